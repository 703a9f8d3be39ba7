import { existsSync } from 'node:fs'

import { type Browser, chromium } from 'playwright-core'

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A real Chromium: `CHROME_PATH`, or where distributions put it. Throws when there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = [process.env['CHROME_PATH'], ...PATHS].find(path => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH.')
  return chromium.launch({
    executablePath,
    headless: true,
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
