import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { ROOT } from './run-command.ts'

/**
 * `npm run structure`: file names that promise what a file holds, kept true by a program. Prints a line for each
 * promise that is broken.
 */
const CODE = '{contract,server,web,e2e,bench,scripts,content}/**/*.{ts,tsx,mjs}'
const TEXTS = '**/*.{ts,tsx,mjs,json,md,sql,css,html,yml}'
const NOT_OURS = [
  '{node_modules,dist,data,demo-data,test-results,playwright-report}/**',
  'package-lock.json',
]

/** Not areas of the product: what areas stand on, and what tests stand on. */
const BESIDE_AREAS = ['lib', 'ports', 'test']

/** Names that say nothing about what is inside. Two are the contract's: its one list, and what its areas share. */
const EMPTY_NAMES = [
  'utils',
  'util',
  'helpers',
  'helper',
  'services',
  'types',
  'index',
  'common',
  'misc',
]
const NAMED_SO_ANYWAY = ['contract/index.ts', 'contract/common.ts']

/** An operation's file begins with what it does. The list grows when a new verb means something new. */
const VERBS = [
  ...[
    'accept',
    'add',
    'cache',
    'change',
    'check',
    'create',
    'decide',
    'delete',
    'ensure',
    'get',
    'hand',
    'judge',
    'process',
    'publish',
    'restore',
    'verify',
  ],
  ...[
    'announce',
    'notify',
    'read',
    'redeem',
    'remind',
    'request',
    'retake',
    'review',
    'save',
    'send',
    'start',
    'submit',
    'upload',
    'visit',
  ],
]
/** Nouns that touch the database, each because it is the thing's own door. */
const NOUNS_WITH_QUERIES = [
  'server/sign-in/session-cookie.ts', // the cookie is only half of a session; the other half is a row
]

const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`|\bsql\.raw\(/
const WITH_SQL = [
  /\/queries\.ts$/,
  /^server\/ports\/database\//,
  /^server\/lib\/rate-limit\.ts$/, // counted in the database, for every area alike
  /fixtures\.ts$/,
  /\.test\.ts$/,
  /^server\/test\//,
  /^bench\//,
]

/**
 * A route beside the contract has no rule of access: each of these is for everybody, or sees to it itself. Whatever its
 * address is written as, a route needs a router.
 */
const ROUTE_BESIDE_CONTRACT =
  /\bnew Hono\b|\b(?:router|app)\.(?:get|post|put|delete|patch|all|on)\(/
const MAY_HAVE_ROUTES = [
  'server/lib/implement.ts', // the contract's own, each with its endpoint's rule
  'server/lib/stream-events.ts', // the same, event by event
  'server/lib/page.ts', // the pages of signing in, for everybody
  'server/materials/serve-pdf.ts', // a material's PDF, admitted as a call of the contract is
  'server/app.ts', // what nobody knows is a 404 in words
  'server/operations/routes.ts', // is it alive, is it ready, its figures behind a token
  'server/sign-in/sign-in-styles.ts', // how signing in looks
  'server/web-files/serve-web.ts', // what the browser is sent, the same for everybody
]

/** What runs until a supervisor or a person ends it. */
const SERVERS = ['start', 'dev', 'demo']

/** A person's or a machine's own folder, where nobody else's copy can be. */
const MACHINE_PATH = /(?<![\w.:/~}-])\/(home|Users|root|work|workspace|builds)\/\w/

const code = list(CODE)
const findings = [
  ...code.flatMap(checkName),
  ...code.filter(isInArea).flatMap(checkArea),
  ...code.filter((file) => file.startsWith('server/')).flatMap(checkSql),
  ...code.filter(isOfServer).flatMap(checkRoutes),
  ...checkScreens(),
  ...checkNumbered('server/ports/database/migrations/*', /^\d{4}-[a-z0-9-]+\.sql$/),
  ...checkNumbered('docs/decisions/*', /^\d{3}-[a-z0-9-]+\.md$/),
  ...list(TEXTS).flatMap(checkPaths),
  ...checkScripts(),
]
for (const finding of findings) console.log(finding)
process.exitCode = findings.length > 0 ? 1 : 0

function checkName(file: string): string[] {
  if (NAMED_SO_ANYWAY.includes(file)) return []
  return file.split('/').flatMap((part) => {
    const name = part.replace(/(\.test|\.story|\.d)?\.\w+$/, '')
    if (EMPTY_NAMES.includes(name)) return [`${file}: "${name}" does not say what is inside.`]
    return /^[a-z0-9]+(-[a-z0-9]+)*(\.config)?$/.test(name)
      ? []
      : [`${file}: "${part}" is not kebab-case.`]
  })
}

function isInArea(file: string) {
  const [root, area, ...rest] = file.split('/')
  return root === 'server' && rest.length > 0 && !BESIDE_AREAS.includes(area!)
}

/** `routes queries prompts messages jobs fixtures`, operations (verb first) and pure nouns, all in one level. */
function checkArea(file: string): string[] {
  if (file.split('/').length > 3) return [`${file}: an area has no folders inside.`]
  const name = basename(file, extname(file))
  const mayQuery =
    /^(routes|jobs|fixtures)$|\.test$/.test(name) || VERBS.includes(name.split('-')[0]!)
  if (mayQuery || name === 'queries' || NOUNS_WITH_QUERIES.includes(file)) return []
  return usesQueries(file)
    ? [`${file}: it asks the database, so its name begins with what it does (or it is pure).`]
    : []
}

function usesQueries(file: string) {
  return /^import (?!type\b)(?!\{( type \w+,?)+ \})[^;']*from '[^']*\/queries\.ts'/m.test(
    read(file),
  )
}

function checkSql(file: string): string[] {
  if (WITH_SQL.some((allowed) => allowed.test(file)) || !SQL.test(read(file))) return []
  return [`${file}: SQL stands only in an area's queries.ts.`]
}

