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
const order = (change: object = {}) => ({ address: TO, amount: '10', clientTransferId: randomUUID(), ...change })
const reasonOf = async (requested: Promise<{ status: number; body: { reason?: string } }>) => {
  const { status, body } = await requested
  return [status, body.reason]
}

test('networks, fees and addresses are listed', async () => {
  const mesh = as('Mesh')
  expect((await mesh.get('/v2/network/USDC')).body).toEqual({ token: 'USDC', network: ['ethereum', 'base'] })
  expect(await reasonOf(mesh.get('/v2/network/NOSUCH'))).toEqual([404, 'UnsupportedNetwork'])
  const fee = await mesh.call('/v2/withdraw/base/usdc/feeEstimate', { address: TO, amount: '1' })
  expect(fee.body).toMatchObject({ currency: 'USDC', fee: 0.005 })
  expect(await reasonOf(mesh.call('/v2/withdraw/solana/usdc/feeEstimate', order()))).toEqual([
    404,
    'UnsupportedNetwork',
  ])
  expect(await reasonOf(mesh.call('/v2/withdraw/base/usdc/feeEstimate'))).toEqual([400, 'MissingPayloadKey'])
  expect((await mesh.call('/v1/addresses/base')).body).toEqual([])
  expect((await mesh.call('/v1/deposit/base/newAddress')).body).toEqual({ network: 'base', address: TO })
  expect((await mesh.call('/v1/addresses/base')).body).toMatchObject([{ address: TO, network: 'base' }])
  expect(await reasonOf(mesh.call('/v1/addresses/tezos'))).toEqual([404, 'UnsupportedNetwork'])
  expect(await reasonOf(mesh.call('/v1/deposit/tezos/newAddress'))).toEqual([404, 'UnsupportedNetwork'])
  expect(await reasonOf(as('readOnlyKey').call('/v1/deposit/base/newAddress'))).toEqual([403, 'MissingRole'])
})
