import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { isPaid } from '../transfers/findPaying.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * Whether a transfer has paid the order of a new session, which the user may pay no second time. False while the transfer is
 * pending: the session then shows that transfer when the user sends.
 */
export const isOrderPaid = async (
  { store }: Pick<Context, 'store'>,
  { scope, request: { userId, transfer } }: Pick<LinkSessionRecord, 'scope' | 'request'>,
): Promise<boolean> => isPaid(store, { scope, userId, ...defined({ clientTransactionId: transfer?.transactionId }) })
