import { type RawBuilder, sql } from 'kysely'

/**
 * A moment in a statement: one that its caller names, or one by the database's clock, which all servers share: so many milliseconds from now.
 * In the sandbox, whose clock can be moved forward, that is counted from the sandbox's time.
 */
export type Moment = Date | { fromNowMs: number }

/** The time at which the statement was begun: one value for all of its rows, by which an index can be searched. */
export const momentOf = (moment: Moment): RawBuilder<Date> =>
  moment instanceof Date
    ? sql<Date>`${moment}::timestamptz`
    : sql<Date>`(statement_timestamp() + make_interval(secs => ${moment.fromNowMs / 1_000}::double precision))`

/** So much later. */
export const laterThan = (moment: Moment, ms: number): Moment =>
  moment instanceof Date ? new Date(moment.getTime() + ms) : { fromNowMs: moment.fromNowMs + ms }
