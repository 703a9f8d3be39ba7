import type { Connection } from '../connections/ports.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PortfolioKind, PortfolioPart } from './ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { FiatBalance } from '../connections/connector.ts'

/** Reads the fiat balances now and stores them for the user's portfolio. */
export const readBalances = async (ctx: ConnectionContext, connection: Connection): Promise<FiatBalance[]> => {
  const asOfMs = ctx.clock.nowMs()
  const rows = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.read.balances(credentials),
  )
  await ctx.store.portfolio.keep(connection, { kind: 'balances', asOfMs, rows })
  return rows
}

/** Maximum number of concurrent reads. The oldest go first; the others wait for the next call. */
const maxAtOnce = 50

const oldestFirst = (one: PortfolioPart<PortfolioKind>, other: PortfolioPart<PortfolioKind>): number =>
  (one.read?.asOfMs ?? 0) - (other.read?.asOfMs ?? 0)

/**
 * Reads the missing or outdated data of a user's accounts concurrently, and waits until the deadline at most. A read
 * that fails or is late affects neither the others nor its own last result; a late result is stored for the next call.
 * True if an institution was called.
 */
export const refreshReads = async <K extends PortfolioKind>(
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  parts: readonly PortfolioPart<K>[],
  read: (ctx: ConnectionContext & Pick<Context, 'prices'>, connection: Connection) => Promise<unknown>,
): Promise<boolean> => {
  const oldestMs = ctx.clock.nowMs() - ctx.settings.portfolioMaxAgeMs
  const due = parts
    .filter(({ connection, read: last }) => connection.state === 'active' && (last?.asOfMs ?? -Infinity) < oldestMs)
    .sort(oldestFirst)
    .slice(0, maxAtOnce)
  if (due.length === 0) return false
  const reads = due.map(async part => {
    const connection = await ctx.store.connections.find(scope, part.connection.id)
    if (connection) await read(ctx, connection)
  })
  await Promise.race([Promise.allSettled(reads), ctx.clock.sleep(ctx.settings.portfolioDeadlineMs)])
  return true
}
