import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { badParameter, okxRows } from './answers.ts'

/** All prices are in USDT. */
const QUOTE = 'USDT'

/** Fields that only derivatives use. */
const noContract = { ctMult: '', ctType: '', ctVal: '', ctValCcy: '', expTime: '', instFamily: '' }

const instrument = (base: string) => ({
  alias: '',
  auctionEndTime: '',
  baseCcy: base,
  category: '1',
  ...noContract,
  instId: `${base}-${QUOTE}`,
  instType: 'SPOT',
  control: '',
  listTime: '1548133413000',
  lotSz: '0.000001',
  maxLmtSz: '100000',
  maxMktSz: '1000000',
  minSz: '0.000001',
  optType: '',
  quoteCcy: QUOTE,
  ruleType: 'normal',
  settleCcy: '',
  state: 'live',
  stk: '',
  tickSz: '0.000001',
  uly: '',
})

/** Routes without authentication. */
export const publicRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v5/public/time', () => okxRows([{ ts: String(Math.floor(ctx.clock.nowMs())) }])],
  [
    'GET',
    '/api/v5/public/instruments',
    ({ query }) => {
      if (query.get('instType') !== 'SPOT') return badParameter('instType')
      const bases = assets.filter(({ kind, symbol }) => kind === 'crypto' && symbol !== QUOTE)
      return okxRows(bases.map(({ symbol }) => instrument(symbol)))
    },
  ],
]
