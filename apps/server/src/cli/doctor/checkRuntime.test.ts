import { expect, test } from 'vitest'

import { checkRuntime, checkVault } from './checkRuntime.ts'
import { production } from './testing/production.ts'

test('this Node is supported', async () => {
  expect((await checkRuntime(production())).map(({ state }) => state)).toEqual(['ok', 'ok'])
})

test('an unreadable vault key is bad, and is not quoted', async () => {
  expect(await checkVault(production())).toMatchObject([{ state: 'ok' }])
  const [check] = await checkVault(production({ RIALTO_VAULT_KEYS: 'main:canary' }))
  expect(check).toMatchObject({ state: 'bad', advice: expect.stringContaining('openssl rand') })
  expect(JSON.stringify(check)).not.toContain('canary')
})
