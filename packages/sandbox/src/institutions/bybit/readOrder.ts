import type { Context } from '../context.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'
import { WITHDRAW_MAX } from './coinRoutes.ts'
import { badParameter, bybitError, bybitNetworks } from './errors.ts'
import type { WalletName } from './wallets.ts'

/** A withdrawal request after the checks that do not depend on its owner. `amountUnits` are received. */
export interface Order extends ReadWithdrawal {
  tag: string
  wallets: readonly WalletName[]
  requestId: string
  hasTravelRule: boolean
}

const WALLETS: Readonly<Record<string, readonly WalletName[]>> = {
  FUND: ['FUND'],
  UTA: ['UNIFIED'],
  'FUND,UTA': ['FUND', 'UNIFIED'],
}
/** Maximum age of the body's own time. */
const TIME_WINDOW_MS = 30_000

type Body = Readonly<Record<string, unknown>>

const textOf = (body: Body, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

const formProblem = (ctx: Context, body: Body): SimResponse | undefined => {
  for (const name of ['coin', 'chain', 'address', 'amount', 'accountType']) {
    if (textOf(body, name) === '') return badParameter(ctx, `${name} is required`)
  }
  const { timestamp } = body
  if (typeof timestamp !== 'number' || Math.abs(ctx.clock.nowMs() - timestamp) > TIME_WINDOW_MS) {
    return bybitError(ctx, 131002, 'params err: timestamp out of invalid window')
  }
  if (body['requestId'] !== undefined && !/^[A-Za-z0-9]{1,32}$/.test(textOf(body, 'requestId'))) {
    return badParameter(ctx, 'requestId')
  }
  return WALLETS[textOf(body, 'accountType')] === undefined ? badParameter(ctx, 'accountType') : undefined
}

const rulesOf = (ctx: Context) => {
  const outOfLimits = () => bybitError(ctx, 131096, 'Withdraw amount does not satify the lower limit or upper limit')
  return {
    networks: bybitNetworks,
    unknownAsset: () => badParameter(ctx, 'coin'),
    unknownNetwork: () => badParameter(ctx, 'chain'),
    closedNetwork: () => bybitError(ctx, 131097, 'Withdrawal of this currency has been closed'),
    invalidAddress: () => badParameter(ctx, 'address'),
    invalidAmount: () => badParameter(ctx, 'amount'),
    belowMinimum: outOfLimits,
    aboveMaximum: { maximum: WITHDRAW_MAX, refusal: outOfLimits },
  }
}

/** Reads and validates a withdrawal's body. Returns an error response if it is invalid. */
export const readOrder = (ctx: Context, json: string): Order | SimResponse => {
  const body = readJsonObject(json)
  if (body === undefined) return bybitError(ctx, 10001, 'Request parameter error.')
  const problem = formProblem(ctx, body)
  if (problem !== undefined) return problem
  if (body['forceChain'] === 2) return bybitError(ctx, 131077, 'receive user not exist')
  const text = (name: string) => textOf(body, name)
  const requested = { symbol: text('coin'), network: text('chain'), address: text('address'), amount: text('amount') }
  const read = readWithdrawal(ctx, requested, rulesOf(ctx))
  if ('status' in read) return read
  const { amountUnits, feeUnits } = read
  return {
    ...read,
    // The fee is on top (`feeType` 0) or included (1).
    amountUnits: body['feeType'] === 1 ? amountUnits - feeUnits : amountUnits,
    tag: text('tag'),
    wallets: WALLETS[text('accountType')] ?? [],
    requestId: text('requestId'),
    hasTravelRule: body['beneficiary'] !== undefined || body['questionnaire'] !== undefined,
  }
}
