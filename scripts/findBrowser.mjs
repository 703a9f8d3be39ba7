import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { root } from './sources.mjs'

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium in an npm package, for machines without one. Not in the lock file: 75 MB that most never need. */
const shipped = '@sparticuz/chromium@153.0.0'

const starts = path => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

const fromPackage = async say => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(root, '.cache/browser')
  const entry = join(folder, 'node_modules/@sparticuz/chromium/package.json')
  if (!existsSync(entry)) {
    say(`  no browser found; fetching ${shipped} from the package registry\n`)
    const npm = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', shipped]
    if (spawnSync('npm', npm, { stdio: 'ignore', shell: false }).status !== 0) return undefined
  }
  const resolved = createRequire(entry).resolve('@sparticuz/chromium')
  const { default: chromium } = await import(pathToFileURL(resolved).href)
  const path = await chromium.executablePath()
  return starts(path) ? path : undefined
}

const fromSystem = say => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined
  say('  installing chromium with the system’s package manager\n')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
  return wellKnown.find(existsSync)
}

/** A Chromium to test in: the one that is there, else one from the package registry, else one from the system's. */
export const findBrowser = async say => {
  const found = [process.env.CHROME_PATH, ...wellKnown].find(path => path && existsSync(path))
  const path = found ?? (await fromPackage(say)) ?? fromSystem(say)
  if (!path) throw new Error('No Chromium found and none could be installed. Install one and set CHROME_PATH to it.')
  return path
}
