import * as bombs from './bomb-fixtures.ts'
import * as broken from './broken-fixtures.ts'
import * as older from './hostile-fixtures.ts'
import * as loops from './loop-fixtures.ts'
import type { RefusalReason } from './pdf-refused.ts'
import * as scripted from './scripted-fixtures.ts'

/** What may become of a hostile file: `read` is harmless text, everything else a refusal. */
export type Fate = RefusalReason | 'read'

export type HostilePdf = {
  name: string
  make: () => Buffer | Promise<Buffer>
  /** All that are right; several where it depends on the machine, or on how much a reader mends. */
  fates: Fate[]
}

const pdf = (name: string, make: HostilePdf['make'], ...fates: Fate[]): HostilePdf => ({
  name,
  make,
  fates,
})

const WRONG_CONTENT = [
  // An upload is refused by its first words; that there are none is no other reason there.
  pdf('no byte at all', () => Buffer.alloc(0), 'empty', 'not-a-pdf'),
  pdf('a picture', () => broken.foreignFile('\x89PNG\r\n\x1a\n'), 'not-a-pdf'),
  pdf('a text document', () => broken.foreignFile('PK\x03\x04'), 'not-a-pdf'),
  pdf('a program', () => broken.foreignFile('MZ\x90\0'), 'not-a-pdf'),
  pdf('a compressed exam', broken.compressedExam, 'not-a-pdf'),
  pdf('a web page that passes for a PDF', broken.pageCalledPdf, 'corrupt'),
  pdf('noise after the first words', broken.headerAndNoise, 'corrupt'),
  pdf('zeros after the first words', () => broken.headerAndZeros(9), 'corrupt', 'too-much-memory'),
]

const CUT = [
  pdf('the first words alone', () => Buffer.from('%PDF-1.7'), 'corrupt'),
  pdf('the first half', () => broken.partOfExam(0, 0.5), 'corrupt'),
  pdf('the second half', () => broken.partOfExam(0.5, 1), 'not-a-pdf'),
  pdf('all but the table', broken.examWithoutTable, 'corrupt', 'read'),
  pdf('a table that lies elsewhere', () => broken.examWithTableAt('999999999999'), 'read'),
  pdf('a table before the file', () => broken.examWithTableAt('-1'), 'read'),
  pdf('a hundredth of the bytes wrong', () => broken.garbledExam(100), 'read', 'corrupt', 'empty'),
  pdf('every second byte wrong', () => broken.garbledExam(2), 'corrupt'),
  pdf('a stream longer than the file', () => broken.streamOfLength('2147483648'), 'read'),
  pdf('a stream of less than nothing', () => broken.streamOfLength('-1'), 'read'),
  pdf('pages that are no pages', () => broken.pagesOfAnotherKind('42'), 'corrupt', 'empty'),
  pdf('pages measured in NaN', () => broken.measuredIn('[0 0 /A (x)]'), 'read'),
  pdf('pages of astronomic size', () => broken.measuredIn('[-1e308 -1e308 1e308 1e308]'), 'read'),
  pdf('text at the end of the world', broken.textAtTheEndOfTheWorld, 'read', 'empty'),
]

const LOCKED = [
  pdf('locked with a password', older.encryptedPdf, 'encrypted'),
  pdf('locked in the oldest way', () => scripted.lockedPdf('1.3'), 'encrypted'),
  pdf('locked in the newest way', () => scripted.lockedPdf('1.7ext3'), 'encrypted'),
  pdf('locked against changes only', scripted.readableWithoutPassword, 'read'),
  pdf('locked by nobody knows what', () => broken.unknownEncryption('/Filter /Mine'), 'corrupt'),
  pdf(
    'locked with an endless key',
    () =>
      broken.unknownEncryption('/Filter /Standard /V 2 /R 3 /Length 2147483640 /O () /U () /P -1'),
    ...(['corrupt', 'encrypted', 'too-slow', 'too-much-memory'] as const),
  ),
]

