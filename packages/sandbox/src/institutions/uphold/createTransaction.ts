import type { Context } from '../context.ts'
import type { Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { json, readJsonObject, type SimResponse, stableUuid } from '../http/types.ts'
import { findCard } from './cards.ts'
import type { Quotes } from './createQuotes.ts'
import { forbidden, invalid, notFound, upholdError } from './errors.ts'
import { readTransaction } from './readTransaction.ts'
import { leavingModel } from './transactionModel.ts'
import { withToken } from './withToken.ts'

/** A refusal of every new withdrawal, if this persona's behavior requires it. */
const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  if (behaviour === 'suspended') return forbidden({ restrictions: ['user-status-not-valid'] })
  if (behaviour === 'restrictedRegion') return upholdError(451, 'forbidden', 'Not available in your region')
  return behaviour === 'kycMissing' ? forbidden({ requirements: ['user-must-submit-identity'] }) : undefined
}

/** Additional members of a quote to which the travel rule applies. */
const requirementsOf = ({ behaviour }: Persona, quoteId: string): object =>
  behaviour === 'travelRule'
    ? {
        requirements: ['user-subject-to-extended-travel-rule'],
        requirementsDetails: {
          isAddressVerified: false,
          isRequired: true,
          requestForInformationId: stableUuid(`uphold/rfi/${quoteId}`),
        },
      }
    : {}

/** `POST /v0/me/cards/:card/transactions`: a quote, which moves nothing yet. */
export const createTransaction = (ctx: Context, quotes: Quotes): RouteHandler =>
  withToken(ctx, 'transactions:withdraw', ({ persona }, request, [card = '']) => {
    const asset = findCard(ctx, persona.name, card)
    if (asset === undefined) return notFound()
    const body = readJsonObject(request.body)
    if (body === undefined) return invalid('body', 'json', 'This value is not valid JSON')
    const refusal = behaviourRefusal(persona)
    if (refusal !== undefined) return refusal
    const read = readTransaction(ctx, persona.name, asset, body)
    if ('status' in read) return read
    const { listing, address, amountUnits, feeUnits, reference } = read
    const quote = quotes.add({
      persona: persona.name,
      asset: asset.symbol,
      networkId: listing.networkId,
      network: listing.networkName,
      address,
      amountUnits: amountUnits.toString(),
      feeUnits: feeUnits.toString(),
      reference,
    })
    return json(202, leavingModel(quote, 'pending', requirementsOf(persona, quote.id)))
  })
