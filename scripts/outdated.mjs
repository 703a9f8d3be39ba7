import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { onDemandFolders } from './onDemand.mjs'
import { root } from './sources.mjs'

const run = promisify(execFile)
/** Each query is a process of npm. */
const atOnce = 4
const groups = ['packages', 'apps', 'examples']

const readJson = async path => JSON.parse(await readFile(join(root, path), 'utf8'))

/** Files with pinned packages: the workspaces, the commands with packages of their own, and the Node of the scripts. */
const manifests = async () => {
  const folders = await Promise.all(
    groups.map(async group => (await readdir(join(root, group))).map(name => `${group}/${name}`)),
  )
  const paths = ['.', ...onDemandFolders, ...folders.flat()].map(folder => `${folder}/package.json`)
  return Promise.all(paths.map(path => readJson(path).catch(() => ({}))))
}

/** @returns {Promise<Map<string, Set<string>>>} the pinned versions of each package */
const readPins = async () => {
  const pins = new Map()
  const add = (name, version) => pins.set(name, (pins.get(name) ?? new Set()).add(version))
  for (const { dependencies, devDependencies, optionalDependencies } of await manifests())
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const alias = /^npm:(.+)@([^@]+)$/.exec(version)
      if (alias) add(alias[1], alias[2])
      else if (!name.startsWith('@rialto/')) add(name, version)
    }
  for (const machines of Object.values(await readJson('scripts/nodes.json')))
    for (const { package: name, version } of Object.values(machines)) add(name, version)
  return pins
}

/** The rows of the table that explains older pins: `| name | version | why |`. */
export const explainedPins = text => {
  const [, table = ''] = text.split('\n## Behind their newest release\n')
  return [...table.matchAll(/^\| `?([^`|\s]+)`?\s*\| (\d[^|\s]*)\s*\|/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  )
}

/** The newest release that a version may be raised to: within its line for Node, any for other packages. */
const newestOf = async (name, version) => {
  const line = /^node-/.test(name) ? `@${version.split('.')[0]}` : '@latest'
  const { stdout } = await run('npm', ['view', `${name}${line}`, 'version', '--json'])
  return [JSON.parse(stdout)].flat().at(-1)
}

const isNewer = (version, other) => version.localeCompare(other, 'en', { numeric: true }) > 0

/** Pins behind their newest release, as `name version newest`. */
const findBehind = async () => {
  const waiting = [...(await readPins())].flatMap(([name, versions]) => [...versions].map(version => [name, version]))
  const behind = []
  const ask = async () => {
    for (let pin = waiting.pop(); pin; pin = waiting.pop()) {
      const newest = await newestOf(...pin)
      if (isNewer(newest, pin[1])) behind.push([...pin, newest])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return behind.sort(([one], [other]) => one.localeCompare(other))
}

// npm run outdated: pins behind their newest release without an explanation in docs/dependencies.md, and explained pins
// that are up to date.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const explained = new Set(explainedPins(await readFile(join(root, 'docs/dependencies.md'), 'utf8')))
  const behind = await findBehind()
  const unexplained = behind.filter(([name, version]) => !explained.has(`${name} ${version}`))
  for (const [name, version] of behind) explained.delete(`${name} ${version}`)
  for (const [name, version, newest] of unexplained) console.log(`${name} ${version} is behind ${newest}`)
  for (const row of explained) console.log(`docs/dependencies.md explains ${row}, which is not behind`)
  if (unexplained.length + explained.size > 0) process.exitCode = 1
}
