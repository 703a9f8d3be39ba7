import { compare, handListed } from '@rialto/catalog'

/** The free part of a total, clamped to between 0 and the total. */
export const freeWithin = (free: string, total: string): string => {
  if (compare(free, '0') <= 0 || compare(total, '0') <= 0) return '0'
  return compare(free, total) > 0 ? total : free
}

const names = new Map(handListed.map(token => [token.symbol, token.name]))

/** The catalogue's name of a symbol, else the symbol. */
export const assetName = (symbol: string): string => names.get(symbol) ?? symbol

/** ISO 4217 codes of currencies that exchanges hold beside crypto. Any other code counts as crypto. */
const codes =
  'AED ARS AUD BDT BGN BHD BRL CAD CHF CLP CNY COP CZK DKK DOP EGP EUR GBP GEL GHS HKD HUF IDR ILS INR ISK JOD JPY KES ' +
  'KRW KWD KZT LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD TZS UAH UGX USD UYU ' +
  'UZS VND XAF XOF ZAR ZMW'

const fiat = new Set(codes.split(' '))

export const isFiatCurrency = (symbol: string): boolean => fiat.has(symbol)
