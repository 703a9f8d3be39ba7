import { expect, test } from 'vitest'
import { openAlpaca } from '../testing/openAlpaca.ts'

const { sandbox, call, TO, send } = openAlpaca()

const DAY_MS = 86_400_000

test('a whitelist entry counts a day after it was made', async () => {
  const entry = { asset: 'USDC', address: TO }
  expect((await send('whitelistOn')).body.message).toMatch(/whitelisted/)
  const added = await call('whitelistOn', 'POST', '/v2/wallets/whitelists', entry)
  expect(added.body).toMatchObject({ status: 'PENDING', chain: 'ETH' })
  expect((await send('whitelistOn')).status).toBe(403)
  await sandbox.control('POST', '/clock/advance', { ms: DAY_MS })
  expect((await call('whitelistOn', 'GET', '/v2/wallets/whitelists')).body).toMatchObject([{ status: 'APPROVED' }])
  expect((await send('whitelistOn')).status).toBe(200)
  // The same applies to other personas: a new entry waits for its day.
  await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Mesh4', ...entry })
  expect((await send('Mesh4')).status).toBe(403)
  expect((await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Nobody', ...entry })).status).toBe(400)
  expect((await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Mesh' })).status).toBe(400)
})
