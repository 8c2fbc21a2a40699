import { useMemo } from 'react'
import { FormulaSource, type FormulaProps } from './formula.tsx'
import { drawFormula } from './draw-formula.ts'
import { ScrollBox } from './scroll-box.tsx'

/** The formula as MathML, which browsers draw and screen readers read by themselves. */
export function DrawnFormula({ tex, display }: FormulaProps) {
  const drawing = useMemo(() => drawFormula(tex, display), [tex, display])
  if (!drawing) return <FormulaSource tex={tex} display={display} />
  if (!display) return <span className="formula-inline">{drawing}</span>
  return (
    <ScrollBox className="formula-display" label="Formula">
      {drawing}
    </ScrollBox>
  )
}
