/**
 * `npm run new:connector <name> [-- --sign-in]`: creates the folders of a connector and of its simulator, registers
 * both, adds a row to the catalog if it has none, and adds a conformance test that fails until both are written. The
 * connector uses keys, or a sign-in as at brokerages. The files are copies of `testing/sampleKey` and
 * `testing/sampleSignIn` of both packages, which are compiled with everything else. Next steps: CONTRIBUTING.md,
 * "Adding an institution".
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { root as repository } from './sources.mjs'

const connectors = 'packages/connectors/src'
const institutions = 'packages/sandbox/src/institutions'
const catalog = 'packages/catalog/src/integrations'

/** Adds one export line in the order of the paths. A second run adds nothing. */
export const registered = (text, line) => {
  const isExport = row => /^export [{*].* from /.test(row)
  const path = row => row.slice(row.indexOf("'"))
  const rows = text.trimEnd().split('\n')
  const lines = [...new Set([...rows.filter(isExport), line])].sort((a, b) => (path(a) < path(b) ? -1 : 1))
  return [...rows.filter(row => !isExport(row)), ...lines, ''].join('\n')
}

const nameOf = block => /^export const (\w+)/.exec(block)?.[1]

/** Adds an exchange to the registry, in alphabetical order. A second run adds nothing. */
export const registeredExchange = (text, name, calls) => {
  const descriptor = `import { ${name}Descriptor } from './exchanges/${name}/descriptor.ts'\n`
  if (text.includes(descriptor)) return text
  const load = `async () => (await import('./exchanges/${name}/exchange.ts')).${name}`
  const block = `export const ${name} = exchangeEntry(\n  ${name}Descriptor,\n  ${calls},\n  ${load},\n)\n`
  const [head = '', ...blocks] = text.split(/^(?=export const )/m)
  const after = blocks.findIndex(other => (nameOf(other) ?? '').toLowerCase() > name.toLowerCase())
  const at = after === -1 ? blocks.length : after
  return [descriptor + head, ...blocks.slice(0, at), block, ...blocks.slice(at)].join('')
}

/** Adds an integration to the catalog, with a permanent id. */
export const cataloged = (text, { name, signIn, id = randomUUID() }) => {
  const row = [
    ['id', id],
    ['type', name],
    ['aliases', []],
    ['name', name.slice(0, 1).toUpperCase() + name.slice(1)],
    ['categories', [signIn ? 'brokerage' : 'exchange']],
    ['brandColor', '#475569'],
    ['scheme', signIn ? 'oAuth' : 'apiKey'],
    ['tier', 'native'],
  ]
  const literal = value => (Array.isArray(value) ? `[${value.map(item => `'${item}'`).join(', ')}]` : `'${value}'`)
  const lines = row.map(([key, value]) => `    ${key}: ${literal(value)},\n`).join('')
  return text.replace(/\]\n$/, `  {\n${lines}  },\n]\n`)
}

/** Whether the catalog has an integration of this type. */
const isCataloged = async (folder, name) => {
  const files = (await readdir(folder)).filter(file => file.endsWith('.ts') && !file.includes('.test.'))
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return texts.some(text => text.includes(`type: '${name}'`))
}

const renamed = (text, name) =>
  text
    .replaceAll('sample.com', `${name.toLowerCase()}.com`)
    .replaceAll('sample', name)
    .replaceAll('Sample', name.slice(0, 1).toUpperCase() + name.slice(1))
    // The simulators' samples are beside the institutions' folder.
    .replaceAll("'../../institutions/", "'../")

/** Every file of a sample, by its name in the new folder. */
const copied = async (sample, name) => {
  const files = await readdir(sample, { recursive: true, withFileTypes: true })
  const texts = files
    .filter(file => file.isFile())
    .map(async file => {
      const path = join(file.parentPath, file.name)
      const target = renamed(path.slice(sample.length + 1), name).replace(/^conformance\.ts$/, 'exchange.test.ts')
      return [target, renamed(await readFile(path, 'utf8'), name)]
    })
  return Promise.all(texts)
}

const under = (folder, files) => Object.fromEntries(files.map(([file, text]) => [join(folder, file), text]))

/** @param {{ name: string, signIn?: boolean, root?: string }} options */
export const newConnector = async ({ name, signIn = false, root = repository }) => {
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) throw new Error(`The name must be camelCase, not "${name}".`)
  const sample = signIn ? 'sampleSignIn' : 'sampleKey'
  const files = {
    ...under(
      join(root, connectors, 'exchanges', name),
      await copied(join(repository, connectors, 'testing', sample), name),
    ),
    ...under(join(root, institutions, name), await copied(join(repository, institutions, '../testing', sample), name)),
  }
  const existing = Object.keys(files).find(file => existsSync(file))
  if (existing) throw new Error(`${existing} exists already.`)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const registry = join(root, connectors, 'registry.ts')
  const calls = signIn ? '[...bySignIn, ...history]' : '[...byKey, ...history]'
  await writeFile(registry, registeredExchange(await readFile(registry, 'utf8'), name, calls))
  const simulators = join(root, institutions, 'simulators.ts')
  const line = `export { ${name} } from './${name}/simulator.ts'`
  await writeFile(simulators, registered(await readFile(simulators, 'utf8'), line))
  const identities = join(root, catalog, 'firstPartyIntegrations.ts')
  if (!(await isCataloged(join(root, catalog), name)))
    await writeFile(identities, cataloged(await readFile(identities, 'utf8'), { name, signIn }))
  return Object.keys(files)
}

/** Sample credentials that belong to no account. */
const credentialsOf = signIn =>
  signIn
    ? { kind: 'oAuth', accessToken: 'access-token', refreshToken: 'refresh-token' }
    : { kind: 'apiKey', key: 'key', secret: 'secret' }

/**
 * One call as the connector's own signer makes it, in lines as HTTP has them. Compare it with the institution's
 * documents first.
 */
export const signedCall = async ({ name, signIn = false, root = repository }) => {
  const api = join(root, connectors, 'exchanges', name, 'api.ts')
  const bundled = await build({ entryPoints: [api], bundle: true, platform: 'node', format: 'esm', write: false })
  const code = Buffer.from(bundled.outputFiles[0].contents).toString('base64')
  const signer = (await import(`data:text/javascript;base64,${code}`))[`${name}Signer`]
  const moment = { descriptor: {}, nowMs: Date.UTC(2026, 0), nonce: '1' }
  const access = signer.accessOf(credentialsOf(signIn), moment)
  const { method, url, headers } = await signer.sign(access, { path: '/balances' }, moment)
  return [`${method} ${url}`, ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`)]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', ...options] = process.argv.slice(2)
  try {
    const signIn = options.includes('--sign-in') || options.includes('--brokerage')
    const files = await newConnector({ name, signIn })
    const call = (await signedCall({ name, signIn })).map(line => `  ${line}\n`).join('')
    process.stdout.write(`${files.join('\n')}\n\nA call as its signer makes it (api.ts):\n\n${call}\n`)
    process.stdout.write('Next: CONTRIBUTING.md, "Adding an institution".\n')
  } catch (error) {
    process.stderr.write(`${error.message}\nusage: npm run new:connector <name> [-- --sign-in]\n`)
    process.exitCode = 1
  }
}
