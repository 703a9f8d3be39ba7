import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from './newConnector.mjs'

const { newConnector, registered, registeredExchange, signedCall } = script as {
  signedCall(options: { name: string; signIn: boolean; root: string }): Promise<string[]>
  newConnector(options: { name: string; signIn?: boolean; root: string }): Promise<string[]>
  registered(text: string, line: string): string
  registeredExchange(text: string, name: string, calls: string): string
}

const catalog = 'packages/catalog/src/integrations'
const registries = ['packages/connectors/src/registry.ts', 'packages/sandbox/src/institutions/simulators.ts']
let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rialto-connector-'))
  for (const file of [...registries, catalog]) await cp(file, join(root, file), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

/** As the sample's documents have it. */
const signatureOf = (message: string) => createHmac('sha256', 'secret').update(message).digest('hex')

const read = (file: string) => readFile(join(root, file), 'utf8')

test('the script writes both folders and registers both, in order, and once', async () => {
  const files = await newConnector({ name: 'brandNew', signIn: true, root })
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
  const [connectors = '', simulators = ''] = await Promise.all(registries.map(read))
  expect(connectors).toContain("import { brandNewDescriptor } from './exchanges/brandNew/descriptor.ts'\n")
  expect(connectors).toContain("(await import('./exchanges/brandNew/exchange.ts')).brandNew,\n")
  expect(simulators).toContain("export { brandNew } from './brandNew/simulator.ts'\n")
  const names = [...connectors.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name.toLowerCase())
  expect(names).toContain('brandnew')
  expect(names).toEqual([...names].sort())
  await expect(newConnector({ name: 'brandNew', signIn: true, root })).rejects.toThrow('exists already')
})

test.each([
  [true, 'oAuth'],
  [false, 'apiKey'],
])('with sign-in %s writes the connector of a scheme, and a simulator that offers it: %s', async (signIn, scheme) => {
  const files = await newConnector({ name: 'brandNew', signIn, root })
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

test('the written imports lead to files', async () => {
  const files = await newConnector({ name: 'brandNew', root })
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
    for (const file of [...registries, catalog, 'packages/connectors/src/kit'])
      await cp(file, join(inside, file), { recursive: true })
    await newConnector({ name: 'brandNew', signIn, root: inside })
    const call = await signedCall({ name: 'brandNew', signIn, root: inside })
    expect(call).toEqual(['GET https://api.brandnew.com/balances', 'accept: application/json', ...signed])
  } finally {
    await rm(inside, { recursive: true })
  }
})

test('a missing identity is added to the catalog, and an existing one is kept', async () => {
  const rows = async () => {
    const text = await read(`${catalog}/firstPartyIntegrations.ts`)
    return [...text.matchAll(/^ {4}type: '(\w+)',$/gm)].map(([, type]) => type)
  }
  const before = await rows()
  await newConnector({ name: 'brandNew', root })
  expect(await rows()).toEqual([...before, 'brandNew'])
  expect(await read(`${catalog}/firstPartyIntegrations.ts`)).toMatch(
    /\{\n {4}id: '[0-9a-f-]{36}',\n {4}type: 'brandNew',\n {4}aliases: \[\],\n {4}name: 'BrandNew',\n[^}]*tier: 'native',\n {2}\},\n\]\n$/,
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
  const added = registeredExchange(registry, 'b', '[]')
  expect(registeredExchange(added, 'b', '[]')).toBe(added)
})
