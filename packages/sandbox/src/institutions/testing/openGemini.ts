import { randomUUID } from 'node:crypto'

import { gemini } from '../gemini/simulator.ts'
import { geminiClient } from './geminiClient.ts'
import { openInstitutions } from './openInstitutions.ts'

/** A simulated Gemini, its callers by key, and a valid withdrawal. */
export const openGemini = () => {
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
  const TRANSFERS = '/v2/transfers'
  const order = (change: object = {}) => ({ address: TO, amount: '10', clientTransferId: randomUUID(), ...change })
  const reasonOf = async (requested: Promise<{ status: number; body: { reason?: string } }>) => {
    const { status, body } = await requested
    return [status, body.reason]
  }
  return { sandbox, as, TO, WITHDRAW, TRANSFERS, order, reasonOf }
}
