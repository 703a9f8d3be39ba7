import type { Context } from '../context.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { cardId, findCard } from './cards.ts'
import { commitTransaction } from './commitTransaction.ts'
import { createQuotes } from './createQuotes.ts'
import { createTransaction } from './createTransaction.ts'
import { notFound } from './errors.ts'
import { paginate } from './paginate.ts'
import { depositModel, withdrawalModel } from './transactionModel.ts'
import { withToken } from './withToken.ts'

/** The two steps of withdrawals, and all confirmed or received transactions, newest first. */
export const transactionRoutes = (ctx: Context): Route[] => {
  const quotes = createQuotes(ctx.clock)
  const historyOf = (persona: string) => {
    const own = (row: { institution: string; persona: string }) =>
      row.institution === 'uphold' && row.persona === persona
    return [
      ...ctx.withdrawals
        .list()
        .filter(own)
        .map(w => ({ atMs: w.createdAtMs, model: withdrawalModel(w) })),
      ...ctx.deposits
        .list()
        .filter(own)
        .map(d => ({ atMs: d.createdAtMs, model: depositModel(d) })),
    ]
      .reverse()
      .sort((a, b) => b.atMs - a.atMs)
      .map(({ model }) => model)
  }
  return [
    ['POST', '/v0/me/cards/:card/transactions', createTransaction(ctx, quotes)],
    ['POST', '/v0/me/cards/:card/transactions/:id/commit', commitTransaction(ctx, quotes)],
    [
      'GET',
      '/v0/me/transactions',
      withToken(ctx, 'transactions:read', ({ persona }, request) => paginate(request, historyOf(persona.name))),
    ],
    [
      'GET',
      '/v0/me/transactions/:id',
      withToken(ctx, 'transactions:read', ({ persona }, _, [id = '']) => {
        const found = historyOf(persona.name).find(model => model.id === id)
        return found === undefined ? notFound() : json(200, found)
      }),
    ],
    [
      'GET',
      '/v0/me/cards/:card/transactions',
      withToken(ctx, 'transactions:read', ({ persona }, request, [card = '']) => {
        const asset = findCard(ctx, persona.name, card)
        if (asset === undefined) return notFound()
        const id = cardId(persona.name, asset.symbol)
        const touches = (model: object) =>
          [Reflect.get(model, 'origin'), Reflect.get(model, 'destination')].some(
            end => typeof end === 'object' && end !== null && Reflect.get(end, 'CardId') === id,
          )
        return paginate(request, historyOf(persona.name).filter(touches))
      }),
    ],
  ]
}
