import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

// @ts-expect-error -- a plain script without types
import plugin from '../app.plugin.js'

interface Config {
  name?: string
  scheme?: string | string[]
  ios?: { bundleIdentifier?: string; infoPlist?: Record<string, unknown> }
}
const withRialto = plugin as (config: Config, options?: { returnScheme?: string }) => Config

const { appSchemes } = JSON.parse(
  readFileSync(new URL('../../link-protocol/vectors/shapes.json', import.meta.url), 'utf8'),
) as { appSchemes: string[] }

test('the Expo plugin adds every wallet that a page may open to the present list', () => {
  const config = withRialto({
    name: 'app',
    ios: { bundleIdentifier: 'a.b', infoPlist: { LSApplicationQueriesSchemes: ['metamask', 'own'], Other: 1 } },
  })
  const { ios, ...rest } = config
  expect(rest).toEqual({ name: 'app' })
  expect(ios?.bundleIdentifier).toBe('a.b')
  const listed = ios?.infoPlist?.['LSApplicationQueriesSchemes'] as string[]
  expect(listed.filter(scheme => scheme === 'metamask')).toHaveLength(1)
  expect([...listed].sort()).toEqual([...appSchemes, 'own'].sort())
})

test('the return scheme is one of the app', () => {
  expect(withRialto({ scheme: 'app' }, { returnScheme: 'back' }).scheme).toEqual(['app', 'back'])
  expect(withRialto({ scheme: ['app', 'back'] }, { returnScheme: 'back' }).scheme).toEqual(['app', 'back'])
})
