import { beforeEach } from 'vitest'

import { bybit } from '../bybit/simulator.ts'
import { bybitClient } from './bybitClient.ts'
import { openInstitutions } from './openInstitutions.ts'

/** A simulated Bybit, its callers by key, and a valid withdrawal. */
export const openBybit = () => {
  const sandbox = openInstitutions(bybit)
  // A coin can be withdrawn on a chain once in ten seconds.
  beforeEach(() => sandbox.clock.advance(10_000))
  const as = (key: string, secret?: string) => bybitClient(sandbox, sandbox.clock.nowMs, key, secret)
  const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const CREATE = '/v5/asset/withdraw/create'
  const SENT = '/v5/asset/withdraw/query-record'
  const order = (change: object = {}) => ({
    coin: 'USDC',
    chain: 'ETH',
    address: TO,
    amount: '10',
    timestamp: sandbox.clock.nowMs(),
    forceChain: 1,
    accountType: 'FUND',
    feeType: 0,
    ...change,
  })
  return { sandbox, as, TO, CREATE, SENT, order }
}
