/**
 * `npm run new:connector <name> [-- --sign-in | --ccxt=<class>]`: creates the folder of a connector, registers it wherever
 * connectors are listed, adds a row to the catalog if it has none, and adds a conformance test that fails until it is
 * written. The connector uses keys, a sign-in as at brokerages, or keys with requests that a class of ccxt signs. All but the
 * last get a simulator as well. The files are copies of `testing/sampleKey`, `testing/sampleSignIn` and
 * `testing/sampleCcxt`, which are compiled with everything else. Next steps: CONTRIBUTING.md, "Adding an institution".
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { root as repository } from './sources.mjs'

const connectors = 'packages/connectors/src'
const institutions = 'packages/sandbox/src/institutions'
const catalog = 'packages/catalog/src/integrations'

/** The kinds of a connector: the sample that is copied, the file and the call that register it, and its row of the catalog. */
const kinds = {
  key: {
    sample: 'sampleKey',
    registry: {
      file: 'registry.ts',
      entry: 'exchangeEntry',
      calls: '[...byKey, ...history]',
      policies: 'withdrawals.ts',
    },
    row: { file: 'firstPartyIntegrations.ts' },
  },
  signIn: {
    sample: 'sampleSignIn',
    registry: {
      file: 'registry.ts',
      entry: 'exchangeEntry',
      calls: '[...bySignIn, ...history]',
      policies: 'withdrawals.ts',
    },
    row: { file: 'firstPartyIntegrations.ts', others: "{ categories: ['brokerage'], scheme: 'oAuth' }" },
  },
  ccxt: {
    sample: 'sampleCcxt',
    registry: { file: 'ccxtSignedExchanges.ts', entry: 'ccxtEntry', policies: 'exchange.ts' },
    row: { file: 'ccxtSignedIntegrations.ts' },
  },
}

/** Adds one export line in the order of the paths. A second run adds nothing. */
export const registered = (text, line) => {
  const isExport = row => /^export [{*].* from /.test(row)
  const path = row => row.slice(row.indexOf("'"))
  const rows = text.trimEnd().split('\n')
  const lines = [...new Set([...rows.filter(isExport), line])].sort((a, b) => (path(a) < path(b) ? -1 : 1))
  return [...rows.filter(row => !isExport(row)), ...lines, ''].join('\n')
}

const nameOf = block => /^export const (\w+)/.exec(block)?.[1]

/** Adds an import in the order of the paths. */
const imported = (text, name, path) => {
  const lines = text.split('\n')
  const at = lines.findIndex(line => (/^import .* from '(\.[^']+)'$/.exec(line)?.[1] ?? '') > path)
  return lines.toSpliced(Math.max(at, 0), 0, `import { ${name} } from '${path}'`).join('\n')
}

/** Adds an exchange to the registry, in alphabetical order. A second run adds nothing. */
export const registeredExchange = (text, name, { entry, calls }) => {
  if (text.includes(`import { ${name}Descriptor }`)) return text
  const load = `async () => (await import('./exchanges/${name}/exchange.ts')).${name}`
  const parts = [`${name}Descriptor`, ...(calls === undefined ? [] : [calls]), load]
  const block = `export const ${name} = ${entry}(\n${parts.map(part => `  ${part},\n`).join('')})\n`
  const withImport = imported(text, `${name}Descriptor`, `./exchanges/${name}/descriptor.ts`)
  const [head = '', ...blocks] = withImport.split(/^(?=export const )/m)
  const after = blocks.findIndex(other => (nameOf(other) ?? '').toLowerCase() > name.toLowerCase())
  const at = after === -1 ? blocks.length : after
  return [head, ...blocks.slice(0, at), block, ...blocks.slice(at)].join('')
}

/** Adds an import and a row to the list at the end of the file, both in alphabetical order. A second run adds nothing. */
export const listed = (text, { name, exported, path, value }) => {
  if (text.includes(`import { ${exported} }`)) return text
  const lines = imported(text, exported, path).split('\n')
  const end = lines.lastIndexOf('}')
  const first = lines.findLastIndex(line => line.endsWith('> = {')) + 1
  const after = lines.findIndex((line, index) => {
    const key = index >= first ? /^ {2}(\w+):/.exec(line)?.[1] : undefined
    return key !== undefined && key.toLowerCase() > name.toLowerCase()
  })
  return lines.toSpliced(after === -1 ? end : after, 0, `  ${name}: ${value},`).join('\n')
}

const titleOf = name => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Adds an integration to the catalog, with a permanent id. */
const cataloged = (text, name, { others }) => {
  const values = [randomUUID(), name, titleOf(name), '#475569'].map(value => `'${value}'`)
  return text.replace('\n]\n', `\n  [${[...values, ...(others ? [others] : [])].join(', ')}],\n]\n`)
}

/** Whether the catalog has an integration of this type. */
const isCataloged = async (folder, name) => {
  const files = (await readdir(folder)).filter(file => file.endsWith('.ts') && !file.includes('.test.'))
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return texts.some(text => text.includes(`type: '${name}'`) || new RegExp(`',\\s+'${name}',`).test(text))
}

const renamed = (text, { name, ccxt = { id: '', host: '' } }) =>
  text
    .replaceAll("ccxtSigner('sample'", `ccxtSigner('${ccxt.id}'`)
    .replaceAll('api.sample.com', ccxt.host || `api.${name.toLowerCase()}.com`)
    .replaceAll('sample.com', `${name.toLowerCase()}.com`)
    .replaceAll('sample', name)
    .replaceAll('Sample', titleOf(name))
    // The simulators' samples are beside the institutions' folder.
    .replaceAll("'../../institutions/", "'../")

/** Every file of a sample, by its name in the new folder. */
const copied = async (sample, options) => {
  const files = await readdir(sample, { recursive: true, withFileTypes: true })
  const texts = files
    .filter(file => file.isFile())
    .map(async file => {
      const path = join(file.parentPath, file.name)
      const target = path.slice(sample.length + 1).replace(/^(\w+)\.sampleTest\.ts$/, '$1.test.ts')
      return [renamed(target, options), renamed(await readFile(path, 'utf8'), options)]
    })
  return Promise.all(texts)
}

const under = (folder, files) => Object.fromEntries(files.map(([file, text]) => [join(folder, file), text]))

/** Adds the connector to the registry, to the lists of error tables and policies, and to the catalog. Returns these files. */
const register = async (root, { name, kind, mapping }) => {
  const { registry, row } = kinds[kind]
  const files = []
  const edit = async (file, make) => {
    const path = join(root, file)
    await writeFile(path, make(await readFile(path, 'utf8')))
    files.push(path)
  }
  const list = (file, value, exported, source) =>
    edit(join(connectors, 'testing', file), text =>
      listed(text, { name, exported, path: `../exchanges/${name}/${source}`, value }),
    )
  await edit(join(connectors, registry.file), text => registeredExchange(text, name, registry))
  await list('errorTables.ts', `sameForAll(${name}Errors)`, `${name}Errors`, 'errors.ts')
  await list('recordPolicies.ts', `${name}Records`, `${name}Records`, registry.policies)
  if (!(await isCataloged(join(root, catalog), name)))
    await edit(join(catalog, row.file), text => cataloged(text, name, row))
  // The mappings of exchanges whose requests ccxt signs are sections of one file, and they have no simulator.
  await (kind === 'ccxt'
    ? edit(join(connectors, 'exchanges/ccxt.MAPPING.md'), text => `${text.trimEnd()}\n\n${mapping}`)
    : edit(join(institutions, 'simulators.ts'), text =>
        registered(text, `export { ${name} } from './${name}/simulator.ts'`),
      ))
  return files
}

/**
 * @param {{ name: string, kind?: 'key' | 'signIn' | 'ccxt', ccxt?: { id: string, host: string }, root?: string }} options
 * @returns the written files, and those in which it is registered
 */
export const newConnector = async ({ name, kind = 'key', ccxt, root = repository }) => {
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) throw new Error(`The name must be camelCase, not "${name}".`)
  const isSimulated = kind !== 'ccxt'
  const copy = sample => copied(join(repository, sample, kinds[kind].sample), { name, ccxt })
  const own = await copy(join(connectors, 'testing'))
  const simulator = isSimulated ? await copy(join(institutions, '../testing')) : []
  const files = {
    ...under(
      join(root, connectors, 'exchanges', name),
      own.filter(([file]) => isSimulated || file !== 'MAPPING.md'),
    ),
    ...under(join(root, institutions, name), simulator),
  }
  const existing = Object.keys(files).find(file => existsSync(file))
  if (existing) throw new Error(`${existing} exists already.`)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const mapping = Object.fromEntries(own)['MAPPING.md']
  return { files: Object.keys(files), registered: await register(root, { name, kind, mapping }) }
}

