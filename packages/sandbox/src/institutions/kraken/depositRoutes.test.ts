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
const errorOf = async (client: ReturnType<typeof krakenClient>, method: string, params?: Record<string, string>) => {
  const { status, body } = await client.call(method, params)
  expect(status).toBe(200)
  return (body as { error: string[] }).error[0]
}

test('a deposit address is made by a request for a new one', async () => {
  const way = { asset: 'USDC', method: 'USDC - Base (Unified)' }
  expect((await as('Mesh').call('DepositAddresses', way)).body.result).toEqual([])
  const made = (await as('Mesh').call('DepositAddresses', { ...way, new: 'true' })).body.result
  expect(made).toEqual([{ address: expect.stringMatching(/^0x/), expiretm: '0' }])
  expect((await as('Mesh').call('DepositAddresses', way)).body.result).toEqual(made)
  expect(await errorOf(as('Mesh'), 'DepositAddresses', { ...way, method: 'Base' })).toBe('EFunding:Unknown method')
  expect(await errorOf(as('Mesh'), 'DepositMethods', { asset: 'NOPE' })).toBe('EFunding:Unknown asset')
  expect((await as('Mesh').call('DepositMethods', { asset: 'SOL' })).body.result).toEqual([])
})
