import pg from 'pg'

type Parse = (text: string) => unknown
const { builtins } = pg.types
const DATE_ARRAY = 1182
const INT8_ARRAY = 1016
const TEXT_ARRAY = 1009
const NUMERIC_ARRAY = 1231

const asIs: Parse = text => text
const strings = pg.types.getTypeParser(TEXT_ARRAY as never) as (text: string) => (string | null)[]

/**
 * Types of column values: `numeric` as a decimal string, `int8` (and so `count(*)`) as bigint, `timestamptz` as Date
 * (to the millisecond), `date` and `timestamp` as text, `jsonb` parsed. The driver's defaults lose digits of
 * `numeric[]` and read dates in the machine's time zone.
 */
const PARSERS = new Map<number, Parse>([
  [builtins.INT8, BigInt],
  [INT8_ARRAY, text => strings(text).map(item => (item === null ? null : BigInt(item)))],
  [builtins.NUMERIC, asIs],
  [NUMERIC_ARRAY, strings],
  [builtins.DATE, asIs],
  [DATE_ARRAY, strings],
  [builtins.TIMESTAMP, asIs],
])

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || (pg.types.getTypeParser(oid, format) as never),
}
