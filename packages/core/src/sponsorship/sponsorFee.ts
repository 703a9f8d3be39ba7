import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import type { Preview } from '../transfers/ports.ts'
import { withdrawalOrder } from '../transfers/beginWithdrawal.ts'
import { referenceOf } from '../transfers/transitions.ts'
import type { SponsorshipLimits } from './ports.ts'

const dayMs = 24 * 60 * 60_000

/** `usedUp`: the client pays network fees, and its limits do not allow this one now. */
type Sponsorship = 'none' | 'paid' | 'usedUp'

type Payment = Pick<Preview, 'id' | 'scope' | 'symbol' | 'networkId' | 'toAddress' | 'amount' | 'addressTag'>

const allows = ({ perTransfer, perDay }: SponsorshipLimits, fee: bigint, spent: bigint): boolean =>
  fee <= perTransfer && spent + fee <= perDay

/** What the operator's account would pay for the payment: undefined where there is none, or it cannot. */
const readFee = async (ctx: Context, connection: Connection, payment: Payment): Promise<bigint | undefined> =>
  connectorOf(ctx, connection).sponsoredFee?.(
    connection.credentials,
    withdrawalOrder({ ...payment, reference: referenceOf(payment.id) }),
  )

/** Whether the client would pay the network fee of a wallet's payment now. Reserves nothing. */
export const wouldSponsor = async (ctx: Context, connection: Connection, payment: Payment): Promise<boolean> => {
  const limits = await ctx.store.sponsorship.limits(payment.scope)
  // What cannot be read now is not promised.
  const fee = limits && (await readFee(ctx, connection, payment).catch(() => undefined))
  if (!limits || fee === undefined) return false
  return allows(limits, fee, await ctx.store.sponsorship.spent(payment.scope, ctx.clock.nowMs() - dayMs))
}

/**
 * Reserves the network fee of a wallet's payment from what the client pays, before the wallet gets a transaction whose fee is paid: one
 * that was handed out may be sent. Asked for again, the same transfer counts once.
 */
export const sponsorFee = async (ctx: Context, connection: Connection, payment: Payment): Promise<Sponsorship> => {
  const { scope, id: transferId, networkId } = payment
  if ((await ctx.store.sponsorship.limits(scope)) === undefined) return 'none'
  const amount = await readFee(ctx, connection, payment)
  if (amount === undefined) return 'none'
  return ctx.store.transaction(async ({ sponsorship }) => {
    const limits = await sponsorship.limitsForUpdate(scope)
    if (limits === undefined) return 'none'
    const reservedAtMs = ctx.clock.nowMs()
    const reserved = (await sponsorship.find(transferId)) ?? 0n
    const others = (await sponsorship.spent(scope, reservedAtMs - dayMs)) - reserved
    if (!allows(limits, amount, others > 0n ? others : 0n)) return 'usedUp'
    await sponsorship.keep(scope, { transferId, networkId, amount, reservedAtMs })
    return 'paid'
  })
}
