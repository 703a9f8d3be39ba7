import type { Context } from '../context.ts'
import { ONE_TIME_CODES } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { json, readJsonObject } from '../http/types.ts'
import { findCard } from './cards.ts'
import type { Quotes } from './createQuotes.ts'
import { forbidden, invalid, notFound, unauthorized } from './errors.ts'
import { withdrawalModel } from './transactionModel.ts'
import { withToken } from './withToken.ts'
import { balanceOf } from '../ledger/entries.ts'

/**
 * `POST /v0/me/cards/:card/transactions/:id/commit` moves the money. A grant with `transactions:commit:otp` needs a
 * code in a header. An expired or already confirmed quote is not found.
 */
export const commitTransaction = (ctx: Context, quotes: Quotes): RouteHandler =>
  withToken(ctx, 'transactions:withdraw', ({ persona, grant }, request, [card = '', id = '']) => {
    const asset = findCard(ctx, persona.name, card)
    const quote = asset && quotes.find(persona.name, asset.symbol, id)
    if (asset === undefined || quote === undefined) return notFound()
    if (request.body !== '' && readJsonObject(request.body) === undefined)
      return invalid('body', 'json', 'This value is not valid JSON')
    const wantsCode = grant.scopes.includes('transactions:commit:otp')
    if (wantsCode && request.headers['otp-token'] !== ONE_TIME_CODES.valid)
      return unauthorized({ 'otp-token': 'required' })
    if (persona.behaviour === 'travelRule') return forbidden({ requirements: ['user-subject-to-extended-travel-rule'] })
    const total = BigInt(quote.amountUnits) + BigInt(quote.feeUnits)
    if (balanceOf(ctx.store.state, 'uphold', persona.name, asset.symbol) < total)
      return invalid('denomination.amount', 'sufficient_funds', 'Not enough funds for the specified amount')
    const { createdAtMs: _, ...order } = quote
    const accepted = ctx.withdrawals.accept({ ...order, institution: 'uphold', tag: '' })
    quotes.end(quote)
    return json(200, withdrawalModel(accepted))
  })
