import type { Connection } from '../../connections/ports.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import type { RequestedAmount } from '../amountToArrive.ts'
import type { Destination } from '../configureTransfer.ts'
import { findSources } from './findSources.ts'
import type { Source } from './rankSources.ts'

interface FundingInput {
  connection: Connection
  destinations: readonly Destination[]
  requested: RequestedAmount
}

/** The ways in which one account can pay, converting and buying included, the best first. Only reads. */
export const fundingSources = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  { connection, destinations, requested }: FundingInput,
): Promise<Source[]> => {
  const rules = { converts: true, purchases: true }
  const input = { connections: [connection], destinations, requested, rules, prefersPurchase: false }
  return (await findSources(ctx, input)).sources
}

/**
 * The asset that the account converts or buys with to pay there. Undefined if the balance suffices without an order,
 * or no order suffices.
 */
export const chooseFunding = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  { destination, ...input }: Omit<FundingInput, 'destinations'> & { destination: Destination },
): Promise<{ symbol: string; isPurchase: boolean } | undefined> => {
  const [best] = await fundingSources(ctx, { ...input, destinations: [destination] })
  return !best || best.kind === 'balance' ? undefined : { symbol: best.symbol, isPurchase: best.kind === 'purchase' }
}
