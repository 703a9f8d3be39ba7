import type { Authorization } from '@rialto/core'

import { addressPattern, fields, integer, text } from './readFields.ts'

/** The signed transfer of a payload for Permit2. */
export const readPermit2 = (value: unknown, signed: Pick<Authorization, 'networkId' | 'signature'>): Authorization => {
  const { from, permitted, nonce, deadline, witness } = fields(value)
  const { token, amount } = fields(permitted)
  const { to, validAfter } = fields(witness)
  return {
    ...signed,
    method: 'permit2',
    token: text(token, addressPattern),
    from: text(from, addressPattern),
    to: text(to, addressPattern),
    value: integer(amount),
    validAfter: integer(validAfter),
    validBefore: integer(deadline),
    nonce: String(integer(nonce)),
  }
}
