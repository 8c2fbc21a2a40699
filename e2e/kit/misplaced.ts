/** Boxes of a conversation that lie over others, or stick out of what they are in. Runs in the page. */
export function findMisplaced() {
  const found: string[] = []
  const box = (element: Element) => element.getBoundingClientRect()
  const say = (what: string, element: Element) => {
    const message = element.closest('article')?.textContent?.slice(0, 30)
    found.push(`${what}: ${message ?? element.className}`)
  }
  const stacked = (elements: Iterable<Element>) => {
    let above: Element | undefined
    for (const element of elements) {
      if (above && box(above).bottom > box(element).top + 0.5) say('overlaps the next', above)
      above = element
    }
  }
  const inside = (inner: Element, outer: Element) => {
    const [a, b] = [box(inner), box(outer)]
    if (a.left < b.left - 0.5 || a.right > b.right + 0.5) say('sticks out', inner)
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`)
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`)
  const log = document.querySelector('.chat-log')!
  if (log.scrollWidth > log.clientWidth) found.push(`the log is ${log.scrollWidth} wide`)
  stacked([document.querySelector('.chat-head')!, log, document.querySelector('.composer')!])
  const messages = [...log.querySelectorAll('article')]
  stacked(messages)
  for (const message of messages) {
    inside(message, log)
    // What letters pile up beyond their line is cut off here.
    if (getComputedStyle(message).contain !== 'paint') say('is not held in its box', message)
    for (const part of message.querySelectorAll('.bubble, .prose, .citation, .message-foot, time'))
      inside(part, message)
    stacked(message.querySelector('.message-body')?.children ?? [])
    const prose = message.querySelector('.prose')
    stacked(prose?.children ?? [])
    for (const part of prose?.children ?? []) inside(part, prose!)
  }
  return found
}

/** Elements, attributes and addresses in a conversation that none of ours has. Runs in the page. */
export function findForeignParts() {
  const ours =
    'div article p span time ul ol li a code pre h3 blockquote hr br em strong del table thead tbody tr th td button svg path rect math'
  const address = /^https:\/\/[\w.@-]+\.example([/"].*)?$|^\/api\/materials\/\d+\/file#page=3$/
  const found = new Set<string>()
  for (const element of document.querySelector('.chat-log')!.querySelectorAll('*')) {
    const name = element.localName
    if (!element.closest('math, svg') && !ours.split(' ').includes(name)) found.add(name)
    for (const attribute of element.attributes) {
      if (/^(on.*|style|src.*|action|id|xlink:href)$/.test(attribute.name))
        found.add(`${name} ${attribute.name}`)
      if (attribute.name === 'href' && !address.test(attribute.value))
        found.add(`${name} to ${attribute.value.slice(0, 50)}`)
    }
    if (name === 'a' && !element.getAttribute('rel')?.includes('noopener'))
      found.add('a link that opens us')
  }
  return [...found]
}
