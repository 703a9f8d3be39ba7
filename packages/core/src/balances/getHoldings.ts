import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PricedHolding } from '../portfolio/ports.ts'
import { readHoldings } from '../portfolio/readHoldings.ts'

export type HoldingsResult =
  | { kind: 'read'; connection: Connection; institutionName: string; holdings: PricedHolding[] }
  /** The token is valid, but the institution no longer accepts the credentials. */
  | { kind: 'notAuthorized'; connection: Connection; institutionName: string }

/** `POST /holdings/get`: the account's current holdings, with prices on request. */
export const getHoldings = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  input: { authToken: string; type: string; includeMarketValue: boolean },
): Promise<HoldingsResult> => {
  const connection = await resolveConnection(ctx, scope, input)
  const institutionName = connectorOf(ctx, connection).descriptor.name
  const { includeMarketValue } = input
  const read = await readHoldings(ctx, connection).catch(error => {
    if (error instanceof ApiError && error.type === 'invalidIntegrationToken') return undefined
    throw error
  })
  if (!read) return { kind: 'notAuthorized', connection, institutionName }
  return { kind: 'read', connection, institutionName, holdings: includeMarketValue ? read.priced : read.holdings }
}
