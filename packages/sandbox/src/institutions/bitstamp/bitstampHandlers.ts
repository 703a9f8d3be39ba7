import type { Context } from '../context.ts'
import { createRouter, type Route } from '../http/route.ts'
import type { SimHandler, SimResponse } from '../http/types.ts'
import { balance, balances, depositAddress, socketToken, withdrawalFees } from './accountRoutes.ts'
import { createNonceBook } from './createNonceBook.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import { noSuchPath } from './errors.ts'
import { cryptoTransactions, userTransactions, withdrawalRequests } from './historyRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { type Caller, withSignature } from './withSignature.ts'

/** The host of Bitstamp that a connector speaks to. */
export const bitstampHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => {
  const nonces = createNonceBook()
  const post = (path: string, answer: (ctx: Context, caller: Caller) => SimResponse): Route => [
    'POST',
    `/api/v2/${path}/`,
    withSignature(ctx, nonces, caller => answer(ctx, caller)),
  ]
  const routes = [
    ...publicRoutes(ctx),
    post('account_balances', balances),
    post('account_balances/:currency', balance),
    post('fees/withdrawal', withdrawalFees),
    post('websockets_token', socketToken),
    post('withdrawal-requests', withdrawalRequests),
    post('crypto-transactions', cryptoTransactions),
    post('user_transactions', userTransactions),
    post(':currency_address', depositAddress),
    post(':currency_withdrawal', createWithdrawal),
  ]
  return [['www.bitstamp.net', createRouter(routes, noSuchPath)]]
}
