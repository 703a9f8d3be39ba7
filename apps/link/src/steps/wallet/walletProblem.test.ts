import { expect, test } from 'vitest'

import { NotSent, provesNothingSent, WalletMismatch, walletProblem } from './walletProblem.ts'

test.each([
  [{ code: 4001 }, 'rejected'],
  [{ code: 5750 }, 'rejected'],
  [{ code: -32002 }, 'pending'],
  [{ code: -32000 }, 'failed'],
  [{ code: '4001' }, 'failed'],
  [new WalletMismatch('otherAccount', '0xa'), 'otherAccount'],
  [undefined, 'failed'],
  [null, 'failed'],
  ['rejected', 'failed'],
] as const)('%j is shown as %s', (error, problem) => expect(walletProblem(error)).toBe(problem))

test.each([
  { code: 4100 },
  { code: 4200 },
  { code: -32601 },
  { code: -32602 },
  { code: -32004 },
  new NotSent(),
  new WalletMismatch('otherNetwork'),
  new WalletMismatch('otherAccount'),
])('a wallet that did not begin (%j) sent nothing', error => expect(provesNothingSent(error)).toBe(true))

test.each([
  { code: 4001 },
  { code: -32603 },
  { code: 4900 },
  { code: 5730 },
  new Error('timeout'),
  undefined,
  null,
  new WalletMismatch('failed'),
])('any other error (%j) may have come after the payment', error => expect(provesNothingSent(error)).toBe(false))
