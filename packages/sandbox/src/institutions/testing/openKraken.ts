import { expect } from 'vitest'
import { kraken } from '../kraken/simulator.ts'
import { krakenClient } from './krakenClient.ts'
import { openInstitutions } from './openInstitutions.ts'

/** Kraken with an address that several users have saved. */
export const openKraken = async () => {
  const sandbox = openInstitutions(kraken)
  const clients = new Map<string, ReturnType<typeof krakenClient>>()
  /** One client per key, because its nonces must increase. */
  const as = (key: string) => {
    const client = clients.get(key) ?? krakenClient(sandbox, key)
    clients.set(key, client)
    return client
  }
  const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const order = { asset: 'USDC', key: 'USDC wallet 1', amount: '10' }
  const errorOf = async (client: ReturnType<typeof krakenClient>, method: string, params?: Record<string, string>) => {
    const { status, body } = await client.call(method, params)
    expect(status).toBe(200)
    return (body as { error: string[] }).error[0]
  }
  for (const persona of [
    'Mesh',
    'MeshUSDC',
    'readOnlyKey',
    'restrictedRegion',
    'kycMissing',
    'emailConfirm',
    'mfaTotp',
  ]) {
    await sandbox.control('POST', '/kraken/addresses', { persona, symbol: 'USDC', addresses: [TO] })
  }
  return { sandbox, as, TO, order, errorOf }
}
