import type { Context } from '../context.ts'
import type { Route } from '../http/route.ts'
import { findAccount } from './accounts.ts'
import { data } from './data.ts'
import { notFound } from './errors.ts'
import { paginate } from './paginate.ts'
import { postSend } from './postSend.ts'
import { transactionModel } from './transactionModel.ts'
import { withToken } from './withToken.ts'

/** Sends and their history, newest first. */
export const transactionRoutes = (ctx: Context): Route[] => {
  const historyOf = (persona: string, symbol: string) =>
    ctx.withdrawals
      .list()
      .filter(w => w.institution === 'coinbase' && w.persona === persona && w.asset === symbol)
      .reverse()
  return [
    ['POST', '/v2/accounts/:id/transactions', postSend(ctx)],
    [
      'GET',
      '/v2/accounts/:id/transactions',
      withToken(ctx, ['wallet:transactions:read'], ({ persona }, request, [id = '']) => {
        const asset = findAccount(persona.name, id)
        if (asset === undefined) return notFound()
        const page = paginate(request, historyOf(persona.name, asset.symbol).map(transactionModel))
        return page === undefined ? notFound() : data(request, page.items, 200, { pagination: page.pagination })
      }),
    ],
    [
      'GET',
      '/v2/accounts/:id/transactions/:transactionId',
      withToken(ctx, ['wallet:transactions:read'], ({ persona }, request, [id = '', transactionId = '']) => {
        const asset = findAccount(persona.name, id)
        const found = asset && historyOf(persona.name, asset.symbol).find(w => w.id === transactionId)
        return found === undefined ? notFound() : data(request, transactionModel(found))
      }),
    ],
  ]
}
