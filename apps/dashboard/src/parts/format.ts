const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })
const dollars = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' })
const numbers = new Intl.NumberFormat(undefined, { maximumFractionDigits: 8 })

export const exactTime = (seconds: number): string => exact.format(seconds * 1000)

export const money = (usd: number): string => dollars.format(usd)

export const count = (value: number): string => numbers.format(value)

export const amountText = (amount: number, symbol: string): string => `${numbers.format(amount)} ${symbol}`

/** A whole percentage of what has ended. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format((100 * part) / whole)} %`

export const durationText = (seconds: number): string => {
  if (seconds < 90) return `${seconds} s`
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`
}

/** `createApiKey` as `Create api key`. */
export const words = (name: string): string => {
  const spaced = name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