const BOMBS = [
  pdf('a stream of a gigabyte', older.bombPdf, 'too-much-memory', 'too-slow'),
  pdf(
    'a stream of a gigabyte of spaces',
    () => bombs.spacesPdf(1024),
    'too-much-memory',
    'too-slow',
  ),
  pdf('a bomb in a bomb', bombs.bombInBomb, 'too-much-memory', 'too-slow'),
  pdf('ten thousand filters', () => bombs.filterChain(10_000), 'empty', 'corrupt'),
  pdf('runs of runs', bombs.runLengthBomb, 'too-much-memory', 'too-slow'),
  pdf('rows wider than memory', bombs.wideRows, 'empty', 'corrupt', 'too-much-memory'),
  pdf(
    'a billion objects in one',
    () => bombs.objectContainer(1e9),
    'corrupt',
    'too-slow',
    'too-much-memory',
    'empty',
  ),
  pdf(
    'a table of two billion',
    () => bombs.tableOfEntries(2 ** 31),
    'corrupt',
    'too-slow',
    'too-much-memory',
  ),
  pdf('a hundred thousand objects', () => bombs.manyObjects(100_000), 'empty'),
  pdf('ten thousand pages', () => bombs.realPages(10_000), 'too-many-pages'),
  pdf('one page ten thousand times', () => older.pdfOfPages(10_000), 'too-many-pages'),
  pdf(
    'two billion pages by its own word',
    () => broken.pagesCounted('2147483647'),
    'too-many-pages',
    'empty',
  ),
  pdf('fewer pages than none', () => broken.pagesCounted('-1'), 'empty', 'corrupt'),
  pdf('four hundred costly pages', () => bombs.costlyPages(400, 4), 'too-slow', 'too-much-memory'),
  pdf('a picture of forty gigabytes', bombs.hugePicture, 'scanned'),
  pdf('letters that are books', bombs.characterBomb, 'read', 'too-much-memory', 'too-slow'),
  pdf('a page of a million lines', () => bombs.wordyPage(1000), 'too-much-memory', 'too-slow'),
  pdf(
    'a page of twenty thousand lines',
    () => bombs.wordyPage(20),
    'read',
    'too-much-memory',
    'too-slow',
  ),
]

const LOOPS = [
  pdf('pages that contain each other', older.circularPdf, 'corrupt'),
  pdf('forms that draw for ever', older.endlessPdf, 'too-slow', 'too-much-memory'),
  pdf('a page that is its own parent', loops.ownParent, 'empty', 'corrupt'),
  pdf('a form that draws itself', loops.ownForm, 'empty', 'corrupt', 'too-slow'),
  pdf('a reference to itself', loops.ownReference, 'empty', 'corrupt'),
  pdf('a length that is the stream', loops.ownLength, 'read', 'empty', 'corrupt'),
  pdf('a table before itself', loops.ownPredecessor, 'empty'),
  pdf('letters built on themselves', loops.ownCharacters, 'empty', 'read', 'corrupt'),
  pdf('a tree of 50,000 levels', () => loops.deepTree(50_000), 'empty', 'corrupt', 'too-slow'),
  pdf('lists within lists', () => loops.deepLists(500_000), 'empty', 'corrupt'),
  pdf(
    'dictionaries within dictionaries',
    () => loops.deepDictionaries(100_000),
    'empty',
    'corrupt',
  ),
  pdf(
    'states saved for ever',
    () => loops.savedStates(200_000),
    'empty',
    'too-slow',
    'too-much-memory',
  ),
  pdf(
    'one content 100,000 times',
    () => loops.contentRepeated(100_000),
    'read',
    'too-slow',
    'too-much-memory',
  ),
]

const SCRIPTS = [
  pdf('a script that runs when opened', scripted.openingScript, 'read'),
  pdf('a program to be launched', scripted.launchingPdf, 'read'),
  pdf('a form that is a program', scripted.formPdf, 'read'),
  pdf('content that lies in another file', scripted.contentElsewhere, 'empty', 'corrupt'),
  pdf('markup for words', scripted.markupExam, 'read'),
  pdf('control characters for words', scripted.controlsExam, 'read'),
]

const TEXTS = [
  pdf(
    'an exam of 4,400 questions',
    () => loops.endlessExam(400),
    'read',
    'too-slow',
    'too-much-memory',
  ),
  pdf(
    'pages of numbers',
    () => loops.pagesOfLines(400, (n) => `${n}. `.repeat(20)),
    'read',
    'too-slow',
    'too-much-memory',
  ),
  pdf(
    'pages of options',
    () => loops.pagesOfLines(400, () => 'A. B. C. D. '.repeat(10)),
    'read',
    'too-slow',
    'too-much-memory',
  ),
  pdf(
    'pages of dots',
    () => loops.pagesOfLines(400, () => '.'.repeat(200)),
    'read',
    'too-slow',
    'too-much-memory',
  ),
  pdf(
    'questions of a million letters',
    () => bombs.longReading(5, 1000),
    'read',
    'too-slow',
    'too-much-memory',
  ),
  pdf(
    'lines of 20,000 blanks',
    () => loops.pagesOfLines(3, () => `A${' '.repeat(20_000)}B`),
    'read',
    'too-slow',
    'too-much-memory',
  ),
]

/** Each is to be refused, or read within the limits, and the server not to notice. */
export const HOSTILE_PDFS: HostilePdf[] = [
  ...[WRONG_CONTENT, CUT, LOCKED, BOMBS, LOOPS, SCRIPTS, TEXTS].flat(),
]
