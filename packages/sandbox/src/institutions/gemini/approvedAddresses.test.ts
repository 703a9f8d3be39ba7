import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { geminiClient } from '../testing/geminiClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gemini } from './simulator.ts'

const sandbox = openInstitutions(gemini)
const clients = new Map<string, ReturnType<typeof geminiClient>>()
/** One client per key, because its nonces must increase. */
const as = (key: string) => {
  const known = clients.get(key) ?? geminiClient(sandbox, key)
  clients.set(key, known)
  return known
}
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WITHDRAW = '/v2/withdraw/ethereum/usdc'
const DAY_MS = 86_400_000
const order = (change: object = {}) => ({ address: TO, amount: '10', clientTransferId: randomUUID(), ...change })
const reasonOf = async (requested: Promise<{ status: number; body: { reason?: string } }>) => {
  const { status, body } = await requested
  return [status, body.reason]
}

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
