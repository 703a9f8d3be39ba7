import { expect, test } from 'vitest'
import { krakenClient } from '../testing/krakenClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kraken } from './simulator.ts'

const sandbox = openInstitutions(kraken)
const clients = new Map<string, ReturnType<typeof krakenClient>>()
/** One client per key, because its nonces must increase. */
const as = (key: string) => {
  const client = clients.get(key) ?? krakenClient(sandbox, key)
  clients.set(key, client)
  return client
}
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('saves addresses by the control API only for what there is', async () => {
  const saving = (body: object) => sandbox.control('POST', '/kraken/addresses', body)
  expect((await saving({ persona: 'Nobody', symbol: 'USDC', addresses: [TO] })).status).toBe(404)
  expect((await saving({ persona: 'Mesh', symbol: 'NOPE', addresses: [TO] })).status).toBe(400)
  expect((await saving({ persona: 'Mesh', symbol: 'USDC', addresses: [''] })).status).toBe(400)
  expect((await saving({ persona: 'Mesh2', symbol: 'USDC', network: 'Base', addresses: [TO] })).status).toBe(201)
  expect((await as('Mesh2').call('WithdrawAddresses', { asset: 'USDC', method: 'USDC' })).body.result).toEqual([])
  expect((await as('Mesh2').call('WithdrawAddresses', { asset: 'USDC' })).body.result).toEqual([
    { address: TO, asset: 'USDC', method: 'USDC - Base', key: 'USDC wallet 1', verified: true },
  ])
})
