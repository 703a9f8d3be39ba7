import { createReader, format, formatMillionths, one, roundDownTo, roundUpTo } from './fixedPoint.ts'

/** One account that could pay a part: its balance of the asset, and its institution's terms for sending it. */
export interface PartSource {
  connectionId: string
  available: string
  fee: string
  minimum: string
  maximum?: string
  decimals: number
}

/** One account's payment. The institution's fee comes on top. */
export interface PlannedPart {
  connectionId: string
  amount: string
  fee: string
}

interface Bounded {
  source: PartSource
  fee: bigint
  /** The minimum and maximum amount that can arrive from it, in the smallest unit that its institution accepts. */
  least: bigint
  most: bigint
}

/**
 * Finds the smallest number of parts that sum to exactly the wanted amount, one per account; ties are broken by total
 * fees. The largest part comes first. Undefined if no such parts exist. The order of the sources makes no difference.
 *
 * All parts but one are multiples of the coarsest step of their institutions. The remaining part, of the finest step,
 * pays the remainder.
 */
export const planParts = (
  sources: readonly PartSource[],
  wanted: string,
  maximumParts: number,
): PlannedPart[] | undefined => {
  const read = createReader()
  const target = read(wanted)
  const usable = sources
    .map(source => boundsOf(read, source))
    .filter(({ least, most }) => most >= least && least <= target)
    .sort((a, b) => order(a.fee, b.fee) || (a.source.connectionId < b.source.connectionId ? -1 : 1))
  for (let size = 1; size <= Math.min(maximumParts, usable.length); size += 1) {
    const found = cheapest(usable, target, size)
    if (found) return found
  }
  return undefined
}

const order = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const stepOf = (decimals: number): bigint => roundUpTo(1n, decimals)

const boundsOf = (read: (decimal: string) => bigint, source: PartSource): Bounded => {
  const fee = read(source.fee)
  const afterFee = read(source.available) - fee
  const most = source.maximum === undefined ? afterFee : smaller(read(source.maximum), afterFee)
  const least = roundUpTo(read(source.minimum), source.decimals)
  const step = stepOf(source.decimals)
  return { source, fee, least: least > 0n ? least : step, most: most > 0n ? roundDownTo(most, source.decimals) : 0n }
}

/** Tries every choice of that many sources, except those that their fees, maxima or minima rule out. */
const cheapest = (usable: readonly Bounded[], target: bigint, size: number): PlannedPart[] | undefined => {
  const largestFrom = suffixMaxima(usable)
  let best: { fees: bigint; parts: PlannedPart[] } | undefined
  const choose = (from: number, chosen: readonly Bounded[], fees: bigint, least: bigint, most: bigint): void => {
    const missing = size - chosen.length
    if (missing === 0) {
      const parts = most >= target ? share(chosen, target) : undefined
      if (parts) best = { fees, parts }
      return
    }
    for (let index = from; index <= usable.length - missing; index += 1) {
      const next = usable[index]
      if (!next || (best && fees + next.fee * BigInt(missing) >= best.fees)) return
      if (most + (largestFrom[index] ?? 0n) * BigInt(missing) < target) return
      if (least + next.least > target) continue
      choose(index + 1, [...chosen, next], fees + next.fee, least + next.least, most + next.most)
    }
  }
  choose(0, [], 0n, 0n, 0n)
  return best?.parts
}

const suffixMaxima = (usable: readonly Bounded[]): bigint[] => {
  const maxima: bigint[] = []
  for (let index = usable.length - 1; index >= 0; index -= 1) {
    const most = usable[index]?.most ?? 0n
    const after = maxima[index + 1] ?? 0n
    maxima[index] = most > after ? most : after
  }
  return maxima
}

/** The bounds of a part as multiples of the step, plus the remainder if this source pays it. */
const inSteps = ({ source, least, most }: Bounded, step: bigint, rest: bigint) => {
  const low = least > rest ? ((least - rest + step - 1n) / step) * step + rest : rest
  const high = most >= rest ? ((most - rest) / step) * step + rest : -1n
  return { source, low: low > 0n ? low : step, high }
}

/** Splits the amount over all of these sources. Undefined if their bounds and steps do not allow it. */
const share = (chosen: readonly Bounded[], target: bigint): PlannedPart[] | undefined => {
  const decimals = chosen.map(({ source }) => source.decimals)
  const step = stepOf(Math.min(...decimals))
  const finest = decimals.indexOf(Math.max(...decimals))
  const rest = target % step
  if (rest % stepOf(decimals[finest] ?? 0) !== 0n) return undefined
  const open = chosen.map((one, index) => inSteps(one, step, index === finest ? rest : 0n))
  let left = target - open.reduce((sum, { low }) => sum + low, 0n)
  if (left < 0n || open.some(({ low, high }) => high < low)) return undefined
  const parts = [...open]
    .sort((a, b) => order(b.high, a.high) || (a.source.connectionId < b.source.connectionId ? -1 : 1))
    .map(({ source, low, high }) => {
      const more = smaller(left, high - low)
      left -= more
      return { source, amount: low + more }
    })
  if (left !== 0n) return undefined
  return parts
    .sort((a, b) => order(b.amount, a.amount) || (a.source.connectionId < b.source.connectionId ? -1 : 1))
    .map(({ source, amount }) => ({ connectionId: source.connectionId, amount: format(amount), fee: source.fee }))
}

/** The institutions' fees for these parts, in dollars, rounded up to millionths. */
export const feesUsdOf = (parts: readonly PlannedPart[], priceUsd: string): string => {
  const read = createReader()
  const fees = parts.reduce((sum, { fee }) => sum + read(fee), 0n)
  return formatMillionths((fees * read(priceUsd) + one - 1n) / one)
}
