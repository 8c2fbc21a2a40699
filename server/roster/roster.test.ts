import { beforeEach, describe, expect, test } from 'vitest'
import type { RosterUpload } from '#contract/roster.ts'
import { createApp } from '../app.ts'
import { cast } from '../test/cast.ts'
import { countStatements } from '../test/count-statements.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { largeRoster, rosterOf, workbookOf } from './fixtures.ts'

let app: TestApp
let lin: Awaited<ReturnType<TestApp['as']>>
beforeEach(async () => {
  app = await createTestApp()
  lin = await app.as('advisorLin')
})

const nia = ['nia.brooks@school.example', 'Nia', 'Brooks', 'student', 'true']
const review = (file: File) => lin.roster.uploadUsers({ file, dryRun: '1' })
const upload = (file: File) => lin.roster.uploadUsers({ file })
const member = async (email: string) =>
  (await lin.team.listUsers({})).find((user) => user.email === email)
const counts = ({ newRows, changedRows, unchangedRows, refusedRows }: RosterUpload) =>
  [newRows, changedRows, unchangedRows, refusedRows] as const

describe('a dry run', () => {
  test('says what is new, changed, unchanged and refused, and writes nothing', async () => {
    const file = rosterOf(
      nia,
      ['maya.okafor@school.example', 'Maya', 'Okafor-Lee', 'student', 'false'],
      ['omar.haddad@school.example', 'Omar', 'Haddad', 'student', 'true'],
      ['jordan.ellis@mail.example', 'Jordan', 'Ellis', 'captain', 'true'],
    )
    const reviewed = await review(file)

    expect(reviewed).toMatchObject({ applied: false, count: 3, rowsRead: 4, sheet: 'Roster' })
    expect(counts(reviewed)).toEqual([1, 1, 1, 1])
    expect(reviewed.changes).toEqual([
      { row: 3, person: 'Maya Okafor-Lee', column: 'lastName', from: 'Okafor', to: 'Okafor-Lee' },
      { row: 3, person: 'Maya Okafor-Lee', column: 'authorized', from: 'Active', to: 'Inactive' },
    ])
    expect(reviewed.refused).toEqual([
      {
        row: 5,
        column: 'email',
        value: 'jordan.ellis@mail.example',
        reason: 'Not a school address',
        fix: 'Use the address that ends in school.example',
      },
      {
        row: 5,
        column: 'role',
        value: 'captain',
        reason: 'Not a role we know',
        fix: 'Write student or admin',
      },
    ])
    expect(await member('nia.brooks@school.example')).toBeUndefined()
    expect(await member(cast.maya.email)).toMatchObject({ lastName: 'Okafor', authorized: true })
  })
})

describe('an upload', () => {
  test('takes the good rows in, leaves the refused ones out, and touches nobody who is absent', async () => {
    const maya = await app.as('maya')
    const uploaded = await upload(
      rosterOf(
        nia,
        ['maya.okafor@school.example', '', '', '', false],
        ['x@y.example', '', '', '', ''],
      ),
    )

    expect(uploaded).toMatchObject({ applied: true, count: 2, refusedRows: 1 })
    expect(await member('nia.brooks@school.example')).toMatchObject({
      firstName: 'Nia',
      lastName: 'Brooks',
      role: 'student',
      authorized: true,
    })
    // Empty cells take nothing away; switching off ends the session at once.
    expect(await member(cast.maya.email)).toMatchObject({ firstName: 'Maya', authorized: false })
    await expect(maya.session.getUser({})).rejects.toMatchObject({ status: 401 })
    expect(await member(cast.omar.email)).toMatchObject({ authorized: true })
  })

  test('of the same file again changes nothing', async () => {
    const file = rosterOf(nia, ['maya.okafor@school.example', 'May', 'Okafor', 'student', 'true'])
    await upload(file)
    const before = await lin.team.listUsers({})

    expect(counts(await upload(file))).toEqual([0, 0, 2, 0])
    expect(await lin.team.listUsers({})).toEqual(before)
  })

  test('never takes the uploader’s own rights', async () => {
    const own = (role: string, authorized: string) =>
      rosterOf([cast.advisorLin.email, 'Lin', 'Park', role, authorized])
    for (const file of [own('student', 'true'), own('admin', 'false')]) {
      const uploaded = await upload(file)
      expect(counts(uploaded)).toEqual([0, 0, 0, 1])
      expect(uploaded.refused[0]!.reason).toBe('This is you, and you would lose your own rights')
    }
    expect(await member(cast.advisorLin.email)).toMatchObject({ role: 'admin', authorized: true })
  })

  test('is in the log: whose rights or name it changed, and who came as an admin', async () => {
    await lin.roster.uploadUsers({
      file: rosterOf(
        nia,
        ['dana.whitfield@school.example', 'Dana', 'Whitfield', 'admin', 'true'],
        [cast.maya.email, 'Mai', '', '', 'false'],
        [cast.omar.email, '', '', 'admin', ''],
      ),
    })
    const { entries } = await lin.settings.listAuditLog({})
    expect(
      entries.slice(0, 4).map(({ subject, action, detail }) => [subject, action, detail]),
    ).toEqual([
      [null, 'roster-uploaded', '2 added, 2 changed'],
      ['Omar Haddad', 'person-changed', 'role: admin'],
      ['Mai Okafor', 'person-changed', 'name, not active'],
      ['Dana Whitfield', 'person-added', 'admin'],
    ])
  })

  test('by two admins against each other leaves one of them', async () => {
    await lin.team.updateUser({ email: cast.omar.email, role: 'admin' })
    const omar = await app.as('omar')
    const against = ({ email }: { email: string }) => rosterOf([email, '', '', 'student', ''])
    await Promise.allSettled([
      lin.roster.uploadUsers({ file: against(cast.omar) }),
      omar.roster.uploadUsers({ file: against(cast.advisorLin) }),
    ])
    const admins = await app.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute()
    expect(admins).toHaveLength(1)
  })

  test('of ten thousand rows takes as many statements as one of ten', async () => {
    expect(await statementsOf(largeRoster(10_000))).toBe(await statementsOf(rosterOf(nia)))
    expect(counts(await review(largeRoster(10_000)))).toEqual([0, 0, 10_000, 0])
  })
})

