import { defined } from '@rialto/defined'

import { alpaca } from '../alpaca/simulator.ts'
import { openInstitutions } from './openInstitutions.ts'

/** A simulated Alpaca, its callers by key, and a valid withdrawal. */
export const openAlpaca = () => {
  const sandbox = openInstitutions(alpaca)
  const call = async (persona: string, method: string, path: string, body?: object, host = 'api.alpaca.markets') => {
    const response = await sandbox.fetch(`${sandbox.origin}/~${host}${path}`, {
      method,
      headers: { 'apca-api-key-id': persona, 'apca-api-secret-key': 'Pass123' },
      ...defined({ body: body && JSON.stringify(body) }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  const TO = '0x00000000000000000000000000000000000000A1'
  const send = (persona: string, change: object = {}) =>
    call(persona, 'POST', '/v2/wallets/transfers', { asset: 'USDC', address: TO, amount: '10', ...change })
  return { sandbox, call, TO, send }
}
