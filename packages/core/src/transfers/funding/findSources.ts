import { defined } from '@rialto/defined'

import { ConnectorError } from '../../connections/connectorError.ts'
import type { Connection } from '../../connections/ports.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import {
  type FundingRequest,
  rankSources,
  type RejectedSource,
  type Source,
  type SourceAccount,
} from './rankSources.ts'
import { type Combination, combineSources } from './combineSources.ts'
import { readAccount, type ReadInput } from './readAccount.ts'

interface SourcesInput extends ReadInput {
  connections: readonly Connection[]
  prefersPurchase: boolean
  /** How many accounts may pay together if none has enough. */
  maximumSources?: number | undefined
}

export interface FoundSources {
  /** The best first. */
  sources: Source[]
  rejected: RejectedSource[]
  /** Accounts that cannot be read now, or may not send. */
  unusable: string[]
  /** A payment in parts, if no account suffices alone and several may pay. */
  combination?: Combination
}

/**
 * Every way in which the user could pay from these accounts, best first. Only reads. An account whose read fails does
 * not affect the others.
 */
export const findSources = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  input: SourcesInput,
): Promise<FoundSources> => {
  const { connections, destinations, requested, prefersPurchase, maximumSources = 1 } = input
  const read = await Promise.all(connections.map(async one => ({ one, account: await tryRead(ctx, one, input) })))
  const accounts = read.flatMap(({ account }) => account ?? [])
  const paidIn = accounts.flatMap(({ terms }) => terms.flatMap(({ networkFee }) => networkFee?.symbol ?? []))
  const priced = [...destinations.map(({ symbol }) => symbol.toUpperCase()), ...paidIn]
  const prices = await ctx.prices.usd([...new Set(priced)])
  const request: FundingRequest = { destinations, requested, prices, prefersPurchase }
  const ranked = rankSources(accounts, request)
  const isLacking = ranked.sources.length === 0 && maximumSources > 1
  const combination = isLacking ? combineSources(combinable(read), request, maximumSources) : undefined
  return {
    ...ranked,
    unusable: read.flatMap(({ one, account }) => (account ? [] : [one.id])),
    ...defined({ combination }),
  }
}

/** A payment in parts from these accounts, even if one of them would suffice. */
export const findCombination = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  {
    maximumSources,
    ...input
  }: Omit<SourcesInput, 'prefersPurchase' | 'rules' | 'maximumSources'> & { maximumSources: number },
): Promise<Combination | undefined> => {
  const rules = { converts: false, purchases: false }
  const read = await Promise.all(
    input.connections.map(async one => ({ one, account: await tryRead(ctx, one, { ...input, rules }) })),
  )
  const prices = await ctx.prices.usd([...new Set(input.destinations.map(({ symbol }) => symbol.toUpperCase()))])
  const request = { destinations: input.destinations, requested: input.requested, prices, prefersPurchase: false }
  return combineSources(combinable(read), request, maximumSources)
}

/**
 * A wallet is prompted on its user's page, one payment at a time, so it pays alone. An account that is connected twice
 * counts once.
 */
const combinable = (read: readonly { one: Connection; account: SourceAccount | undefined }[]): SourceAccount[] => {
  const byAccount = new Map<string, SourceAccount>()
  for (const { one, account } of read)
    if (account && one.type !== 'deFiWallet') byAccount.set(`${one.type} ${one.upstreamId}`, account)
  return [...byAccount.values()]
}

const tryRead = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  connection: Connection,
  input: ReadInput,
): Promise<SourceAccount | undefined> => {
  if (!connection.granted.withdraw) return undefined
  try {
    return await readAccount(ctx, connection, input)
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectorError) return undefined
    throw error
  }
}
