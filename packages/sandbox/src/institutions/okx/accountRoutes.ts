import type { Context } from '../context.ts'
import { findAsset } from '../data/assets.ts'
import type { Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { type SimResponse, stableUuid } from '../http/types.ts'
import { type AccountLine, accountLines } from './accounts.ts'
import { badParameter, okxRows } from './answers.ts'
import { postTransfer } from './postTransfer.ts'
import { type Caller, withSignature } from './withSignature.ts'

const uidOf = (persona: string): string =>
  String(BigInt(`0x${stableUuid(`okx/user/${persona}`).slice(0, 8)}`) + 44_705_892_000_000_000n)

const withoutSpotBorrowing = {
  enableSpotBorrow: false,
  spotBorrowAutoRepay: false,
  spotOffsetType: '',
  spotRoleType: '0',
  spotTraderInsts: [],
}

const configuration = ({ name, behaviour }: Persona) => ({
  acctLv: '1',
  acctStpMode: 'cancel_maker',
  autoLoan: false,
  ctIsoMode: 'automatic',
  feeType: '0',
  greeksType: 'PA',
  ip: behaviour === 'readOnlyKey' ? '' : '127.0.0.1',
  kycLv: behaviour === 'kycMissing' ? '0' : '2',
  label: 'Rialto',
  level: 'Lv1',
  levelTmp: '',
  liquidationGear: '-1',
  mainUid: uidOf(name),
  mgnIsoMode: 'automatic',
  opAuth: '0',
  perm: behaviour === 'readOnlyKey' ? 'read_only' : 'read_only,withdraw,trade',
  posMode: 'net_mode',
  roleType: '0',
  ...withoutSpotBorrowing,
  stgyType: '0',
  traderInsts: [],
  type: '0',
  uid: uidOf(name),
})

const fundingModel = ({ asset, free, held, total }: AccountLine) => ({
  ccy: asset.symbol,
  bal: total,
  availBal: free,
  frozenBal: held,
})

const tradingModel = (nowMs: number, { asset, free, held, total }: AccountLine) => ({
  ccy: asset.symbol,
  eq: total,
  cashBal: total,
  availBal: free,
  availEq: '',
  frozenBal: held,
  ordFrozen: held,
  isoEq: '',
  liab: '',
  interest: '',
  upl: '',
  eqUsd: '0',
  disEq: '0',
  stgyEq: '0',
  uTime: String(nowMs),
})

/** `ccy`: up to twenty coins, separated by commas. Absent: all coins. */
const requested = (params: URLSearchParams, lines: readonly AccountLine[]): AccountLine[] | undefined => {
  const symbols = params.get('ccy')?.split(',')
  if (symbols === undefined) return [...lines]
  if (symbols.length > 20 || symbols.some(symbol => findAsset(symbol) === undefined)) return undefined
  return lines.filter(({ asset }) => symbols.includes(asset.symbol))
}

const fundingBalances = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const lines = requested(params, accountLines(ctx, 'funding', persona.name))
  return lines === undefined ? badParameter('ccy') : okxRows(lines.map(fundingModel))
}

const tradingBalance = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const lines = requested(params, accountLines(ctx, 'trading', persona.name))
  if (lines === undefined) return badParameter('ccy')
  const nowMs = Math.floor(ctx.clock.nowMs())
  const details = lines.map(line => tradingModel(nowMs, line))
  return okxRows([{ adjEq: '', details, imr: '', isoEq: '', mgnRatio: '', totalEq: '0', uTime: String(nowMs) }])
}

/** Permissions of a key, its owner's balances in both accounts, and transfers between these. */
export const accountRoutes = (ctx: Context): Route[] => {
  const get = (path: string, answer: (ctx: Context, caller: Caller) => SimResponse): Route => [
    'GET',
    path,
    withSignature(ctx, caller => answer(ctx, caller)),
  ]
  return [
    get('/api/v5/account/config', (_, { persona }) => okxRows([configuration(persona)])),
    get('/api/v5/account/balance', tradingBalance),
    get('/api/v5/asset/balances', fundingBalances),
    ['POST', '/api/v5/asset/transfer', withSignature(ctx, caller => postTransfer(ctx, caller))],
  ]
}