test('refused rows come back as a workbook that is good once it is corrected', async () => {
  const file = rosterOf(
    nia,
    ['=cmd|x!A1', '=SUM(A1)', 'Ellis', 'student', 'true'],
    [cast.advisorLin.email, 'Lin', 'Park', 'student', 'true'],
  )
  const { filename, base64 } = await lin.roster.getRefusedRows({ file })
  expect(filename).toBe('refused-rows.xlsx')
  const again = await review(new File([Buffer.from(base64, 'base64')], filename))
  expect(again).toMatchObject({ rowsRead: 2, refusedRows: 2 })
  expect(again.refused.map(({ row, value }) => [row, value])).toEqual([
    [2, '=cmd|x!A1'],
    [3, 'student'],
  ])
})

test('the template is a roster by itself', async () => {
  const { base64 } = await lin.roster.getRosterTemplate({})
  const reviewed = await review(new File([Buffer.from(base64, 'base64')], 'template.xlsx'))
  expect(counts(reviewed)).toEqual([3, 0, 0, 0])
})

describe('real workbooks', () => {
  test('may have a title, other sheets, and columns in any order, case and spelling', async () => {
    const file = workbookOf({
      Notes: { rows: [['Please check'], ['email']] },
      Fall: {
        rows: [
          ['Fall roster'],
          [],
          ['\ufeffROLE ', 'Last Name', 'Phone', 'E-Mail', 'first_name', 'Authorised'],
          ['Student', ' Brooks ', 5551234, '\u200bNia.Brooks@School.Example ', 'Nia', 'TRUE'],
          [null, null, 'only a note', null, null, null],
          [' ', '', null, null, null, null],
        ],
        merges: ['A1:F1'],
      },
    })
    expect(await review(file)).toMatchObject({ sheet: 'Fall', rowsRead: 1, newRows: 1 })
    await upload(file)
    expect(await member('nia.brooks@school.example')).toMatchObject({ lastName: 'Brooks' })
  })

  test('may have cells merged downwards, formulas with their values, and 1 for true', async () => {
    const rows = [
      ['email', 'firstName', 'lastName', 'role', 'authorized'],
      ['a@school.example', 'Ana', 'One', 'admin', 1],
      [
        { t: 's', v: 'b@school.example', f: 'LOWER("B@SCHOOL.EXAMPLE")' } as const,
        'Ben',
        'Two',
        null,
        0,
      ],
    ]
    await upload(workbookOf({ Roster: { rows, merges: ['D2:D3'] } }))
    expect(await member('a@school.example')).toMatchObject({ role: 'admin', authorized: true })
    expect(await member('b@school.example')).toMatchObject({ role: 'admin', authorized: false })
  })

  test('are told what stands in the wrong place', async () => {
    const { refused } = await review(
      rosterOf(
        ['a@school.example', new Date('2026-05-01'), 'One', 'student', true],
        ['b@school.example', 42, true, 'student', 'yes'],
        ['', 'Cy', 'Three', 'student', true],
        [{ t: 'e', v: 0x17 }, 'Di', 'x'.repeat(81), 'student', true],
        [12345, '–', 'Five', 'student', 2],
      ),
    )
    expect(refused.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
      '2 firstName: A date, not a name',
      '3 firstName: A number, not a name',
      '3 lastName: TRUE or FALSE, not a name',
      '3 authorized: Neither true nor false',
      '4 email: No address',
      '5 email: The formula has an error',
      '5 lastName: Longer than 80 characters',
      '6 email: Not an e-mail address',
      '6 firstName: Not a name',
      '6 authorized: Neither true nor false',
    ])
  })

  test('name each address once', async () => {
    const { refused, newRows } = await review(
      rosterOf(nia, ['NIA.brooks@school.example', '', '', '', '']),
    )
    expect(newRows).toBe(1)
    expect(refused).toEqual([
      expect.objectContaining({
        row: 3,
        reason: 'Same address as row 2',
        fix: 'Delete one of the two rows',
      }),
    ])
  })

  test('without a column say which one', async () => {
    const file = workbookOf([['email', 'firstName', 'lastName', 'role'], nia.slice(0, 4)])
    await expect(upload(file)).rejects.toMatchObject({
      status: 422,
      body: {
        message: expect.stringContaining('The column authorized is missing on the sheet “Roster”.'),
      },
    })
    await expect(review(workbookOf([['Hello']]))).rejects.toMatchObject({ status: 422 })
  })
})

/** Statements of the whole call, beside those that begin and end its transaction. */
async function statementsOf(file: File) {
  const counted = countStatements(app.db)
  const cookie = await signIn(app.deps, app.app, cast.advisorLin.email)
  const body = new FormData()
  body.append('file', file)
  const watched = createApp({ ...app.deps, db: counted.db })
  const path = '/api/admin/upload-users'
  const { status } = await watched.request(path, { method: 'POST', headers: { cookie }, body })
  expect(status).toBe(200)
  return counted.statements
}
