import { kucoin } from '../kucoin/simulator.ts'
import { kucoinClient } from './kucoinClient.ts'
import { openInstitutions } from './openInstitutions.ts'

/** A simulated KuCoin, its callers by key, and a valid withdrawal. */
export const openKucoin = () => {
  const sandbox = openInstitutions(kucoin)
  const as = (key: string, wrong?: { secret?: string; passphrase?: string; version?: string }) =>
    kucoinClient(sandbox, sandbox.clock.nowMs, key, wrong)
  const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const CREATE = '/api/v3/withdrawals'
  const SENT = '/api/v1/withdrawals'
  const order = (change: object = {}) => ({
    currency: 'USDC',
    chain: 'eth',
    toAddress: TO,
    amount: 10,
    withdrawType: 'ADDRESS',
    isInner: false,
    feeDeductType: 'EXTERNAL',
    ...change,
  })
  return { sandbox, as, TO, CREATE, SENT, order }
}
