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

const sumOf = (sources: readonly Bounded[], bound: 'least' | 'most'): bigint =>
  sources.reduce((sum, one) => sum + one[bound], 0n)

/**
 * Splits the amount over all of these sources. Undefined if their bounds and steps do not allow it. Institutions with the same step
 * pay any multiple of it between their bounds; those of the coarsest step pay as much as possible, and leave the others at least
 * their minimum.
 */
const share = (chosen: readonly Bounded[], target: bigint): PlannedPart[] | undefined => {
  const parts: { source: PartSource; amount: bigint }[] = []
  let left = target
  let leastOfOthers = sumOf(chosen, 'least')
  for (const decimals of [...new Set(chosen.map(({ source }) => source.decimals))].sort((a, b) => a - b)) {
    const group = chosen.filter(({ source }) => source.decimals === decimals)
    leastOfOthers -= sumOf(group, 'least')
    const sum = roundDownTo(smaller(sumOf(group, 'most'), left - leastOfOthers), decimals)
    if (sum < sumOf(group, 'least')) return undefined
    parts.push(...spread(group, sum))
    left -= sum
  }
  if (left !== 0n) return undefined
  return parts
    .sort((a, b) => order(b.amount, a.amount) || (a.source.connectionId < b.source.connectionId ? -1 : 1))
    .map(({ source, amount }) => ({ connectionId: source.connectionId, amount: format(amount), fee: source.fee }))
}

/** Each source pays its minimum, and those with the highest maximum pay the rest. */
const spread = (group: readonly Bounded[], sum: bigint): { source: PartSource; amount: bigint }[] => {
  let left = sum - sumOf(group, 'least')
  return [...group]
    .sort((a, b) => order(b.most, a.most) || (a.source.connectionId < b.source.connectionId ? -1 : 1))
    .map(({ source, least, most }) => {
      const more = smaller(left, most - least)
      left -= more
      return { source, amount: least + more }
    })
}

/** The institutions' fees for these parts, in dollars, rounded up to millionths. */
export const feesUsdOf = (parts: readonly PlannedPart[], priceUsd: string): string => {
  const read = createReader()
  const fees = parts.reduce((sum, { fee }) => sum + read(fee), 0n)
  return formatMillionths((fees * read(priceUsd) + one - 1n) / one)
}
