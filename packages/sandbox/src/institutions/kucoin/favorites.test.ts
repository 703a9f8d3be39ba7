import { expect, test } from 'vitest'
import { kucoinClient } from '../testing/kucoinClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kucoin } from './simulator.ts'

const sandbox = openInstitutions(kucoin)
const as = (key: string, wrong?: { secret?: string; passphrase?: string; version?: string }) =>
  kucoinClient(sandbox, sandbox.clock.nowMs, key, wrong)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CREATE = '/api/v3/withdrawals'
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

test('addresses are compared with the favorite ones including their case', async () => {
  const favorite = { persona: 'whitelistOn', chain: 'eth', address: TO }
  expect((await sandbox.control('POST', '/kucoin/favorites', favorite)).status).toBe(201)
  const user = as('whitelistOn')
  expect((await user.post(CREATE, order({ toAddress: TO.toLowerCase() }))).body.code).toBe('260325')
  expect((await user.post(CREATE, order({ chain: 'base' }))).body.code).toBe('260325')
  expect((await user.post(CREATE, order())).body.code).toBe('200000')
  expect((await sandbox.control('POST', '/kucoin/favorites', { persona: 'Nobody' })).status).toBe(400)
})
