import { createHmac } from 'node:crypto'

import { json, type SimRequest, type SimResponse } from '../http/types.ts'
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
import type { Route } from '../http/route.ts'
import type { Context } from '../context.ts'

const routesOf = (ctx: Context): Route[] => {
  const nonces = createNonceBook()
  const post = (path: string, answer: (ctx: Context, caller: Caller) => SimResponse): Route => [
    'POST',
    `/api/v2/${path}/`,
    withSignature(ctx, nonces, caller => answer(ctx, caller)),
  ]
  return [
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
  hosts: ctx => [['www.bitstamp.net', routesOf(ctx), noSuchPath]],
  rateLimited: () => json(400, tooMany),
  seal: sealAnswer,
  controls: addressControls,
}
