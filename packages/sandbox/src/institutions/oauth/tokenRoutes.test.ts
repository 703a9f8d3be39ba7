import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from '../coinbase/simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const errorId = async (accessToken: string, path = '/v2/accounts') => {
  const { status, body } = await client.api(accessToken, 'GET', path)
  return [status, body.errors?.[0]?.id]
}

test('a code is exchanged once, with its verifier, and a second use revokes its tokens', async () => {
  const code = (await client.decide('Mesh', 'allow')).get('code') ?? ''
  const wrong = await client.exchange(code, 'w'.repeat(43))
  expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([400, 'invalid_grant'])
  const tokens = (await (await client.exchange(code)).json()) as { access_token: string; expires_in: number }
  expect(tokens.expires_in).toBe(3_600)
  expect((await errorId(tokens.access_token))[0]).toBe(200)
  expect((await client.exchange(code)).status).toBe(400)
  expect(await errorId(tokens.access_token)).toEqual([401, 'revoked_token'])
})

test('refresh tokens rotate; one used twice takes the whole family down', async () => {
  const first = await client.connect('Mesh')
  const second = (await (await client.refresh(first.refresh_token)).json()) as typeof first
  expect((await errorId(second.access_token))[0]).toBe(200)
  expect((await client.refresh(first.refresh_token)).status).toBe(400)
  expect(await errorId(second.access_token)).toEqual([401, 'revoked_token'])
  expect((await client.refresh(second.refresh_token)).status).toBe(400)
})
