import { UsageError } from './command.ts'

const unitSeconds = { s: 1, m: 60, h: 60 * 60, d: 24 * 60 * 60 } as const

/** `90s`, `30m`, `24h`, `7d`, or `0`, in seconds. @throws UsageError naming the option. */
export const readDuration = (option: string, text: string): number => {
  const [, number, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  if (text === '0') return 0
  if (number === undefined || unit === undefined)
    throw new UsageError(`--${option} must be a duration such as 30m, 24h or 7d, not "${text}".`)
  return Number(number) * unitSeconds[unit as keyof typeof unitSeconds]
}

/** A date and time in ISO 8601, in milliseconds. @throws UsageError naming the option. */
export const readTime = (option: string, text: string): number => {
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(ms)) throw new UsageError(`--${option} must be a time such as 2030-01-31T12:00:00Z, not "${text}".`)
  return ms
}
