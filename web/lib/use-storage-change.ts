import { useEffect, useEffectEvent } from 'react'

/** Tells what another tab of this browser has kept or removed. */
export function useStorageChange(onChange: (event: StorageEvent) => void) {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const look = (event: StorageEvent) => changed(event)
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
}
