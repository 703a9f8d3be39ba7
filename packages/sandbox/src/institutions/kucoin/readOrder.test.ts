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

test.each([
  [{ amount: 10_001 }, '400100', 'account.available.amount'],
  [{ amount: 0.5 }, '400100', 'The withdrawal amount is below the minimum requirement.'],
  [{ amount: 20_000_000 }, '400100', /too large/],
  [{ amount: 1.000_000_1 }, '400100', /precision/],
  [{ amount: '10' }, '400100', /amount/],
  [{ amount: -1 }, '400100', /amount/],
  [{ toAddress: '0x12' }, '400100', 'Incorrect withdrawal address'],
  [{ toAddress: '' }, '400100', /toAddress/],
  [{ currency: 'NOPE' }, '400100', /currency/],
  [{ chain: 'trx' }, '900014', /chainId/],
  [{ chain: 'sol' }, '260210', 'withdraw.disabled'],
  [{ withdrawType: 'UID' }, '400100', /withdrawType/],
  [{ isInner: true }, '400100', /user/],
  [{ feeDeductType: 'NONE' }, '400100', /feeDeductType/],
])('refuses %j with %s', async (change, code, msg) => {
  const { body } = await as('MeshUSDC').post(CREATE, order(change))
  expect(body).toMatchObject({ code, msg: expect.stringMatching(msg) as string })
})
