import { lazy } from '@rialto/defined/lazy'
import { isolate, isRightToLeft } from '@rialto/ui/messages'

export type Format = {
  /** `12.5`, `USD` as `$12.50`. */
  fiat: (amount: string, currency: string) => string
  /** In this currency, independent of the display currency. `whole`: without cents. */
  money: (amount: string, currency: string, digits?: 'whole') => string
  /** `0.0150`, `ETH` as `0.015 ETH`; every significant digit is shown. */
  asset: (amount: string, symbol: string) => string
  /** For figures read at a glance (balances): at most six decimals, cut and never rounded up. */
  balance: (amount: string, symbol: string) => string
  number: (amount: string) => string
  /** As typed: with the language's decimal separator, without groups. */
  plain: (amount: string) => string
  locale: string
  time: (atMs: number) => string
  /** Day and time. */
  date: (atMs: number) => string
  /** In the past: now, minutes within an hour, the time on the same day, otherwise the day. */
  ago: (atMs: number, nowMs: number) => string
  /** `USDC, ETH, BTC`. */
  list: (names: readonly string[]) => string
}

/** Intl formats decimal strings exactly; the cast is because its type only knows numeric literals. */
const exact = (text: string) => text as `${number}`

export function createFormat(locale: string): Format {
  const plain = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }))
  const typed = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false }))
  const short = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 6, roundingMode: 'trunc' }))
  const separator = ['ja', 'zh'].includes(locale.split('-')[0] ?? '') ? '、' : isRightToLeft(locale) ? '، ' : ', '
  const clock = lazy(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))
  const money: Format['money'] = (amount, currency, digits) => {
    const whole = digits === 'whole' ? { maximumFractionDigits: 0 } : {}
    if (!isRightToLeft(locale)) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...whole })
      return isolate(format.format(exact(amount)), locale)
    }
    return isolate(moneyFromRight(locale, currency, whole, amount), locale)
  }
  return {
    fiat: money,
    money,
    asset: (amount, symbol) => isolate(`${plain().format(exact(amount))}\u00a0${symbol}`, locale),
    balance: (amount, symbol) => isolate(`${short().format(exact(amount))}\u00a0${symbol}`, locale),
    number: amount => plain().format(exact(amount)),
    plain: amount => typed().format(exact(amount)),
    locale,
    time: atMs => clock().format(atMs),
    date: atMs => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(atMs),
    ago: (atMs, nowMs) => {
      const minutes = Math.max(0, Math.floor((nowMs - atMs) / 60_000))
      if (minutes < 60) {
        const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
        return minutes === 0 ? relative.format(0, 'second') : relative.format(-minutes, 'minute')
      }
      const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString()
      return isToday ? clock().format(atMs) : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(atMs)
    },
    list: names => names.map(name => isolate(name, locale)).join(separator),
  }
}

/** The sign is isolated: beside a text from right to left its letters and its symbol would change places, as in `$US`. */
function moneyFromRight(locale: string, currency: string, whole: Intl.NumberFormatOptions, amount: string): string {
  const sign = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(locale, { ...sign, ...whole }).formatToParts(exact(amount))
  return parts.map(({ type, value }) => (type === 'currency' ? `\u2066${value}\u2069` : value)).join('')
}
