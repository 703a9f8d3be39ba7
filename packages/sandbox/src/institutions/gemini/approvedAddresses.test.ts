import { expect, test } from 'vitest'
import { openGemini } from '../testing/openGemini.ts'

const { sandbox, as, TO, WITHDRAW, order, reasonOf } = openGemini()

const DAY_MS = 86_400_000

test('an approved address can be used after seven days', async () => {
  const listed = as('whitelistOn')
  const list = async () => (await listed.call('/v1/approvedAddresses/account/ethereum')).body.approvedAddresses
  expect(await list()).toEqual([])
  expect(await reasonOf(listed.call(WITHDRAW, order()))).toEqual([400, 'CryptoAddressNotWhitelisted'])
  const path = '/v1/approvedAddresses/ethereum/request'
  expect(await reasonOf(listed.call(path, { address: TO }))).toEqual([400, 'MissingPayloadKey'])
  expect((await listed.call(path, { address: TO, label: 'wallet' })).body.message).toMatch(/7-day/)
  expect(await list()).toMatchObject([{ status: 'pending-time', address: TO, label: 'wallet' }])
  expect(await reasonOf(listed.call(WITHDRAW, order()))).toEqual([400, 'CryptoAddressNotWhitelisted'])
  sandbox.clock.advance(7 * DAY_MS)
  expect(await list()).toMatchObject([{ status: 'active' }])
  expect((await listed.call(WITHDRAW, order({ address: TO.toLowerCase() }))).status).toBe(200)
  expect((await sandbox.control('POST', '/gemini/addresses', { persona: 'Mesh' })).status).toBe(400)
})
