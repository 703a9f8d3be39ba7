/**
 * `npm run new:connector <name> [-- --brokerage | --sign-in]`: the folders of a connector and of its simulator, each registered,
 * and a conformance test that fails until both are written. Connected by key, or by signing in as brokerages are. What to do
 * with them: CONTRIBUTING.md, "Adding an institution".
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { connectorFiles, simulatorFiles } from './connectorTemplates.mjs'
import { root as repository } from './sources.mjs'

/** Adds one export line in the order of the paths. Running it twice adds nothing. */
export const registered = (text, line) => {
  const isExport = row => /^export [{*].* from /.test(row)
  const path = row => row.slice(row.indexOf("'"))
  const rows = text.trimEnd().split('\n')
  const lines = [...new Set([...rows.filter(isExport), line])].sort((a, b) => (path(a) < path(b) ? -1 : 1))
  return [...rows.filter(row => !isExport(row)), ...lines, ''].join('\n')
}

const under = (folder, files) => Object.fromEntries(files.map(([file, text]) => [join(folder, file), text]))

const register = async (file, line) => writeFile(file, registered(await readFile(file, 'utf8'), line))

/** @param {{ name: string, brokerage?: boolean, signIn?: boolean, root?: string }} options */
export const newConnector = async ({ name, brokerage = false, signIn = brokerage, root = repository }) => {
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) throw new Error(`A name in camelCase is wanted, not "${name}".`)
  const connectors = join(root, 'packages/connectors/src')
  const institutions = join(root, 'packages/sandbox/src/institutions')
  const files = {
    ...under(join(connectors, 'exchanges', name), connectorFiles(name, { signIn })),
    ...under(join(institutions, name), simulatorFiles(name, { signIn })),
  }
  const taken = Object.keys(files).find(file => existsSync(file))
  if (taken) throw new Error(`${taken} is there already.`)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await register(join(connectors, 'registry.ts'), `export { ${name} } from './exchanges/${name}/entry.ts'`)
  await register(join(institutions, 'simulators.ts'), `export { ${name} } from './${name}/simulator.ts'`)
  return Object.keys(files)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', ...options] = process.argv.slice(2)
  try {
    const brokerage = options.includes('--brokerage')
    const files = await newConnector({ name, brokerage, signIn: brokerage || options.includes('--sign-in') })
    process.stdout.write(`${files.join('\n')}\n\nNext: CONTRIBUTING.md, "Adding an institution".\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\nusage: npm run new:connector <name> [-- --brokerage | --sign-in]\n`)
    process.exitCode = 1
  }
}
