export interface Spread {
  median: number
  min: number
  max: number
}

/** A percentile of the values themselves. Averages would move with a single disturbed round. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const rounded = (value: number): number => Number(value.toPrecision(4))

export const spreadOf = (values: readonly number[]): Spread => ({
  median: rounded(percentile(values, 0.5)),
  min: rounded(Math.min(...values)),
  max: rounded(Math.max(...values)),
})
