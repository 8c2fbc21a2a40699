import type { Page } from '@playwright/test'

/** The browser's speech recognition, spoken through by the story. Says when anything asks for the microphone itself. */
export async function giveRecogniser(page: Page) {
  await page.addInitScript(() => {
    class Recogniser {
      onstart?: () => void
      onresult?: (event: object) => void
      onerror?: (event: object) => void
      onend?: () => void
      start() {
        Object.assign(window, {
          recogniser: this,
          starts: Number(Reflect.get(window, 'starts') ?? 0) + 1,
        })
        this.onstart?.()
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
    // Not there on pages that are not secure; a story's server is on loopback, which is.
    navigator.mediaDevices.getUserMedia = () => {
      throw new Error('The page must never listen itself.')
    }
  })
  return {
    hear: (transcript: string, isFinal = true) =>
      page.evaluate(
        ([words, final]) => {
          const result = Object.assign([{ transcript: words }], { isFinal: final })
          Reflect.get(window, 'recogniser').onresult({ resultIndex: 0, results: [result] })
        },
        [transcript, isFinal] as const,
      ),
    end: () => page.evaluate(() => Reflect.get(window, 'recogniser').onend()),
    fail: (error: string) =>
      page.evaluate((name) => {
        const recogniser = Reflect.get(window, 'recogniser')
        recogniser.onerror({ error: name })
        recogniser.onend()
      }, error),
    starts: () => page.evaluate(() => Number(Reflect.get(window, 'starts') ?? 0)),
  }
}
