import type { Context } from '../context.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject, type SimResponse } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { badParameter, bybitError, bybitResult, denied } from './errors.ts'
import { pageOf } from './page.ts'
import { type Caller, withSignature } from './withSignature.ts'

interface Entry {
  chain: string
  address: string
  tag: string
}

const entriesOf = (ctx: Context, persona: string): Entry[] =>
  createKeyValueStore(ctx.store, 'bybit')
    .list(`book/${persona}/`)
    .map(([, value]) => value as Entry)

/**
 * Whether the address book permits a withdrawal. Entries are compared including their case. Without an entry,
 * `whitelistOn` is refused, and all other personas may send to any address.
 */
export const bookRefusal = (ctx: Context, persona: Persona, order: Entry): SimResponse | undefined => {
  const same = entriesOf(ctx, persona.name).filter(
    entry => entry.chain === order.chain && entry.address.toLowerCase() === order.address.toLowerCase(),
  )
  if (same.some(entry => entry.address === order.address && entry.tag === order.tag)) return undefined
  if (same.length > 0) return bybitError(ctx, 131002, 'Withdraw address chain or destination tag are not equal')
  return persona.behaviour === 'whitelistOn'
    ? bybitError(ctx, 131093, 'The withdrawal address is not in the whitelist')
    : undefined
}

const bookModel = ({ chain, address, tag }: Entry) => ({
  coin: 'baseCoin',
  chain,
  address,
  tag,
  remark: 'Universal Address',
  status: 0,
  addressType: 0,
  verified: 1,
  createdAt: '1760951332',
})

const readBook = (ctx: Context, { persona, params }: Caller): SimResponse => {
  if (persona.behaviour === 'readOnlyKey') return denied(ctx)
  const chain = params.get('chain')
  const rows = entriesOf(ctx, persona.name).filter(entry => chain === null || entry.chain === chain)
  const page = pageOf(params, rows.map(bookModel))
  return page === undefined ? badParameter(ctx, 'cursor') : bybitResult(ctx, page)
}

export const addressBookRoutes = (ctx: Context): Route[] => [
  ['GET', '/v5/asset/withdraw/query-address', withSignature(ctx, caller => readBook(ctx, caller))],
]

/** `POST /control/bybit/addresses` saves an address, as users do on Bybit's page. Bybit's API has no call for it. */
export const addressBookControls = (ctx: Context): Route[] => [
  [
    'POST',
    '/addresses',
    ({ body }) => {
      const { persona, chain, address, tag = '' } = readJsonObject(body) ?? {}
      const texts = [persona, chain, address, tag].every(value => typeof value === 'string')
      if (!texts || findPersona(String(persona)) === undefined) {
        return json(400, { error: 'persona, chain and address are wanted' })
      }
      createKeyValueStore(ctx.store, 'bybit').set(`book/${persona}/${chain}/${address}`, { chain, address, tag })
      return json(201, { chain, address, tag })
    },
  ],
]
