import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** A release has no sources, and no sandbox: it runs production unless configured otherwise. */
export const setDefaultEnvironment = () => {
  if (!existsSync(join(root, 'apps/server/src'))) process.env.RIALTO_ENVIRONMENT ??= 'production'
}

const skipped = new Set(['node_modules', 'dist', '.git'])

/**
 * Every file below with its size and time, in order. Read synchronously: an asynchronous call per file takes several
 * times longer.
 *
 * @param {Map<string, string>} listed folders already read for another step of the same build
 */
const listBelow = (folder, listed) => {
  const list = () =>
    readdirSync(folder, { withFileTypes: true })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(entry => {
        if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return ''
        const path = join(folder, entry.name)
        return entry.isDirectory() ? listBelow(path, listed) : describe(path)
      })
      .join('')
  const text = listed.get(folder) ?? list()
  listed.set(folder, text)
  return text
}

const describe = path => {
  const { size, mtimeMs } = statSync(path)
  return `${path}:${size}:${mtimeMs}\n`
}

/** Read by every build. */
const always = ['scripts/build.mjs', 'scripts/sources.mjs', 'package-lock.json']

/** A digest of names, sizes and times of all inputs of a build, cheap enough for every start. */
const fingerprint = (folders, listed) => {
  const hash = createHash('sha256')
  for (const folder of [...folders, ...always]) {
    const path = join(root, folder)
    hash.update(statSync(path).isDirectory() ? listBelow(path, listed) : describe(path))
  }
  return hash.digest('hex')
}

/**
 * Restores NODE_ENV, which Vite sets in the building process: with `production` left there, npm would install no
 * development packages later.
 */
const restoringEnvironment = async work => {
  const before = process.env.NODE_ENV
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const isAlive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Creates the lock, also in place of one whose process has ended. False while another build holds it. */
const takeLock = lock => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  // An empty one is being written.
  const holder = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  if (holder !== '' && !isAlive(Number(holder))) rmSync(lock, { force: true })
  return false
}

/** Builds of one step wait for each other: two would replace each other's files. */
const alone = async (name, work) => {
  const lock = join(root, '.cache', `build-${name}.lock`)
  await mkdir(dirname(lock), { recursive: true })
  while (!takeLock(lock)) await setTimeout(50)
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/**
 * Runs `build` unless its inputs are unchanged and its output exists. A stamp beside the output stores their
 * fingerprint.
 *
 * @param {{ name: string, reads: string[], output: string, build: () => Promise<void> }} step
 * @param {Map<string, string>} [listed] folders already read for another step, just now
 * @returns {Promise<number | undefined>} duration in milliseconds, or undefined if the build was skipped
 */
export const buildIfNewer = async ({ name, reads, output, build }, listed = new Map()) => {
  const stampFile = join(root, 'dist', `${name}.stamp`)
  const stamp = fingerprint(reads, listed)
  const isCurrent = async () =>
    existsSync(stampFile) && existsSync(join(root, output)) && (await readFile(stampFile, 'utf8')) === stamp
  if (await isCurrent()) return undefined
  return alone(name, async () => {
    // Another process has built it in the meantime.
    if (await isCurrent()) return undefined
    const begun = performance.now()
    await mkdir(dirname(stampFile), { recursive: true })
    await restoringEnvironment(build)
    await writeFile(stampFile, stamp)
    return performance.now() - begun
  })
}

/** Imports modules of the product without bundling them. */
const importSources = async code => {
  const cache = join(root, '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'sources-'))
  const entry = join(folder, 'sources.mjs')
  try {
    await writeFile(entry, code.replaceAll("'./", "'../../"))
    return await import(pathToFileURL(entry).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Loads modules of the product, so that scripts read its data without a build. They are bundled, except in tests, whose process
 * loads TypeScript (loadTypeScript.mjs). `code` is the text of one ES module, in JavaScript.
 */
export const loadSources = async code => {
  if (globalThis[Symbol.for('rialto.loadTypeScript')]) return importSources(code)
  const { build } = await import('esbuild')
  const folder = await mkdtemp(join(tmpdir(), 'rialto-sources-'))
  const outfile = join(folder, 'sources.mjs')
  try {
    await build({
      stdin: { contents: code, resolveDir: root, loader: 'ts' },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['pg-native'],
      // Some packages are CommonJS and require Node's own modules.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      logLevel: 'warning',
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
