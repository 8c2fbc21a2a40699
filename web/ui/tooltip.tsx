import { cloneElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, FocusEvent, PointerEvent, ReactElement } from 'react'
import { createPortal } from 'react-dom'

const OPEN_AFTER_MS = 700
/** Moving on to a neighbour within this time opens its tooltip at once. */
const SKIP_DELAY_MS = 300
/** Time to move the mouse from the control to its tooltip, which stays while it is pointed at. */
const REACH_MS = 120
const GAP_PX = 6
const EDGE_PX = 8

/** One at a time, over all of them. */
let shown: { hide: () => void } | undefined
let hiddenAt = -Infinity

type TooltipProps = { label: string; children: ReactElement<ComponentProps<'button'>> }

/**
 * A word about one control, on hover and on keyboard focus; Escape sends it away. It repeats the control's name for the
 * eye, so it is not read out a second time.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const { control, listeners, bubble } = useTip()
  return (
    <>
      {cloneElement(children, withListeners(children.props, listeners))}
      {control &&
        createPortal(<Bubble label={label} control={control} {...bubble} />, document.body)}
    </>
  )
}

function useTip() {
  const [control, setControl] = useState<Element>()
  const [self] = useState(() => ({ hide: () => setControl(undefined) }))
  const timer = useTimer()

  const open = (element: Element) => {
    timer.stop()
    if (shown !== self) shown?.hide()
    shown = self
    setControl(element)
  }
  const close = () => {
    timer.stop()
    if (shown !== self) return
    shown = undefined
    hiddenAt = Date.now()
    self.hide()
  }
  useEscape(control !== undefined, close)

  return {
    control,
    listeners: {
      onPointerEnter({ currentTarget, pointerType }: PointerEvent) {
        if (pointerType === 'touch') return
        const soon = shown !== undefined || Date.now() - hiddenAt < SKIP_DELAY_MS
        if (soon) open(currentTarget)
        else timer.start(OPEN_AFTER_MS, () => open(currentTarget))
      },
      onPointerLeave: () => timer.start(REACH_MS, close),
      onPointerDown: close,
      onFocus({ currentTarget }: FocusEvent) {
        if (currentTarget.matches(':focus-visible')) open(currentTarget)
      },
      onBlur: close,
    },
    bubble: { onPointerEnter: timer.stop, onPointerLeave: () => timer.start(REACH_MS, close) },
  }
}

function useTimer() {
  const running = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(running.current)
  useEffect(() => () => clearTimeout(running.current), [])
  return {
    stop,
    start(delay: number, act: () => void) {
      stop()
      running.current = setTimeout(act, delay)
    },
  }
}

function useEscape(active: boolean, onEscape: () => void) {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!active) return
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active])
}

type Props = ComponentProps<'button'>

/** The control's own listeners come first: what it opens by itself must go on opening. */
function withListeners(props: Props, listeners: ReturnType<typeof useTip>['listeners']): Props {
  return {
    onPointerEnter: (event) => (props.onPointerEnter?.(event), listeners.onPointerEnter(event)),
    onPointerLeave: (event) => (props.onPointerLeave?.(event), listeners.onPointerLeave()),
    onPointerDown: (event) => (props.onPointerDown?.(event), listeners.onPointerDown()),
    onFocus: (event) => (props.onFocus?.(event), listeners.onFocus(event)),
    onBlur: (event) => (props.onBlur?.(event), listeners.onBlur()),
  }
}

type BubbleProps = { label: string; control: Element } & Pick<
  ComponentProps<'div'>,
  'onPointerEnter' | 'onPointerLeave'
>

/** Above the control, or below where there is no room; never over the edge of the window. */
function Bubble({ label, control, ...listeners }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = bubble.current
    if (!box) return
    const at = control.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = box
    const above = at.top - height - GAP_PX
    const left = at.left + (at.width - width) / 2
    const most = window.innerWidth - width - EDGE_PX
    box.style.top = `${above >= EDGE_PX ? above : at.bottom + GAP_PX}px`
    box.style.left = `${Math.max(EDGE_PX, Math.min(left, most))}px`
  }, [control])
  return (
    <div
      ref={bubble}
      role="tooltip"
      className="pop fixed top-0 left-0 z-50 w-max max-w-64 rounded-sm bg-ink px-2 py-1 text-xs font-medium text-bg forced-colors:border"
      {...listeners}
    >
      {label}
    </div>
  )
}
