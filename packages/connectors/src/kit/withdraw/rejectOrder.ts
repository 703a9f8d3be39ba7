import type { ConnectorDescriptor, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { isPayableOrder } from './checkAddress.ts'
import { rejected } from './rejection.ts'
import { defined } from '@rialto/defined'
import { upstreamReference } from '../matching/foundWithdrawal.ts'

/**
 * Rejects an order whose address an institution could misinterpret (Coinbase sends to e-mail addresses too), or whose
 * reference it would truncate. `undefined` if the order may be sent to the institution.
 */
export const rejectOrder = (
  { name, withdrawal }: Pick<ConnectorDescriptor, 'name' | 'withdrawal'>,
  order: WithdrawalOrder,
): WithdrawOutcome | undefined => {
  const { address, tag, networkId } = order
  if (!isPayableOrder(networkId, { address })) {
    return rejected('invalidAddress', 'The address is not valid on this network')
  }
  if (!isPayableOrder(networkId, { address, ...defined({ tag }) })) {
    return rejected('invalidAddress', 'Invalid memo or tag for this network')
  }
  const { length } = upstreamReference(withdrawal, order.reference)
  return length === 0 || length > (withdrawal.reference?.maxLength ?? length)
    ? rejected('refused', `${name} does not accept a reference of this length`)
    : undefined
}
