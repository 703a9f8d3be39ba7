import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { releaseBill } from './billOfMaterials.mjs'
import { buildAll } from './build.mjs'
import { buildDocsSite } from './docsSite/writeSite.mjs'
import { root } from './sources.mjs'

/** Modules outside the bundle: loaded from a file on first use, or served as files. */
const external = ['ccxt', '@fastify/swagger-ui']
/** A package of this repository, of which one file is served. */
const served = { name: '@rialto/ui', folder: 'packages/ui', file: 'src/styles/tokens.css' }
const scripts = ['start', 'rialto', 'build', 'compileCache', 'compileRelease', 'sources', 'supportedNode']
const built = ['server', 'link', 'dashboard', 'backup', 'mcp']

/** The part of a lock file for these packages, each at npm's place for it. */
const lockOf = (lock, names) => {
  const kept = {}
  const keep = path => {
    if (kept[path]) return
    const entry = lock.packages[path]
    kept[path] = { ...entry, dev: undefined }
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = placesOf(path, name).find(place => lock.packages[place])
      if (found) keep(found)
    }
  }
  for (const name of names) keep(`node_modules/${name}`)
  return kept
}

/** Paths where Node looks for a package that the one at `path` imports, the nearest first. */
const placesOf = (path, name) => {
  const places = []
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    places.push(`${at}/node_modules/${name}`)
    if (!at.includes('/node_modules/')) break
  }
  return [...places, `node_modules/${name}`]
}

/**
 * Writes a folder that runs production and nothing else: the built server, command and pages. `npm ci --omit=dev` in it
 * installs the few packages outside the bundle. It has no sources, compilers, embedded database or local chains.
 */
export const writeRelease = async folder => {
  await buildAll(undefined, built)
  await buildDocsSite()
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'scripts'), { recursive: true })
  const read = async name => JSON.parse(await readFile(join(root, name), 'utf8'))
  const { version, license, engines } = await read('package.json')
  const lock = await read('package-lock.json')
  const packages = lockOf(lock, external)
  const versions = external.map(name => [name, packages[`node_modules/${name}`].version])
  const dependencies = { ...Object.fromEntries(versions), [served.name]: `file:${served.folder}` }
  const ui = { name: served.name, version, private: true, exports: { './tokens.css': './src/styles/tokens.css' } }
  const bin = { rialto: 'scripts/rialto.mjs' }
  const self = { name: 'rialto', version, private: true, license, type: 'module', engines, bin, dependencies }
  const { lockfileVersion } = lock
  const write = (name, content) => writeFile(join(folder, name), `${JSON.stringify(content, undefined, 2)}\n`)
  await write('package.json', self)
  await write('package-lock.json', {
    ...{ name: 'rialto', version, lockfileVersion, requires: true },
    packages: {
      '': self,
      ...packages,
      [`node_modules/${served.name}`]: { resolved: served.folder, link: true },
      [served.folder]: { name: served.name, version },
    },
  })
  await write('sbom.cdx.json', releaseBill(lock))
  await mkdir(join(folder, served.folder, 'src/styles'), { recursive: true })
  await write(`${served.folder}/package.json`, ui)
  await cp(join(root, served.folder, served.file), join(folder, served.folder, served.file))
  for (const script of scripts) await cp(join(root, `scripts/${script}.mjs`), join(folder, `scripts/${script}.mjs`))
  const isWanted = source => !source.endsWith('.map')
  for (const part of ['server.mjs', 'cli.mjs', ...built, 'docs'])
    await cp(join(root, 'dist', part), join(folder, 'dist', part), { recursive: true, filter: isWanted })
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv
  if (folder === undefined) throw new Error('Name the folder to write: npm run release -- <folder>')
  await writeRelease(resolve(folder))
}
