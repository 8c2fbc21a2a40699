import { useId, type ReactNode } from 'react'

type SettingsSectionProps = { title: string; hint?: ReactNode; children: ReactNode }

/** One subject of a part; a hairline sets it apart from the one before. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 border-t border-hairline py-5 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {hint && <p className="mt-0.5 text-sm text-pretty text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
