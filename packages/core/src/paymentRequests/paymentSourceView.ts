import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { destinationOf } from './issueAddress.ts'
import type { PaymentSource, SourceUse } from './ports.ts'
import { type AccountProof, accountProof } from './unassigned/accountProof.ts'
import { networksOfAccount } from './unassigned/networksOfAccount.ts'

/** The dependencies of the use cases of payment sources. */
export type SourceContext = Pick<Context, 'store' | 'environment' | 'addressDerivation' | 'clock' | 'ids' | 'solana'>

/** A payment source as its client reviews it. */
export interface PaymentSourceView extends PaymentSource {
  /** The first three destinations, for the client to compare with its own wallet. */
  firstAddresses: readonly { address: string; tag?: string }[]
  use: SourceUse
  /** Of a confirmed account: whether its unassigned payments are the client's, and the payment that proves it. */
  ownership?: { isOwner: boolean; proof: AccountProof }
}

/** A source with its first destinations and its use. */
export const viewOf = async (ctx: SourceContext, source: PaymentSource): Promise<PaymentSourceView> => ({
  ...source,
  firstAddresses: [0, 1, 2].map(number => destinationOf(ctx, source, number + firstNumberOf(source))),
  use: await ctx.store.paymentSources.use(ctx.environment, source),
  ...defined({ ownership: await ownershipOf(ctx, source) }),
})

const ownershipOf = async (ctx: SourceContext, source: PaymentSource): Promise<PaymentSourceView['ownership']> => {
  const [networkId] = networksOfAccount(ctx, source)
  if (source.kind !== 'account' || source.confirmedAtMs === undefined || networkId === undefined) return undefined
  const [owner] = await ctx.store.paymentSources.listOwners(ctx.environment, source.networkType, [source.value])
  return { isOwner: owner?.scope.clientId === source.scope.clientId, proof: accountProof(source, networkId) }
}

/** Tags begin at 1: some senders take 0 for no tag. */
export const firstNumberOf = ({ kind }: Pick<PaymentSource, 'kind'>): number => (kind === 'account' ? 1 : 0)
