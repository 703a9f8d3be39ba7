import type { FiatBalance } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'

/** Reads the fiat balances now and keeps them for the user's portfolio. */
export const readBalances = async (ctx: Context, connection: Connection): Promise<FiatBalance[]> => {
  const asOfMs = ctx.clock.nowMs()
  const rows = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.read.balances(credentials),
  )
  await ctx.store.portfolio.keep(connection, { kind: 'balances', asOfMs, rows })
  return rows
}
