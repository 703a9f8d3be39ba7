import type { Context } from '../context.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject, type SimResponse } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { kucoinError } from './errors.ts'

const keyOf = (persona: string, chain: string, address: string): string => `favorite/${persona}/${chain}/${address}`

/** The account of `whitelistOn` sends to favorite addresses only. They are compared including their case and chain. */
export const favoriteRefusal = (
  ctx: Context,
  { name, behaviour }: Persona,
  chain: string,
  address: string,
): SimResponse | undefined =>
  behaviour === 'whitelistOn' && createKeyValueStore(ctx.store, 'kucoin').get(keyOf(name, chain, address)) !== true
    ? kucoinError('260325', 'Already set withdraw whitelist, this address is not favorite address')
    : undefined

/** `POST /control/kucoin/favorites` saves an address, as users do on KuCoin's page. KuCoin's API has no call for it. */
export const favoriteControls = (ctx: Context): Route[] => [
  [
    'POST',
    '/favorites',
    ({ body }) => {
      const { persona, chain, address } = readJsonObject(body) ?? {}
      const texts = [persona, chain, address].every(value => typeof value === 'string')
      if (!texts || findPersona(String(persona)) === undefined) {
        return json(400, { error: 'persona, chain and address are wanted' })
      }
      createKeyValueStore(ctx.store, 'kucoin').set(keyOf(String(persona), String(chain), String(address)), true)
      return json(201, { chain, address })
    },
  ],
]