function isOfServer(file: string) {
  return file.startsWith('server/') && !/\.test\.ts$|fixtures\.ts$|^server\/test\//.test(file)
}

function checkRoutes(file: string): string[] {
  if (MAY_HAVE_ROUTES.includes(file) || !ROUTE_BESIDE_CONTRACT.test(read(file))) return []
  return [`${file}: a route without an access rule; put it into the contract.`]
}

function checkScreens(): string[] {
  const folders = new Set(list('web/screens/*/*').map(dirname))
  return [...folders].flatMap((folder) => {
    const screen = `${folder}/${basename(folder)}-screen.tsx`
    return existsSync(ROOT + screen) ? [] : [`${folder}: its screen is missing (${screen}).`]
  })
}

function checkNumbered(pattern: string, form: RegExp): string[] {
  return list(pattern)
    .filter((file) => !form.test(basename(file)))
    .map((file) => `${file}: its name has another form than its neighbours'.`)
}

function checkPaths(file: string): string[] {
  const lines = read(file).split('\n')
  const index = lines.findIndex((line) => MACHINE_PATH.test(line))
  return index < 0 ? [] : [`${file}:${index + 1}: this path exists on one machine only.`]
}

/** What the README tells people to run can be run, and what can be run is told. */
function checkScripts(): string[] {
  // Ours, and checked by npm itself.
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const readme = existsSync(`${ROOT}README.md`) ? read('README.md') : ''
  const told = [...readme.matchAll(/npm (?:run )?(?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name!)
  const missing = told.filter(
    (name) => !(name in scripts) && !['ci', 'run', 'install'].includes(name),
  )
  const untold = Object.keys(scripts).filter(
    (name) => !told.includes(name) && !readme.includes(`\`${name}\``),
  )
  const files = Object.entries(scripts).flatMap(([name, line]) =>
    [...line.matchAll(/[\w./-]+\.(?:ts|mjs)\b/g)]
      .filter(([file]) => !existsSync(ROOT + file))
      .map(([file]) => `package.json: "${name}" runs ${file}, which is not there.`),
  )
  // npm passes a signal on to the shell it started, which ends without passing it on to a server.
  const orphaned = SERVERS.filter((name) => !scripts[name]?.startsWith('exec '))
  return [
    ...orphaned.map((name) => `package.json: "${name}" must begin with exec, to hear signals.`),
    ...new Set(missing.map((name) => `README.md: there is no script "${name}".`)),
    ...untold.map((name) => `README.md: it does not mention the script "${name}".`),
    ...files,
  ]
}

function list(pattern: string) {
  return globSync(pattern, { cwd: ROOT, exclude: NOT_OURS }).sort()
}

function read(file: string) {
  return readFileSync(ROOT + file, 'utf8')
}
