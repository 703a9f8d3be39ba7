import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const program = process.platform === 'win32' ? 'node.exe' : 'node'
const isWindows = process.platform === 'win32'
/** A download older than this belongs to a process that has ended. */
const abandonedAfterMs = 3_600_000

/**
 * Only the lock file contains the package's digest, so that npm rejects any other content from the configured registry.
 */
const writeProject = async (folder, { package: name, version, integrity }) => {
  const dependencies = { [name]: version }
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
}

/** The npm that runs this process, or else the one on the path. */
const npm = (words, cwd) => {
  const cli = process.env.npm_execpath
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  if (cli && basename(cli) === 'npm-cli.js') return spawnSync(process.execPath, [cli, ...words], options)
  return spawnSync('npm', words, { ...options, shell: isWindows })
}

const removeAbandoned = async folder => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.startsWith('fetching-') && Date.now() - (await stat(path)).mtimeMs > abandonedAfterMs)
      await rm(path, { recursive: true, force: true })
  }
}

const install = async (folder, release) => {
  await writeProject(folder, release)
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr, error } = npm(words, folder)
  if (status !== 0) throw new Error((stderr || error?.message || `npm ended with code ${status}`).trim())
  const installed = join(folder, 'node_modules', release.package)
  const node = spawnSync(join(installed, 'bin', program), ['--version'], { encoding: 'utf8' })
  if (node.stdout?.trim() !== `v${release.version}`)
    throw new Error(`${release.package} does not run on this machine: ${(node.error?.message ?? node.stderr).trim()}`)
  // Headers for compilers of add-ons and the manual, 70 MB together.
  for (const unused of ['include', 'share']) await rm(join(installed, unused), { recursive: true, force: true })
  return installed
}

/**
 * A release of Node from its npm package, in a separate folder below `cache`. The folder appears atomically, so any
 * number of processes may call this at the same time.
 *
 * @param {{ package: string, version: string, integrity: string }} release
 * @param {() => void} onFetch called before a download
 * @returns {Promise<string>} its program
 */
export const fetchNode = async (cache, release, onFetch = () => {}) => {
  const place = join(cache, `${release.package}-${release.version}`)
  const node = join(place, 'bin', program)
  if (existsSync(node)) return node
  onFetch()
  await mkdir(cache, { recursive: true })
  await removeAbandoned(cache)
  const folder = await mkdtemp(join(cache, 'fetching-'))
  try {
    const installed = await install(folder, release)
    await rename(installed, place).catch(error => {
      // Another process was faster.
      if (!existsSync(node)) throw error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return node
}
