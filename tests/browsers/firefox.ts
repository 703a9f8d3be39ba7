import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'

import { type BrowserKind, patienceMs, type Tab } from './tab.ts'

const paths = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox']
const pollMs = 100
const found = () => paths.find(path => path !== undefined && existsSync(path))

const tabOf = (page: Page): Tab => {
  /** Asked from here: in a window that was behind another one, the page's own timers are slowed down. */
  const wait = async <T>(find: () => Promise<T | undefined>, what: string): Promise<T> => {
    for (const endMs = performance.now() + patienceMs; performance.now() < endMs; await sleep(pollMs)) {
      // A page that is being left has nothing to find yet.
      const found = await find().catch(() => undefined)
      if (found !== undefined) return found
    }
    throw new Error(`waited for ${what}`)
  }
  const element = (find: string) =>
    wait(
      async () => ((await page.evaluateHandle(find)).asElement() as ElementHandle<HTMLElement> | null) ?? undefined,
      find,
    )
  return {
    goto: async url => void (await page.goto(url)),
    press: async find => (await element(find)).click(),
    type: async (find, text) => (await element(find)).type(text),
    until: async (expression, what) =>
      void (await wait(async () => ((await page.evaluate(expression)) === true ? true : undefined), what)),
    text: () => page.evaluate(() => document.body.innerText),
    inPopup: async (open, steps) => {
      const opened = new Promise<Page>(resolve => page.once('popup', popup => popup && resolve(popup)))
      await open()
      await steps(tabOf(await opened))
      // A page behind another one is slowed down.
      await page.bringToFront()
    },
    close: () => page.close(),
  }
}

/** Over WebDriver BiDi, which Firefox implements natively. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (found() ? undefined : 'Firefox: install firefox-esr, or set FIREFOX_PATH'),
  start: async () => {
    const executablePath = found() ?? ''
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
    return {
      name: await browser.version(),
      newTab: async () => {
        const context = await browser.createBrowserContext()
        return tabOf(await context.newPage())
      },
      stop: () => browser.close(),
    }
  },
}
