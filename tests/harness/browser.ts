import { existsSync } from 'node:fs'

import { type Browser, chromium } from 'playwright-core'

/** The browser the test command found or brought (`CHROME_PATH`), else one where distributions put it. */
export const launchBrowser = async (): Promise<Browser> => {
  const paths = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const executablePath = paths.find(path => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found. Run npm test, which brings one, or set CHROME_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
