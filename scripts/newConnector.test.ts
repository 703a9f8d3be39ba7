import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

// @ts-expect-error a script without types
import * as script from './newConnector.mjs'

const { newConnector, registered } = script as {
  newConnector(options: { name: string; brokerage?: boolean; signIn?: boolean; root: string }): Promise<string[]>
  registered(text: string, line: string): string
}

const registries = ['packages/connectors/src/registry.ts', 'packages/sandbox/src/institutions/simulators.ts']
let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rialto-connector-'))
  for (const file of registries) await cp(file, join(root, file), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const read = (file: string) => readFile(join(root, file), 'utf8')

it('writes both folders and registers both, in order, and once', async () => {
  const files = await newConnector({ name: 'brandNew', brokerage: true, root })
  expect(files.map(file => file.slice(root.length + 1))).toEqual(
    expect.arrayContaining([
      'packages/connectors/src/exchanges/brandNew/MAPPING.md',
      'packages/connectors/src/exchanges/brandNew/conformance.test.ts',
      'packages/connectors/src/exchanges/brandNew/createBrandNewConnector.ts',
      'packages/sandbox/src/institutions/brandNew/simulator.ts',
    ]),
  )
  const [connectors = '', simulators = ''] = await Promise.all(registries.map(read))
  expect(connectors).toContain("export { brandNew } from './exchanges/brandNew/entry.ts'\n")
  expect(simulators).toContain("export { brandNew } from './brandNew/simulator.ts'\n")
  const paths = [...connectors.matchAll(/^export \{.*'(.*)'/gm)].map(([, path]) => path)
  expect(paths).toEqual([...paths].sort())
  await expect(newConnector({ name: 'brandNew', brokerage: true, root })).rejects.toThrow('is there already')
})

it.each([
  [{ brokerage: true }, 'oAuth'],
  [{ signIn: true }, 'oAuth'],
  [{}, 'apiKey'],
])('with %o writes the connector of a scheme, and a simulator that offers it: %s', async (options, scheme) => {
  const files = await newConnector({ name: 'brandNew', ...options, root })
  const named = (end: string) => read(files.find(file => file.endsWith(end))?.slice(root.length + 1) ?? end)
  expect(await named('descriptor.ts')).toContain(`kind: '${scheme}'`)
  const isSignIn = scheme === 'oAuth'
  expect(files.some(file => file.endsWith('/oauth.ts'))).toBe(isSignIn)
  expect((await named('entry.ts')).includes('auth.completeOAuth')).toBe(isSignIn)
  expect((await named('brandNewHandlers.ts')).includes('authorizeRoutes')).toBe(isSignIn)
  expect(await named('startBrandNewSubject.ts')).toContain(isSignIn ? 'createOAuthSubject' : 'createKeySubject')
  expect(new Set(files).size).toBe(files.length)
})

it.each(['', 'Kraken', 'a/b', '../x', 'with-dash'])('refuses the name %j', async name => {
  await expect(newConnector({ name, root })).rejects.toThrow('camelCase')
})

it('keeps what stands above the lines, and adds no line twice', () => {
  const line = "export { b } from './b/entry.ts'"
  const once = registered("/** Why. */\nexport { c } from './c/entry.ts'\n", line)
  expect(once).toBe(`/** Why. */\n${line}\nexport { c } from './c/entry.ts'\n`)
  expect(registered(once, line)).toBe(once)
})
