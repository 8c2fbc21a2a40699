import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { Icon } from './icon.tsx'
import { buttonClass, iconButtonClass } from './button-class.ts'
import { dismissToast, findToast, subscribeToToasts, type ShownToast } from './toast-store.ts'

const SHOWN_MS = 5000
const SWIPE_PX = 50
/** As long as the leaving animation; then the toast is gone for good. */
const LEAVE_MS = 160

const HOTKEY = ['F8']
const NO_HOTKEY: string[] = []

const ICONS = { info: Info, success: CircleCheck, destructive: CircleAlert }

/** Where `toast()` appears. Mounted once, beside the routes; F8 moves the focus to the toast, if there is one. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, findToast)
  const { list, goBack } = useWayBack()
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {shown && <ToastCard key={shown.id} toast={shown} onClose={goBack} />}
      <Toast.Viewport
        {...list}
        hotkey={shown ? HOTKEY : NO_HOTKEY}
        label="Notifications (F8)"
        // A modal dialog hides everything around it that is not live. (Radix reads toasts out itself.)
        aria-live="off"
        className="fixed inset-x-4 bottom-4 z-50 outline-none ml-auto max-w-[420px] sm:left-auto sm:w-full"
      />
    </Toast.Provider>
  )
}

/** F8 takes the focus from somewhere: when the toast goes, the focus goes back there. */
function useWayBack() {
  const ref = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Radix puts the focus of a toast that goes on the list; who came is known already then.
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const goBack = () => {
    if (ref.current?.contains(document.activeElement)) {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
      else ref.current.blur()
    }
    cameFrom.current = null
  }
  return { list: { ref, onFocus }, goBack }
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { title, description, reason, variant = 'info', action } = toast
  const [open, setOpen] = useState(true)
  const bad = variant === 'destructive'
  const close = () => {
    setOpen(false)
    onClose()
    setTimeout(() => dismissToast(toast.id), LEAVE_MS)
  }

  return (
    <Toast.Root
      open={open}
      onOpenChange={close}
      className={clsx(
        'toast pointer-events-auto grid grid-cols-[1.125rem_minmax(0,1fr)_2rem] gap-3 rounded-lg py-4 pr-3 pl-4 text-sm shadow-overlay',
        bad ? 'bg-destructive-soft' : 'bg-raised',
      )}
    >
      <Icon
        of={ICONS[variant]}
        className={clsx('mt-px', bad ? 'text-destructive-ink' : 'text-brand-ink')}
      />
      <div className="wrap-anywhere">
        <Toast.Title className={clsx('font-semibold', bad && 'text-destructive-ink')}>
          {title}
        </Toast.Title>
        {description && <Toast.Description className="text-muted">{description}</Toast.Description>}
        {reason && <p className="mt-1">{reason}</p>}
        {action && (
          <Toast.Action
            altText={action.label}
            onClick={action.act}
            className={clsx(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-2')}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label="Dismiss" className={clsx(iconButtonClass('sm'), '-my-1.5')}>
        <Icon of={X} size="sm" />
      </Toast.Close>
    </Toast.Root>
  )
}
