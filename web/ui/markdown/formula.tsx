import { Component, lazy, Suspense, type ReactNode } from 'react'

export type FormulaProps = {
  tex: string
  /** On a line of its own. */
  display: boolean
}

// A few replies have formulas, and what draws them is larger than the rest of the screen.
const DrawnFormula = lazy(() =>
  import('./drawn-formula.tsx').then(
    (m) => ({ default: m.DrawnFormula }),
    () => ({ default: FormulaSource }),
  ),
)

/** A formula; its source until it can be drawn, or where it cannot. */
export function Formula(props: FormulaProps) {
  const source = <FormulaSource {...props} />
  return (
    <FormulaBoundary key={props.tex} instead={source}>
      <Suspense fallback={source}>
        <DrawnFormula {...props} />
      </Suspense>
    </FormulaBoundary>
  )
}

export function FormulaSource({ tex, display }: FormulaProps) {
  return <code className={display ? 'formula-source' : undefined}>{tex}</code>
}

/** A formula that breaks what draws it must not take the conversation along. */
class FormulaBoundary extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
