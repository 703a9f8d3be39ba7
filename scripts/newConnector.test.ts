import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from './newConnector.mjs'

const { listed, newConnector, readCcxtClass, registered, registeredExchange, signedCall } = script as {
  signedCall(options: { name: string; signIn: boolean; root: string }): Promise<string[]>
  newConnector(options: {
    name: string
    kind?: 'key' | 'signIn' | 'ccxt'
    ccxt?: { id: string; host: string }
    root: string
  }): Promise<{ files: string[]; registered: string[] }>
  readCcxtClass(id: string): Promise<{ id: string; host: string; file: string }>
  listed(text: string, row: { name: string; exported: string; path: string; value: string }): string
  registered(text: string, line: string): string
  registeredExchange(text: string, name: string, registry: { entry: string; calls?: string }): string
}

const catalog = 'packages/catalog/src/integrations'
const registries = ['packages/connectors/src/registry.ts', 'packages/sandbox/src/institutions/simulators.ts']
const connectors = 'packages/connectors/src'
const lists = [
  'ccxtSignedExchanges.ts',
  'testing/errorTables.ts',
  'testing/recordPolicies.ts',
  'exchanges/ccxt.MAPPING.md',
]
const changed = [...registries, ...lists.map(file => `${connectors}/${file}`), catalog]
let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rialto-connector-'))
  for (const file of changed) await cp(file, join(root, file), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

/** As the sample's documents have it. */
const signatureOf = (message: string) => createHmac('sha256', 'secret').update(message).digest('hex')

const read = (file: string) => readFile(join(root, file), 'utf8')

test('the script writes both folders and registers both, in order, and once', async () => {
  const { files } = await newConnector({ name: 'brandNew', kind: 'signIn', root })
  expect(files.map(file => file.slice(root.length + 1))).toEqual(
    expect.arrayContaining([
      'packages/connectors/src/exchanges/brandNew/MAPPING.md',
      'packages/connectors/src/exchanges/brandNew/exchange.test.ts',
      'packages/connectors/src/exchanges/brandNew/exchange.ts',
      'packages/connectors/src/exchanges/brandNew/testing/startBrandNewSubject.ts',
      'packages/sandbox/src/institutions/brandNew/brandNewHosts.ts',
      'packages/sandbox/src/institutions/brandNew/simulator.ts',
    ]),
  )
  const [exchanges = '', simulators = ''] = await Promise.all(registries.map(read))
  expect(exchanges).toContain("import { brandNewDescriptor } from './exchanges/brandNew/descriptor.ts'\n")
  expect(exchanges).toContain("(await import('./exchanges/brandNew/exchange.ts')).brandNew,\n")
  expect(simulators).toContain("export { brandNew } from './brandNew/simulator.ts'\n")
  const names = [...exchanges.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name.toLowerCase())
  expect(names).toContain('brandnew')
  expect(names).toEqual([...names].sort())
  await expect(newConnector({ name: 'brandNew', kind: 'signIn', root })).rejects.toThrow('exists already')
})

test.each([
  [true, 'oAuth'],
  [false, 'apiKey'],
])('with sign-in %s writes the connector of a scheme, and a simulator that offers it: %s', async (signIn, scheme) => {
  const { files } = await newConnector({ name: 'brandNew', kind: signIn ? 'signIn' : 'key', root })
  const texts = await Promise.all(files.map(async file => [file, await read(file.slice(root.length + 1))] as const))
  const named = (end: string) => texts.find(([file]) => file.endsWith(end))?.[1] ?? ''
  expect(named('descriptor.ts')).toContain(`kind: '${scheme}'`)
  expect(named('exchange.ts').includes('completeOAuth')).toBe(signIn)
  expect(named('brandNewHosts.ts').includes('authorizeRoutes')).toBe(signIn)
  expect(named('startBrandNewSubject.ts')).toContain(signIn ? 'createOAuthSubject' : 'createKeySubject')
  expect(named('exchange.test.ts')).toContain(
    "describeConnectorConformance('BrandNew', startBrandNewSubject, unwritten)",
  )
  for (const [file, text] of texts) expect([file, /sample/i.test(text + file)]).toEqual([file, false])
})

test('a connector signed by ccxt gets five files without a simulator, its host, and a section of the mapping', async () => {
  const ccxt = await readCcxtClass('hitbtc')
  const { files, registered: others } = await newConnector({ name: 'brandNew', kind: 'ccxt', ccxt, root })
  const folder = join(root, connectors, 'exchanges/brandNew')
  const names = ['descriptor.ts', 'errors.test.ts', 'errors.ts', 'exchange.test.ts', 'exchange.ts']
  expect(files.toSorted()).toEqual(names.map(name => join(folder, name)))
  expect(others.map(file => file.slice(root.length + 1))).toEqual([
    `${connectors}/ccxtSignedExchanges.ts`,
    `${connectors}/testing/errorTables.ts`,
    `${connectors}/testing/recordPolicies.ts`,
    `${catalog}/ccxtSignedIntegrations.ts`,
    `${connectors}/exchanges/ccxt.MAPPING.md`,
  ])
  const written = async (name: string) => read(`${connectors}/exchanges/${name}`)
  expect(await written('brandNew/descriptor.ts')).toContain("const host = 'api.hitbtc.com'")
  expect(await written('brandNew/exchange.ts')).toContain("ccxtSigner('hitbtc', ")
  expect(await written('ccxt.MAPPING.md')).toMatch(/\n\n## BrandNew \(`brandNew`\)\n\n`api\.hitbtc\.com`\./)
  expect(await read(`${connectors}/ccxtSignedExchanges.ts`)).toContain(
    "export const brandNew = ccxtEntry(\n  brandNewDescriptor,\n  async () => (await import('./exchanges/brandNew/exchange.ts')).brandNew,\n)\n",
  )
  for (const file of files) expect(await read(file.slice(root.length + 1))).not.toMatch(/sample/i)
})

test('a class that ccxt does not have is named', async () => {
  await expect(readCcxtClass('noSuchExchange')).rejects.toThrow('ccxt has no class "noSuchExchange"')
  await expect(readCcxtClass('../../package')).rejects.toThrow('ccxt has no class')
})

test.each(['key', 'signIn', 'ccxt'] as const)(
  'a new connector (%s) is in the lists of tables and policies',
  async kind => {
    await newConnector({ name: 'brandNew', kind, root })
    const [tables, policies] = await Promise.all(
      ['errorTables', 'recordPolicies'].map(file => read(`${connectors}/testing/${file}.ts`)),
    )
    expect(tables).toContain('\n  brandNew: sameForAll(brandNewErrors),\n  bybit: ')
    expect(tables).toContain("\nimport { brandNewErrors } from '../exchanges/brandNew/errors.ts'\n")
    expect(policies).toContain('\n  brandNew: brandNewRecords,\n  bybit: ')
  },
)

test('a row is added at its place, at the end, and once', () => {
  const text =
    "import { a } from './a.ts'\n\nexport const all: Readonly<Record<string, number>> = {\n  a: 1,\n  m: {\n    z: 1,\n  },\n}\n"
  const row = (name: string) => ({ name, exported: name, path: `./${name}.ts`, value: name })
  const once = listed(listed(text, row('b')), row('z'))
  expect(once).toContain('  a: 1,\n  b: b,\n  m: {\n    z: 1,\n  },\n  z: z,\n}\n')
  expect(listed(once, row('z'))).toBe(once)
})

test('the written imports lead to files', async () => {
  const { files } = await newConnector({ name: 'brandNew', root })
  for (const file of files.filter(each => each.endsWith('.ts'))) {
    const text = await read(file.slice(root.length + 1))
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const target = join(dirname(file), path)
      const isThere = existsSync(target) || existsSync(target.replace(root, process.cwd()))
      expect([path, isThere]).toEqual([path, true])
    }
  }
})

test.each([
  [true, ['authorization: Bearer access-token']],
  [false, ['key: key', 'timestamp: 1767225600000', `signature: ${signatureOf('1767225600000GET/balances')}`]],
])('with sign-in %s shows a call as the new signer makes it', async (signIn, signed) => {
  // Within the repository, where its imports of packages lead somewhere.
  await mkdir('.cache', { recursive: true })
  const inside = await mkdtemp(join(process.cwd(), '.cache/connector-'))
  try {
    for (const file of [...changed, `${connectors}/kit`]) await cp(file, join(inside, file), { recursive: true })
    await newConnector({ name: 'brandNew', kind: signIn ? 'signIn' : 'key', root: inside })
    const call = await signedCall({ name: 'brandNew', signIn, root: inside })
    expect(call).toEqual(['GET https://api.brandnew.com/balances', 'accept: application/json', ...signed])
  } finally {
    await rm(inside, { recursive: true })
  }
})

test('a missing identity is added to the catalog, and an existing one is kept', async () => {
  const rows = async () => {
    const text = await read(`${catalog}/firstPartyIntegrations.ts`)
    return [...text.matchAll(/'[0-9a-f-]{36}',\s+'(\w+)'/g)].map(([, type]) => type)
  }
  const before = await rows()
  await newConnector({ name: 'brandNew', root })
  expect(await rows()).toEqual([...before, 'brandNew'])
  expect(await read(`${catalog}/firstPartyIntegrations.ts`)).toMatch(
    /^ {2}\['[0-9a-f-]{36}', 'brandNew', 'BrandNew', '#475569'\],\n\]\n/m,
  )
  await newConnector({ name: 'bitso', root })
  expect(await rows()).toEqual([...before, 'brandNew'])
})

test.each(['', 'Kraken', 'a/b', '../x', 'with-dash'])('refuses the name %j', async name => {
  await expect(newConnector({ name, root })).rejects.toThrow('camelCase')
})

test('the text above the lines is kept, and no line is added twice', () => {
  const line = "export { b } from './b/entry.ts'"
  const once = registered("/** Why. */\nexport { c } from './c/entry.ts'\n", line)
  expect(once).toBe(`/** Why. */\n${line}\nexport { c } from './c/entry.ts'\n`)
  expect(registered(once, line)).toBe(once)
  const registry = 'export const a = 1\nexport const z = 1\n'
  const entry = { entry: 'exchangeEntry', calls: '[]' }
  const added = registeredExchange(registry, 'b', entry)
  expect(registeredExchange(added, 'b', entry)).toBe(added)
})
