export type Format = {
  /** `12.5`, `USD` as `$12.50`. */
  fiat: (amount: string, currency: string) => string
  /** `0.0150`, `ETH` as `0.015 ETH`; every significant digit is shown. */
  asset: (amount: string, symbol: string) => string
  /** For figures read at a glance (balances): at most six decimals, cut and never rounded up. */
  balance: (amount: string, symbol: string) => string
  time: (atMs: number) => string
}

/** Intl formats decimal strings exactly; the cast is because its type only knows numeric literals. */
const exact = (text: string) => text as `${number}`

export function createFormat(locale: string): Format {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, roundingMode: 'trunc' })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return {
    fiat: (amount, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(exact(amount)),
    asset: (amount, symbol) => `${plain.format(exact(amount))}\u00a0${symbol}`,
    balance: (amount, symbol) => `${short.format(exact(amount))}\u00a0${symbol}`,
    time: atMs => clock.format(atMs),
  }
}
