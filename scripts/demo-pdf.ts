import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_CATEGORY, demoExamPdf } from './demo-exam.ts'

// npm run demo:pdf [-- [--licence-notice] FILE.pdf]
const { values, positionals } = parseArgs({
  options: { 'licence-notice': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const licenceNotice = values['licence-notice']
// npm runs this in the project's folder; the file belongs where the person is.
const folder = process.env['INIT_CWD'] ?? process.cwd()
const file = resolve(folder, positionals[0] ?? 'finalist-demo-exam.pdf')
writeFileSync(file, await demoExamPdf({ licenceNotice }))
console.log(
  [
    `A hundred questions of our own, as an exam PDF: ${file}`,
    ...(licenceNotice
      ? ['Its cover forbids single use, so it is offered as a whole exam only.']
      : []),
    'Sign in as an admin, open Upload Materials and drop it there. ' +
      `Choose the category ${DEMO_CATEGORY}, tick "Add to Master Question Bank (Admin Only)",`,
    'press Upload All, then Process PDFs. The exam is then under Exam Practice.',
  ].join('\n'),
)
