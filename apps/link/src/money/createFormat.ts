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
    // Beside a text from right to left, letters before the sign would change places with the number.
    const sign = isRightToLeft(locale) ? ({ currencyDisplay: 'narrowSymbol' } as const) : {}
    return isolate(
      new Intl.NumberFormat(locale, { style: 'currency', currency, ...whole, ...sign }).format(exact(amount)),
      locale,
    )
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
