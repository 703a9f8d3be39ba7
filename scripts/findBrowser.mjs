import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { root } from './sources.mjs'

/**
 * Chromium built without windows (Debian's chromium-headless-shell). Browser tests take 40 % less CPU in it than in a
 * full Chromium that hides its windows, so it is preferred to installed browsers.
 */
const headlessShell = '/usr/bin/chromium-headless-shell'

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The same build in an npm package, for Linux machines without it. It is not in the lock file, because only the tests
 * need its 75 MB.
 */
const shipped = '@sparticuz/chromium@153.0.0'

const starts = path => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

const fromPackage = async say => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(root, '.cache/browser')
  const entry = join(folder, 'node_modules/@sparticuz/chromium/package.json')
  if (!existsSync(entry)) {
    say(`  fetching the browser of the tests, ${shipped}, from the package registry\n`)
    const npm = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    // If the registry is unreachable, an installed browser is found without minutes of retries.
    if (
      spawnSync('npm', [...npm, '--fetch-retries=1', '--fetch-timeout=60000', shipped], {
        stdio: 'ignore',
        shell: false,
      }).status !== 0
    )
      return undefined
  }
  const resolved = createRequire(entry).resolve('@sparticuz/chromium')
  const { default: chromium } = await import(pathToFileURL(resolved).href)
  const path = await chromium.executablePath()
  return starts(path) ? path : undefined
}

const fromSystem = say => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined
  say('  installing Chromium with the system’s package manager\n')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  const install = name =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' })
  // Debian has a separate package for the build without windows, Ubuntu does not.
  if (install('chromium-headless-shell').status !== 0) install('chromium')
  return [headlessShell, ...wellKnown].find(existsSync)
}

/**
 * A Chromium for the tests: the one that `CHROME_PATH` names, else one built without windows (from the system, then
 * from the package registry), else an installed browser, else one that the system's package manager installs.
 */
export const findBrowser = async say => {
  const named = [process.env.CHROME_PATH, headlessShell].find(path => path && existsSync(path))
  const path = named ?? (await fromPackage(say)) ?? wellKnown.find(existsSync) ?? fromSystem(say)
  if (!path) throw new Error('No Chromium found and none could be installed. Install one and set CHROME_PATH to it.')
  return path
}
