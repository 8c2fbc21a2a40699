import { expect, test } from 'vitest'
import { safeFilename } from './filename.ts'

test.each([
  ['exam.pdf', 'exam.pdf'],
  ['/etc/passwd', 'passwd'],
  ['C:\\exams\\Test 1.pdf', 'Test 1.pdf'],
  ['../../.htaccess', 'htaccess'],
  ['line\r\nbreak.pdf', 'line break.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['Prüfung – März.pdf', 'Prüfung – März.pdf'],
  ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ['', 'upload.pdf'],
  ['...', 'upload.pdf'],
])('shows %j as %j', (given, shown) => {
  expect(safeFilename(given)).toBe(shown)
})

test('shortens a long name and keeps its ending, never half a character', () => {
  const name = safeFilename(`${'🎓'.repeat(100)}.pdf`)
  expect(name.length).toBeLessThanOrEqual(120)
  expect(name).toMatch(/🎓….pdf$|🎓…\.pdf$/u)
  expect(name.isWellFormed()).toBe(true)
})
