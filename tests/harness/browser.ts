import { existsSync } from 'node:fs'

import { type Browser, type BrowserContext, chromium } from 'playwright-core'

/** How long a page is waited for. The default of 30 seconds is too short on a machine with a load of ten per core. */
const waitMs = 90_000

/** Files of a project share their process, and this with it: to start a browser takes two seconds of CPU. */
const shared = globalThis as { rialtoTestBrowser?: Promise<Browser> | undefined }

/**
 * The browser the test command found or brought (`CHROME_PATH`), else one where distributions put it. It ends with the
 * process; `close` ends what this caller opened.
 */
export const launchBrowser = async (): Promise<Browser> => {
  const browser = await (shared.rialtoTestBrowser ??= launch())
  const contexts: BrowserContext[] = []
  // Animations on a waiting page are drawn sixty times a second, by the CPU: a large part of the duration of such a
  // walk.
  const newContext: Browser['newContext'] = async options => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(waitMs)
    contexts.push(context)
    return context
  }
  const close = async () => void (await Promise.all(contexts.map(context => context.close())))
  const own: Browser = Object.assign(Object.create(browser), { newContext, close })
  return own
}

/** Ends the browser, so that its process can exit. */
export const endBrowser = async (): Promise<void> => (await shared.rialtoTestBrowser)?.close()

const launch = async (): Promise<Browser> => {
  const paths = [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const executablePath = paths.find(path => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found. Run npm test, which brings one, or set CHROME_PATH.')
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      // Pages of one site share their process: the twenty of one file started twenty.
      '--process-per-site',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  // One that crashed is not handed to the next file.
  browser.once('disconnected', () => (shared.rialtoTestBrowser = undefined))
  return browser
}
