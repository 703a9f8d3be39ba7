import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { Context } from '../context.ts'
import { isRelayedFor } from '../relayer/offeredToken.ts'
import type { Preview } from '../transfers/ports.ts'
import { referenceOf, withdrawalOrder } from '../transfers/withdrawalOrder.ts'
import { offerRelay } from './relayedPayment.ts'

/** Whether the wallet has no coin for the network's fee, and the relayer would send its payment. Commits nothing. */
export const wouldRelay = async (
  ctx: Pick<Context, 'environment' | 'ids' | 'store' | 'connectors' | 'relaying'>,
  connection: Connection,
  payment: Preview,
): Promise<boolean> => {
  const { askWallet } = connectorOf(ctx, connection)
  if (!askWallet || !(await isRelayedFor(ctx, payment))) return false
  const order = withdrawalOrder({ ...payment, reference: referenceOf(payment.id) })
  // An unreadable chain is read again when the wallet is asked.
  const request = await askWallet(connection.credentials, order, { isAgain: false, isSponsored: false }).catch(
    () => undefined,
  )
  if (request?.kind !== 'feeNotCovered') return false
  return (await offerRelay(ctx, connection, payment, payment.id).catch(() => undefined)) !== undefined
}
