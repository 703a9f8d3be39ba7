import { createHmac } from 'node:crypto'

import { json, type SimHandler, type SimRequest, type SimResponse } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { addressControls } from './addressControls.ts'
import { bitstampNetworks, noSuchPath } from './errors.ts'
import { authOf } from './authOf.ts'
import { findPersona, PASSWORD } from '../data/personas.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { publicRoutes } from './publicRoutes.ts'
import { cryptoTransactions, userTransactions, withdrawalRequests } from './historyRoutes.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import { createNonceBook } from './createNonceBook.ts'
import { balance, balances, depositAddress, socketToken, withdrawalFees } from './accountRoutes.ts'
import { createRouter, type Route } from '../http/route.ts'
import type { Context } from '../context.ts'

/** The host of Bitstamp that the connector calls. */
const bitstampHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => {
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

/**
 * The server's own signature on every response to a known key: nonce and timestamp of the request, content type and
 * body.
 */
const sealAnswer = (request: SimRequest, response: SimResponse): SimResponse => {
  const { key, nonce, timestamp } = authOf(request)
  if (findPersona(key) === undefined) return response
  const signed = `${nonce}${timestamp}${response.headers?.['content-type'] ?? ''}${response.body}`
  const signature = createHmac('sha256', PASSWORD).update(signed).digest('hex')
  return { ...response, headers: { ...response.headers, 'x-server-auth-signature': signature } }
}

const explanation = 'Request rejected due to exceeded rate limit.'
const tooMany = { status: 'error', reason: explanation, response_code: '400.002', response_explanation: explanation }

export const bitstamp: Simulator = {
  name: 'bitstamp',
  networks: bitstampNetworks,
  depositAddresses: 'perUser',
  handlers: bitstampHandlers,
  rateLimited: () => json(400, tooMany),
  seal: sealAnswer,
  controls: addressControls,
}
