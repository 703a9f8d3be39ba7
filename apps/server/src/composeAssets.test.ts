import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { composeAssets } from './composeAssets.ts'
import { ConfigError } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'rialto-equities-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (text: string) => {
  const path = join(folder, 'equities.csv')
  writeFileSync(path, text)
  return { equitiesFile: path }
}

test('an operator’s list replaces the built-in equities and keeps the built-in cryptocurrencies', () => {
  const assets = composeAssets(file('symbol,name\nACME,Acme Inc.\n'))
  expect(assets.equity().search({ offset: 0, count: 9 })).toEqual({
    items: [{ symbol: 'ACME', name: 'Acme Inc.' }],
    total: 1,
  })
  expect(assets.cryptocurrency().find('BTC')?.name).toBe('Bitcoin')
})

test('a missing or malformed equities file stops the start and the error names the variable', () => {
  expect(() => composeAssets(file('nothing'))).toThrow(ConfigError)
  expect(() => composeAssets({ equitiesFile: join(folder, 'missing') })).toThrow(/^RIALTO_EQUITIES_FILE: .*missing/)
})

test('without a file it lists ours', () =>
  expect(composeAssets({ equitiesFile: undefined }).equity().find('aapl')?.name).toBe('Apple Inc.'))
