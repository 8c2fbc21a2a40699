import { createElement, type ReactNode } from 'react'
import temml from 'temml'

/** Deeper than any formula of this field. */
const DEPTH_MAX = 40
/** Macros that call themselves end here. */
const EXPANSIONS_MAX = 200

const ELEMENTS = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover ' +
    'mtable mtr mtd mstyle mmultiscripts mprescripts none'
  ).split(' '),
)

/** Attributes that say how letters stand to each other, with the values they may have; none of them is a size. */
const ATTRIBUTES: Record<string, RegExp> = {
  accent: /^(true|false)$/,
  accentunder: /^(true|false)$/,
  display: /^(block|inline)$/,
  displaystyle: /^(true|false)$/,
  fence: /^(true|false)$/,
  form: /^(prefix|infix|postfix)$/,
  largeop: /^(true|false)$/,
  linethickness: /^0(px|em)?$/,
  lspace: /^0?(\.\d+)?em$/,
  mathvariant: /^normal$/,
  movablelimits: /^(true|false)$/,
  rspace: /^0?(\.\d+)?em$/,
  scriptlevel: /^[012]$/,
  separator: /^(true|false)$/,
  stretchy: /^(true|false)$/,
  symmetric: /^(true|false)$/,
  width: /^[012]?(\.\d+)?em$/,
}
const CLASSES = ['tml-left', 'tml-right']

/**
 * A TeX formula as MathML elements, of which only known names and harmless attributes are taken over: no links, images,
 * colours, styles or sizes. Undefined where it cannot be read.
 */
export function drawFormula(tex: string, display: boolean): ReactNode {
  try {
    const mathML = temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      maxSize: [1, 1],
      maxExpand: EXPANSIONS_MAX,
    })
    // A document of its own, in which nothing runs or loads.
    const root = new DOMParser().parseFromString(mathML, 'text/html').querySelector('math')
    return root ? copyOf(root, 0) : undefined
  } catch {
    return undefined
  }
}

function copyOf(element: Element, depth: number): ReactNode {
  const name = element.localName
  const inside = [...element.childNodes].map((node) =>
    node instanceof Element ? copyOf(node, depth + 1) : node.textContent,
  )
  if (depth > DEPTH_MAX) throw new Error('This is nested too deeply.')
  return createElement(ELEMENTS.has(name) ? name : 'mrow', attributesOf(element), ...inside)
}

function attributesOf(element: Element) {
  const harmless = [...element.attributes].filter(({ name, value }) =>
    ATTRIBUTES[name]?.test(value),
  )
  const kept = CLASSES.filter((name) => element.classList.contains(name))
  return {
    ...Object.fromEntries(harmless.map(({ name, value }) => [name, value])),
    ...(kept.length > 0 && { className: kept.join(' ') }),
  }
}
