/** The podium as panel art, bottom right of a `Panel`. Place and size come from the class. */
export function PanelPodium({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 192"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden
      className={`panel-steps ${className ?? ''}`}
    >
      <rect x="0" y="110" width="74" height="100" rx="10" />
      <rect x="83" y="62" width="74" height="150" rx="10" />
      <rect x="166" y="138" width="74" height="80" rx="10" />
      <path d="M120 8l6.2 16.3L142.5 30.5l-16.3 6.2L120 53l-6.2-16.3L97.5 30.5l16.3-6.2z" />
    </svg>
  )
}

/** The podium still to be climbed: dashed, for what is not there yet. */
export function GhostPodium() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" aria-hidden>
      <rect className="ghost-bar" x="8" y="38" width="22" height="40" rx="4" />
      <rect className="ghost-bar" x="37" y="22" width="22" height="56" rx="4" />
      <rect className="ghost-bar" x="66" y="48" width="22" height="30" rx="4" />
      <path d="M0 71.5h96" className="ghost-base" />
      <path className="logo-spark" d="M48 0l2.2 5.8L56 8l-5.8 2.2L48 16l-2.2-5.8L40 8l5.8-2.2z" />
    </svg>
  )
}

/** Three bars that breathe while somebody is thinking; the word stands beside them. */
export function Thinking() {
  return (
    <span aria-hidden className="thinking inline-flex h-4 items-end gap-1">
      <i />
      <i />
      <i />
    </span>
  )
}
