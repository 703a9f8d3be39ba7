import type { Context } from '../context.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'

const entryOf = (persona: string, address: string): string => `address/${persona}/${address.toLowerCase()}`

/**
 * Whether the key may withdraw to the address. The key of `whitelistOn` is bound to its saved addresses, and all others
 * are unrestricted.
 */
export const isAllowed = (ctx: Context, { name, behaviour }: Persona, address: string): boolean =>
  behaviour !== 'whitelistOn' || createKeyValueStore(ctx.store, 'bitstamp').get(entryOf(name, address)) === true

/**
 * `POST /control/bitstamp/addresses` saves an address, as users do on Bitstamp's page. Bitstamp's API has no call for
 * it.
 */
export const addressControls = (ctx: Context): Route[] => [
  [
    'POST',
    '/addresses',
    ({ body }) => {
      const { persona, address } = readJsonObject(body) ?? {}
      if (typeof persona !== 'string' || typeof address !== 'string' || findPersona(persona) === undefined) {
        return json(400, { error: 'persona and address are wanted' })
      }
      createKeyValueStore(ctx.store, 'bitstamp').set(entryOf(persona, address), true)
      return json(201, { persona, address })
    },
  ],
]
