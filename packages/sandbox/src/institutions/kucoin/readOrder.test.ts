import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { as, CREATE, order } = openKucoin()

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
