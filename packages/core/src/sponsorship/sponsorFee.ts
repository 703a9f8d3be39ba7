import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { Context } from '../context.ts'
import type { Preview } from '../transfers/ports.ts'
import { referenceOf, withdrawalOrder } from '../transfers/withdrawalOrder.ts'

const dayMs = 24 * 60 * 60_000

/** `usedUp`: the client pays network fees, and its limits do not allow this one now. */
type Sponsorship = 'none' | 'paid' | 'usedUp'

type Payment = Pick<Preview, 'id' | 'scope' | 'symbol' | 'networkId' | 'toAddress' | 'amount' | 'fee' | 'addressTag'>

/** The operator's cost of the payment. Undefined if the operator has no account there, or cannot pay. */
const readFee = async (
  ctx: Pick<Context, 'connectors'>,
  connection: Connection,
  payment: Payment,
): Promise<bigint | undefined> =>
  connectorOf(ctx, connection).sponsoredFee?.(
    connection.credentials,
    withdrawalOrder({ ...payment, reference: referenceOf(payment.id) }),
  )

/** Whether the client would sponsor the network fee of a wallet's payment now. Reserves nothing. */
export const wouldSponsor = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  connection: Connection,
  payment: Payment,
): Promise<boolean> => {
  const limits = await ctx.store.sponsorship.limits(payment.scope)
  // A fee that cannot be read now is not sponsored.
  const fee = limits && (await readFee(ctx, connection, payment).catch(() => undefined))
  if (!limits || fee === undefined) return false
  const spent = await ctx.store.sponsorship.spent(payment.scope, ctx.clock.nowMs() - dayMs)
  return fee <= limits.perTransfer && spent + fee <= limits.perDay
}

/**
 * Reserves the network fee of a wallet's payment from the client's limits before the wallet gets a sponsored
 * transaction, because any transaction handed out may be sent. Each further transaction for the same transfer adds its
 * fee: the limit of a transfer bounds their sum.
 */
export const sponsorFee = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  connection: Connection,
  payment: Payment,
): Promise<Sponsorship> => {
  const { scope, id: transferId, networkId } = payment
  if ((await ctx.store.sponsorship.limits(scope)) === undefined) return 'none'
  const fee = await readFee(ctx, connection, payment)
  if (fee === undefined) return 'none'
  return ctx.store.transaction(async ({ sponsorship }) => {
    const limits = await sponsorship.limitsForUpdate(scope)
    if (limits === undefined) return 'none'
    const reservedAtMs = ctx.clock.nowMs()
    const amount = ((await sponsorship.find(transferId)) ?? 0n) + fee
    const spent = await sponsorship.spent(scope, reservedAtMs - dayMs)
    if (amount > limits.perTransfer || spent + fee > limits.perDay) return 'usedUp'
    await sponsorship.keep(scope, { transferId, networkId, amount, reservedAtMs })
    return 'paid'
  })
}
