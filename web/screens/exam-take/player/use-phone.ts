import { useSyncExternalStore } from 'react'

/** Under this width the overview is a sheet and the saved state stands beside the question; player.css changes here too. */
const PHONE = '(max-width: 40rem)'

export const usePhone = () => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches)

function subscribe(notify: () => void) {
  const media = matchMedia(PHONE)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
