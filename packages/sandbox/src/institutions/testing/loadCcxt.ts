import type ccxt from 'ccxt'

type Ccxt = typeof ccxt
/** Names of ccxt's classes of exchanges. */
type ExchangeName =
  | 'alpaca'
  | 'binance'
  | 'binanceus'
  | 'bitstamp'
  | 'bybit'
  | 'coinbase'
  | 'gate'
  | 'gemini'
  | 'kraken'
  | 'kucoin'
  | 'okx'
type ErrorName = { [Name in keyof Ccxt]: Ccxt[Name] extends typeof ccxt.BaseError ? Name : never }[keyof Ccxt]

/** ccxt's package names only its whole, whose import takes half a second of CPU and 70 MB: single exchanges are found by file. */
const sources = new URL('src/', import.meta.resolve('ccxt'))
const load = async (file: string): Promise<object> => (await import(new URL(file, sources).href)) as object

/** ccxt with these exchanges alone, and its errors. */
export const loadCcxt = async <Name extends ExchangeName>(...names: Name[]): Promise<Pick<Ccxt, Name | ErrorName>> => {
  const exchanges = names.map(
    async name => [name, ((await load(`${name}.js`)) as { default: unknown }).default] as const,
  )
  return { ...(await load('base/errors.js')), ...Object.fromEntries(await Promise.all(exchanges)) } as Pick<
    Ccxt,
    Name | ErrorName
  >
}
