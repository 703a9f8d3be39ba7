import type { Context } from '../context.ts'
import type { Route } from '../http/route.ts'
import type { Deposit } from '../state/types.ts'
import { findAccount, type CoinbaseAccount } from './accounts.ts'
import { data, notFound } from './data.ts'
import { depositModel } from './depositModel.ts'
import { paginate } from './paginate.ts'
import { postSend } from './postSend.ts'
import { transactionModel } from './transactionModel.ts'
import { withToken } from './withToken.ts'

const own = (row: Pick<Deposit, 'institution' | 'persona' | 'asset'>, persona: string, symbol: string) =>
  row.institution === 'coinbase' && row.persona === persona && row.asset === symbol

/** Sends and receipts belong to the first account of their asset, and additional accounts have none. Newest first. */
const historyOf = (ctx: Context, persona: string, account: CoinbaseAccount): { id: string }[] => {
  const { symbol } = account.asset
  if (account.heldUnits !== undefined) return []
  const sends = ctx.withdrawals.list().filter(w => own(w, persona, symbol))
  const receipts = ctx.deposits.list().filter(d => own(d, persona, symbol))
  return [
    ...sends.map(w => ({ atMs: w.createdAtMs, model: transactionModel(w) })),
    ...receipts.map(d => ({ atMs: d.createdAtMs, model: depositModel(d) })),
  ]
    .reverse()
    .sort((a, b) => b.atMs - a.atMs)
    .map(({ model }) => model)
}

/** Sends, receipts and their history, newest first. */
export const transactionRoutes = (ctx: Context): Route[] => [
  ['POST', '/v2/accounts/:id/transactions', postSend(ctx)],
  [
    'GET',
    '/v2/accounts/:id/transactions',
    withToken(ctx, ['wallet:transactions:read'], ({ persona }, request, [id = '']) => {
      const account = findAccount(ctx, persona.name, id)
      if (account === undefined) return notFound()
      const page = paginate(request, historyOf(ctx, persona.name, account))
      return page === undefined ? notFound() : data(request, page.items, 200, { pagination: page.pagination })
    }),
  ],
  [
    'GET',
    '/v2/accounts/:id/transactions/:transactionId',
    withToken(ctx, ['wallet:transactions:read'], ({ persona }, request, [id = '', transactionId = '']) => {
      const account = findAccount(ctx, persona.name, id)
      const found = account && historyOf(ctx, persona.name, account).find(w => w.id === transactionId)
      return found === undefined ? notFound() : data(request, found)
    }),
  ],
]
