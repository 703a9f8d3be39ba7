import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Subject of the rows of a list: the assets of an account, its transfers, or its orders. */
type RowsOf = 'balances' | 'transfers' | 'orders'

/** The rows of one list that do not fit its schema. */
export interface OddRows {
  of: RowsOf
  rows: readonly unknown[]
  /** Whether no row of the list fits. */
  isWhole: boolean
}

interface RowRule {
  of: RowsOf
  row: TSchema
  fits: (row: unknown) => boolean
}

/** Not a keyword of JSON Schema: ignored by the compiler, read by `rulesIn`. */
const ruleKey = '~rows'

type Marked = TSchema & { [ruleKey]?: RowRule }

interface ListBounds<T> {
  of: RowsOf
  maxItems?: number
  /** A further condition of a row: that its date exists. */
  fits?: (row: T) => boolean
}

const ruleOf = <T extends TSchema>(row: T, { of, fits }: ListBounds<Static<T>>): RowRule => ({
  of,
  row,
  fits: fits === undefined ? () => true : value => fits(value as Static<T>),
})

/**
 * A list whose odd rows are left out, because one odd row must not hide an account. A list of balances in which no row
 * fits is malformed, and so is one of several transfers or orders.
 */
export const FittingRows = <T extends TSchema>(row: T, bounds: ListBounds<Static<T>>): Type.TUnsafe<Static<T>[]> =>
  Type.Unsafe<Static<T>[]>(
    Type.Array(Type.Unknown(), { maxItems: bounds.maxItems ?? 10_000, [ruleKey]: ruleOf(row, bounds) }),
  )

/** The same for an object of named rows. */
export const FittingRecord = <T extends TSchema>(
  row: T,
  bounds: ListBounds<Static<T>>,
): Type.TUnsafe<Record<string, Static<T>>> =>
  Type.Unsafe<Record<string, Static<T>>>(Type.Record(Type.String(), Type.Unknown(), { [ruleKey]: ruleOf(row, bounds) }))

interface Kept {
  /** How many rows were listed. */
  length: number
  /** For each kept row, how many were listed before it. */
  places: readonly number[]
}

const keptRows = new WeakMap<object, Kept>()
const oddRows = new WeakMap<object, readonly OddRows[]>()

/** The odd rows of a body that its check accepted. */
export const oddRowsOf = (body: unknown): readonly OddRows[] =>
  (typeof body === 'object' && body !== null ? oddRows.get(body) : undefined) ?? []

/** How many rows the institution listed, odd ones included: whether a page is full. */
export const listedLength = (rows: readonly unknown[]): number => keptRows.get(rows)?.length ?? rows.length

/** How many listed rows precede the next one after `count` rows of these. */
export const listedBefore = (rows: readonly unknown[], count: number): number => {
  const kept = keptRows.get(rows)
  return kept === undefined ? Math.min(count, rows.length) : (kept.places[count] ?? kept.length)
}

type Keep = (value: unknown, found: OddRows[]) => boolean

const keepInArray = (rule: RowRule): Keep => {
  let compiled: { Check(value: unknown): boolean } | undefined
  return (value, found) => {
    if (!Array.isArray(value)) return true
    compiled ??= Compile(rule.row)
    const all: unknown[] = [...value]
    const places = all.flatMap((row, index) => (compiled?.Check(row) === true && rule.fits(row) ? [index] : []))
    if (places.length === all.length) return true
    const rows = all.filter((_, index) => !places.includes(index))
    value.splice(0, all.length, ...places.map(index => all[index]))
    keptRows.set(value, { length: all.length, places })
    found.push({ of: rule.of, rows, isWhole: places.length === 0 })
    return places.length > 0 || (rule.of !== 'balances' && all.length === 1)
  }
}

const keepInRecord = (rule: RowRule): Keep => {
  const keepRows = keepInArray(rule)
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return true
    const members = value as Record<string, unknown>
    const rows = Object.values(members)
    if (!keepRows(rows, found)) return false
    const fitting = new Set(rows)
    for (const [name, row] of Object.entries(members)) if (!fitting.has(row)) delete members[name]
    return true
  }
}

const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The steps that leave out the odd rows of a body of this schema. */
const keepsIn = (schema: Marked): Keep[] => {
  const rule = schema[ruleKey]
  if (rule !== undefined) return ['items' in schema ? keepInArray(rule) : keepInRecord(rule)]
  const { properties, items, anyOf } = schema as { properties?: object; items?: unknown; anyOf?: Marked[] }
  const inMembers = Object.entries(properties ?? {}).flatMap(([name, member]) =>
    keepsIn(member as Marked).map<Keep>(keep => (value, found) => keep(childOf(value, name), found)),
  )
  const inItems = (Array.isArray(items) ? items : []).flatMap((item, index) =>
    keepsIn(item as Marked).map<Keep>(keep => (value, found) => keep(childOf(value, String(index)), found)),
  )
  const inEach =
    items === undefined || Array.isArray(items)
      ? []
      : keepsIn(items as Marked).map<Keep>(
          keep => (value, found) => !Array.isArray(value) || value.every(item => keep(item, found)),
        )
  return [...inMembers, ...inItems, ...inEach, ...(anyOf ?? []).flatMap(keepsIn)]
}

/** Leaves out the odd rows of a body that fits otherwise. False if a list has none that fits. */
export const keepFittingRows = (schema: TSchema): ((body: unknown) => boolean) => {
  const keeps = keepsIn(schema)
  return body => {
    const found: OddRows[] = []
    const isKept = keeps.every(keep => keep(body, found))
    if (found.length > 0 && typeof body === 'object' && body !== null) oddRows.set(body, found)
    return isKept
  }
}
