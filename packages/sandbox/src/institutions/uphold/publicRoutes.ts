import type { Context } from '../context.ts'
import { assets, findAsset } from '../data/assets.ts'
import { priceOf } from '../data/priceOf.ts'
import type { Route } from '../http/route.ts'
import { json, stableUuid } from '../http/types.ts'
import { notFound } from './errors.ts'
import { paginate } from './paginate.ts'
import { withToken } from './withToken.ts'
import { companyName, type Persona } from '../data/personas.ts'

/** Whether Uphold has verified the user's identity or still requires it. */
const userModel = ({ name, behaviour, isBusiness = false }: Persona) => ({
  address: { city: 'Springfield', line1: '742 Evergreen Terrace', line2: '', zipCode: '49007' },
  birthdate: isBusiness ? null : '1990-05-17',
  country: 'US',
  currencies: ['BTC', 'ETH', 'EUR', 'GBP', 'USD'],
  email: `${name.toLowerCase()}@sandbox.example`,
  firstName: isBusiness ? null : name,
  id: stableUuid(`uphold/user/${name}`),
  lastName: isBusiness ? null : 'Sandbox',
  memberAt: behaviour === 'kycMissing' ? null : '2024-01-01T00:00:00.000Z',
  name: isBusiness ? companyName : `${name} Sandbox`,
  settings: {
    currency: 'USD',
    otp: { login: { enabled: true }, transactions: { withdraw: { crypto: { enabled: true } } } },
  },
  state: 'US-MI',
  status: 'ok',
  type: isBusiness ? 'business' : 'individual',
  verifications: behaviour === 'kycMissing' ? { identity: 'required' } : {},
})

const assetModel = ({ symbol, name, kind, decimals }: (typeof assets)[number]) => ({
  code: symbol,
  formatting: { decimal: '.', format: '__value__ __code__', grouping: ',', precision: decimals },
  name,
  status: 'open',
  type: kind === 'fiat' ? 'fiat' : 'cryptocurrency',
})

/** The two currencies of a pair: `BTCUSD`, `BTC-USD`. */
const pairOf = (pair: string): readonly [string, string] | undefined => {
  const plain = pair.replace('-', '')
  const base = assets.find(({ symbol }) => plain.startsWith(symbol) && findAsset(plain.slice(symbol.length)))
  return base && [base.symbol, plain.slice(base.symbol.length)]
}

const tickerModel = (base: string, currency: string) => {
  const price = priceOf(base, currency)
  return { ask: price, bid: price, currency, pair: base + currency }
}

/** Public routes, and the user's identity. */
export const publicRoutes = (ctx: Context): Route[] => [
  ['GET', '/v0/assets', request => paginate(request, assets.map(assetModel))],
  [
    'GET',
    '/v0/ticker/:pair',
    (_, [pair = '']) => {
      if (findAsset(pair) !== undefined)
        return json(
          200,
          assets.map(({ symbol }) => tickerModel(symbol, pair)),
        )
      const named = pairOf(pair)
      if (named === undefined) return notFound()
      return json(200, tickerModel(...named))
    },
  ],
  ['GET', '/v0/me', withToken(ctx, 'user:read', ({ persona }) => json(200, userModel(persona)))],
]
