import { type Connector, ConnectorError, type Holding } from '@rialto/core'
import { rejected } from '../withdraw/rejection.ts'

type Guarded = Pick<Connector, 'read' | 'withdraw'>

const asReused = ({ symbol, amount }: Holding): Holding => ({
  symbol,
  name: symbol,
  amount,
  available: '0',
  isOtherCoin: true,
})

type IsReused = (symbol: string) => boolean

const guardRead = (
  read: Guarded['read'],
  isReused: IsReused,
  message: (symbol: string) => string,
): Guarded['read'] => ({
  ...read,
  holdings: async credentials =>
    (await read.holdings(credentials)).map(each => (isReused(each.symbol) ? asReused(each) : each)),
  depositAddress: async (credentials, input) => {
    if (isReused(input.symbol)) throw new ConnectorError('networkUnsupported', message(input.symbol))
    return read.depositAddress(credentials, input)
  },
})

/**
 * For symbols that the exchange uses for another coin than the asset list does (`TON` for the Tokamak Network). Such a
 * holding is shown with its symbol as its name and without a price, and can be neither sent nor received. Looking up
 * past withdrawals is not affected.
 */
export const guardReusedSymbols = (
  { read, withdraw }: Guarded,
  { name }: { name: string },
  reusedSymbols: readonly string[],
): Guarded => {
  const isReused = (symbol: string): boolean => reusedSymbols.includes(symbol.toUpperCase())
  const message = (symbol: string) => `${name} uses the symbol ${symbol} for another coin`
  const { publicTerms } = withdraw
  return {
    read: guardRead(read, isReused, message),
    withdraw: {
      ...withdraw,
      terms: async (credentials, symbol) => (isReused(symbol) ? [] : withdraw.terms(credentials, symbol)),
      submit: async (credentials, order, code) =>
        isReused(order.symbol)
          ? rejected('networkUnsupported', message(order.symbol))
          : withdraw.submit(credentials, order, code),
      ...(publicTerms && { publicTerms: async symbol => (isReused(symbol) ? [] : publicTerms(symbol)) }),
    },
  }
}