/** A class of ccxt, with the host of its calls. */
export const readCcxtClass = async id => {
  const file = join(repository, 'node_modules/ccxt/js/src', `${id}.js`)
  if (!/^[a-z0-9]+$/.test(id) || !existsSync(file)) throw new Error(`ccxt has no class "${id}".`)
  const { default: Exchange } = await import(file)
  const exchange = new Exchange()
  const [url = ''] = JSON.stringify(exchange.urls.api).match(/https:[^"]+/) ?? []
  return { id, host: new URL(exchange.implodeHostname(url)).host, file: relative(repository, file) }
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

/** The options of the command: the kind, and the class of ccxt. */
const readOptions = async options => {
  const id = options.find(option => option.startsWith('--ccxt='))?.slice('--ccxt='.length)
  if (id !== undefined) return { kind: 'ccxt', ccxt: await readCcxtClass(id) }
  return { kind: options.includes('--sign-in') || options.includes('--brokerage') ? 'signIn' : 'key' }
}

const nextOf = async (name, { kind, ccxt }) => {
  if (ccxt) return `Signature, paths and answers as ccxt has them: ${ccxt.file}\n`
  const lines = await signedCall({ name, signIn: kind === 'signIn' })
  return `A call as its signer makes it (api.ts):\n\n${lines.map(line => `  ${line}\n`).join('')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', ...rest] = process.argv.slice(2)
  try {
    const options = await readOptions(rest)
    const { files, registered: others } = await newConnector({ name, ...options })
    spawnSync(process.execPath, [join(repository, 'node_modules/oxfmt/bin/oxfmt'), ...files, ...others])
    const paths = list => list.map(file => `${relative(repository, file)}\n`).join('')
    process.stdout.write(`${paths(files)}\nRegistered in:\n\n${paths(others)}\n`)
    process.stdout.write(await nextOf(name, options))
    const section = options.ccxt ? 'An exchange signed by ccxt' : 'Adding an institution'
    process.stdout.write(`\nNext: CONTRIBUTING.md, "${section}".\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\nusage: npm run new:connector <name> [-- --sign-in | --ccxt=<class>]\n`)
    process.exitCode = 1
  }
}
