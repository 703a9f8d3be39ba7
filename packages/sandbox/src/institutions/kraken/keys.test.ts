import { expect, test } from 'vitest'
import { openKrakenSignIn } from '../testing/openKrakenSignIn.ts'
import { krakenClient } from '../testing/krakenClient.ts'

const { sandbox, tokenOf, call, create } = openKrakenSignIn()

test('a key ends at its expiry, when it is deleted, and with the sign-in', async () => {
  const token = await tokenOf('MeshUSDC')
  const endsAtS = Math.floor(sandbox.clock.nowMs() / 1_000) + 60
  const errorOf = async ({ api_key, secret }: { api_key: string; secret: string }) =>
    (await krakenClient(sandbox, api_key, secret).call('BalanceEx')).body.error
  const short = (await create(token, { valid_until: endsAtS })).body.result
  const deleted = (await create(token)).body.result
  const last = (await create(token)).body.result
  expect(await errorOf(short)).toEqual([])
  await sandbox.control('POST', '/clock/advance', { ms: 60_000 })
  expect(await errorOf(short)).toEqual(['EAPI:Invalid key'])
  const remove = () => call(token, 'DELETE', 'fast-api-key', { api_key_name: deleted.api_key_name })
  expect((await remove()).body).toEqual({ result: true })
  expect((await remove()).status).toBe(400)
  expect(await errorOf(deleted)).toEqual(['EAPI:Invalid key'])
  expect(await errorOf(last)).toEqual([])
  await sandbox.control('POST', '/tokens/revoke', { persona: 'MeshUSDC' })
  expect(await errorOf(last)).toEqual(['EAPI:Invalid key'])
})
