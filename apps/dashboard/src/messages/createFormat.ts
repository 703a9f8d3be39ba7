import type { Messages } from './messages.ts'

const hourMs = 3_600_000

/** Formats of the language for dates, numbers and durations. Times are in seconds. */
export type Format = {
  /** Relative under an hour, absolute after. */
  time: (seconds: number) => string
  /** With seconds and time zone. */
  exactTime: (seconds: number) => string
  /** `2026-03-01`, without the year. */
  day: (day: string) => string
  /** US dollars. */
  money: (usd: number) => string
  /** US dollars in little space: `$12K`. */
  shortMoney: (usd: number) => string
  count: (value: number) => string
  /** A number of the API. Amounts that a transfer has as decimal strings are written by `decimal`. */
  amount: (amount: number, symbol: string) => string
  /** A decimal string with every digit; dollars as money. */
  decimal: (amount: string, symbol: string) => string
  /** A decimal string with every digit, without its asset. */
  number: (amount: string) => string
  /** A ratio as percent, with all its places. */
  percent: (ratio: number) => string
  /** A percentage of the ended ones. */
  share: (part: number, whole: number) => string
  /** `10`, `minute` as `10 min`. */
  inUnit: (value: number, unit: string) => string
  /** About how long, in one unit. */
  duration: (seconds: number) => string
  milliseconds: (ms: number) => string
  /** Time since the beginning, to a tenth of a second under a minute. */
  elapsed: (ms: number) => string
  /** `a, b`, in the language's own form. */
  list: (items: readonly string[]) => string
}

export function createFormat(locale: string, { common }: Pick<Messages, 'common'>): Format {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const absolute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const date = { year: 'numeric', month: 'short', day: 'numeric' } as const
  const clock = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const
  const exact = new Intl.DateTimeFormat(locale, { ...date, ...clock })
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const short = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', notation: 'compact' })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 })
  // As many digits as a double holds exactly.
  const doubles = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 })
  const every = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 10 })
  const inUnit = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(value)
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return {
    time: seconds => {
      const ageMs = Date.now() - seconds * 1000
      if (ageMs < 0 || ageMs >= hourMs) return absolute.format(seconds * 1000)
      return ageMs < 60_000 ? common.justNow : relative.format(-Math.round(ageMs / 60_000), 'minute')
    },
    exactTime: seconds => exact.format(seconds * 1000),
    day: day => days.format(new Date(`${day}T00:00:00Z`)),
    money: usd => dollars.format(usd),
    shortMoney: usd => short.format(usd),
    count: value => numbers.format(value),
    amount: (amount, symbol) => `${doubles.format(amount)} ${symbol}`,
    decimal: (amount, symbol) =>
      symbol === 'USD' ? dollars.format(Number(amount)) : `${every.format(amount as `${number}`)} ${symbol}`,
    number: amount => every.format(amount as `${number}`),
    percent: ratio => percents.format(ratio),
    share: (part, whole) => (whole === 0 ? '–' : shares.format(part / whole)),
    inUnit,
    duration: seconds => {
      if (seconds < 90) return inUnit(seconds, 'second')
      if (seconds < 5_400) return inUnit(Math.round(seconds / 60), 'minute')
      return seconds < 172_800
        ? inUnit(Math.round(seconds / 3_600), 'hour')
        : inUnit(Math.round(seconds / 86_400), 'day')
    },
    milliseconds: ms => inUnit(ms, 'millisecond'),
    elapsed: ms => {
      const seconds = ms / 1_000
      if (seconds < 60) return inUnit(seconds, 'second')
      return `${inUnit(Math.floor(seconds / 60), 'minute')} ${inUnit(Math.floor(seconds % 60), 'second')}`
    },
    list: items => list.format(items),
  }
}
