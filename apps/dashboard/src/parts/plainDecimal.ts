/** A number as a decimal: 1e-7 as `0.0000001`. */
export const plainDecimal = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
