import { expect, test } from 'vitest'
import { calmText } from './calm-text.ts'

test('what cannot be seen, or turns the direction, is taken out', () => {
  expect(calmText('a\u0000b\u001b[31mc\u007f')).toBe('ab[31mc')
  expect(calmText('pay \u202egnihton\u202c now\u2066!\u2069')).toBe('pay gnihton now!')
  expect(calmText('hi\u{e0041}\u{e0042}')).toBe('hi')
  expect(calmText('half \ud83d')).toBe('half \ufffd')
})

test('a letter keeps four marks, however many are piled on it', () => {
  expect(calmText(`Z${'\u0301'.repeat(50)}a`)).toBe(`Z${'\u0301'.repeat(4)}a`)
})

test('what people write stays: languages, joined emoji, tabs, line ends', () => {
  const written = 'Größe, Zoë, việt, שָׁלוֹם, नमस्ते, 👩‍👧‍👦, 🏴, a\tb\nc'
  expect(calmText(written)).toBe(written)
  expect(calmText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
})
