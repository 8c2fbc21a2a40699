import { describe, expect, it } from 'vitest'
import { checkSpelling } from './spelling.ts'

const wrongIn = async (text: string, words: string[] = []) =>
  (await checkSpelling([{ file: 'exams/finance', id: 'fin-001', text }], words)).map(
    ({ problem }) => /"(.*?)"/.exec(problem)?.[1],
  )

describe('spelling', () => {
  it('finds slips, and says where', async () => {
    expect(
      await checkSpelling([{ file: 'cards/saving', id: 'saving-x', text: 'The intrest rate' }], []),
    ).toEqual([
      {
        file: 'cards/saving',
        id: 'saving-x',
        problem: '"intrest" is not in the dictionary; correct it, or add it to content/words.txt',
      },
    ])
  })

  it('knows ordinary business English, numbers and contractions', async () => {
    expect(
      await wrongIn(
        `Isn't the break-even point of a 401(k) at $1,250.50? A company's long-term, tax-deferred e-mail`,
      ),
    ).toEqual([])
  })

  it('is American, also where the dictionary is lenient', async () => {
    expect(await wrongIn('the colour of labour')).toEqual(['colour', 'labour'])
  })

  it('takes our own words, with their possessives', async () => {
    expect(await wrongIn("Priya and Priya's store")).toEqual(['Priya', "Priya's"])
    expect(await wrongIn("Priya and Priya's store", ['Priya'])).toEqual([])
  })
})
