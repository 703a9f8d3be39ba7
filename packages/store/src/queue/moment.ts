import { type RawBuilder, sql } from 'kysely'

/**
 * A time in a statement: a given one, or one relative to the database's clock, which all servers share. In the
 * sandbox, whose clock can be moved forward, it is relative to the sandbox's time.
 */
export type Moment = Date | { fromNowMs: number }

/** The start time of the statement: one value for all of its rows, so that an index can be used. */
export const momentOf = (moment: Moment): RawBuilder<Date> =>
  moment instanceof Date
    ? sql<Date>`${moment}::timestamptz`
    : sql<Date>`(statement_timestamp() + make_interval(secs => ${moment.fromNowMs / 1_000}::double precision))`

/** The moment, delayed by `ms`. */
export const laterThan = (moment: Moment, ms: number): Moment =>
  moment instanceof Date ? new Date(moment.getTime() + ms) : { fromNowMs: moment.fromNowMs + ms }
