import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const errorId = async (accessToken: string, path = '/v2/accounts') => {
  const { status, body } = await client.api(accessToken, 'GET', path)
  return [status, body.errors?.[0]?.id]
}

test('access ends after an hour of the sandbox clock, or when the control API says so', async () => {
  const tokens = await client.connect('Mesh')
  await sandbox.control('POST', '/tokens/expire', { persona: 'Mesh' })
  expect(await errorId(tokens.access_token)).toEqual([401, 'expired_token'])
  const renewed = (await (await client.refresh(tokens.refresh_token)).json()) as typeof tokens
  await sandbox.control('POST', '/clock/advance', { ms: 3_600_000 })
  expect(await errorId(renewed.access_token)).toEqual([401, 'expired_token'])
  expect(await errorId('made-up')).toEqual([401, 'invalid_token'])
})

test('a persona that reads only is never granted the send scope', async () => {
  const tokens = await client.connect('readOnlyKey')
  expect(tokens.scope).not.toContain('wallet:transactions:send')
  const { status, body } = await client.api(tokens.access_token, 'POST', '/v2/accounts/USDC/transactions', {})
  expect([status, body.errors[0].id]).toEqual([403, 'invalid_scope'])
})
