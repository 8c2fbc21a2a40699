import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// What browsers have and jsdom lacks; our parts and Radix ask for it.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
Element.prototype.hasPointerCapture = () => false

// No style sheet is loaded here. jsdom applies its own anew for every element that a role or a name is looked up by, which
// took a sixth of all screen tests; what those ask of it stands in the element itself.
window.getComputedStyle = (element) => {
  const { style, hidden, localName } = element as HTMLElement
  const isShown = !hidden && localName !== 'script' && localName !== 'style'
  const display = isShown ? style.display || 'block' : 'none'
  return new Proxy(style, {
    get(own, name) {
      if (name === 'display') return display
      if (name === 'visibility') return own.visibility || 'visible'
      if (name === 'getPropertyValue')
        return (property: string) =>
          property === 'display' ? display : own.getPropertyValue(property)
      const value: unknown = Reflect.get(own, name, own)
      return typeof value === 'function' ? value.bind(own) : value
    },
  })
}

// A screen's code is compiled when it is first asked for, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  // The window is the next test's too.
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
