import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readFormula } from './formula-syntax.ts'
import { Markdown } from './markdown.tsx'

const shown = (text: string) => render(<Markdown text={text} />).container

test('tables, lists, emphasis and code', () => {
  const box = shown(
    'Use **both**, *always*:\n\n| | Divided by |\n|---|--:|\n| Markup | cost |\n\n1. one\n2. two\n   - in it\n\n`x` ~~y~~',
  )
  expect(screen.getByRole('columnheader', { name: 'Divided by' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'cost' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'one',
    'twoin it',
    'in it',
  ])
  expect(box.querySelector('strong')?.textContent).toBe('both')
  expect(box.querySelector('em')?.textContent).toBe('always')
  expect(box.querySelector('code')?.textContent).toBe('x')
})

test('HTML stays text, images become their words, entities become signs', () => {
  const box = shown(
    '<img src=x onerror=alert(1)> <b>bold</b>\n\n![a chart](https://elsewhere.example/x.png) 5 &lt; 6 &#37;\n\nline<br>break',
  )
  expect(box.querySelectorAll('img, b, script')).toHaveLength(0)
  expect(box.textContent).toBe('<img src=x onerror=alert(1)> <b>bold</b>a chart 5 < 6 %linebreak')
  expect(box.querySelector('br')).toBeTruthy()
})

test('a link says its host; only the web is linked, and never this site', () => {
  const box = shown(
    '[bank](https://bank.example@evil.example/x) [js](javascript:alert(1)) [data](data:text/html,x) [rel](/api/logout) <mailto:a@b.example> https://plain.example/a',
  )
  const links = [...box.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://bank.example@evil.example/x',
    'https://plain.example/a',
  ])
  expect(links[0]!.rel).toContain('noopener')
  expect(links[0]!.target).toBe('_blank')
  expect(box.textContent).toContain('bank (evil.example)')
  expect(box.textContent).toContain('js data rel mailto:a@b.example')
})

test('money is money, and a formula is a formula', async () => {
  expect(readFormula('$20, sells for $25')).toBeUndefined()
  expect(readFormula('$5/$20')).toBeUndefined()
  expect(readFormula('$5-10$ or so')).toBeUndefined()
  expect(readFormula('$x$ is')).toMatchObject({ tex: 'x', display: false })
  expect(readFormula('$2x = 6$')).toMatchObject({ tex: '2x = 6' })
  expect(readFormula('\\(a\\)')).toMatchObject({ tex: 'a', display: false })
  expect(readFormula('$$a$$')).toMatchObject({ tex: 'a', display: true })
  expect(readFormula('\\[not a formula\\](x)')).toBeUndefined()

  const box = shown('Margin:\n\n$$\\text{Margin} = \\frac{\\$5}{\\$25}$$\n\nor \\(r^2\\).')
  await waitFor(() => expect(box.querySelectorAll('math')).toHaveLength(2))
  expect(box.querySelector('math[display=block] mfrac')?.textContent).toBe('$5$25')
  expect(box.querySelector('p math msup')?.textContent).toBe('r2')
})

test('a formula that cannot be drawn, or asks for more than letters, shows its source', async () => {
  const box = shown(
    '$$\\includegraphics{https://elsewhere.example/x.png}$$\n\n$\\rule{900em}{900em} x$',
  )
  await waitFor(() => expect(box.querySelectorAll('math')).toHaveLength(1))
  expect(box.querySelector('code')?.textContent).toContain('\\includegraphics')
  expect(box.querySelector('mspace')?.outerHTML).toBe('<mspace width="1em"></mspace>')
})

test('what is nested without end is shown as it was written', () => {
  const deep = '> '.repeat(3000) + 'here'
  expect(shown(deep).textContent).toContain('here')
  const list = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- ${depth}`).join(
    '\n',
  )
  expect(shown(list).textContent).toContain('59')
  expect(document.querySelectorAll('li').length).toBeLessThan(40)
})
