import { ConnectorError } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import {
  type FundingRequest,
  rankSources,
  type RejectedSource,
  type Source,
  type SourceAccount,
} from './rankSources.ts'
import { readAccount, type ReadInput } from './readAccount.ts'

interface SourcesInput extends ReadInput {
  connections: readonly Connection[]
  prefersPurchase: boolean
}

export interface FoundSources {
  /** The best first. */
  sources: Source[]
  rejected: RejectedSource[]
  /** Accounts that cannot be read now, or may not send. */
  unusable: string[]
}

/** Every way in which the user could pay from these accounts, the best first. Only reads; one that fails stops nobody else. */
export const findSources = async (ctx: Context, input: SourcesInput): Promise<FoundSources> => {
  const { connections, destinations, requested, prefersPurchase } = input
  const read = await Promise.all(connections.map(async one => ({ one, account: await tryRead(ctx, one, input) })))
  const accounts = read.flatMap(({ account }) => account ?? [])
  const prices = await ctx.prices.usd([...new Set(destinations.map(({ symbol }) => symbol.toUpperCase()))])
  const request: FundingRequest = { destinations, requested, prices, prefersPurchase }
  return {
    ...rankSources(accounts, request),
    unusable: read.flatMap(({ one, account }) => (account ? [] : [one.id])),
  }
}

const tryRead = async (ctx: Context, connection: Connection, input: ReadInput): Promise<SourceAccount | undefined> => {
  if (!connection.granted.withdraw) return undefined
  try {
    return await readAccount(ctx, connection, input)
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectorError) return undefined
    throw error
  }
}
