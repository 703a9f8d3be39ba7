import type { Context } from '../context.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject, type SimResponse } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { okxError } from './answers.ts'

const recordKey = (persona: string, chain: string, toAddr: string): string =>
  `verified/${persona}/${chain}/${toAddr.toLowerCase()}`

/** Whether the verified addresses permit a withdrawal. All personas except `whitelistOn` may send to any address. */
export const bookRefusal = (
  ctx: Context,
  persona: Persona,
  order: { chain: string; address: string },
): SimResponse | undefined => {
  if (persona.behaviour !== 'whitelistOn') return undefined
  const isVerified =
    createKeyValueStore(ctx.store, 'okx').get(recordKey(persona.name, order.chain, order.address)) === true
  if (isVerified) return undefined
  const how = 'The format for withdrawal addresses with a label is “address:label”.'
  return okxError('58207', `Withdrawal address isn't on the verified address list. (${how})`)
}

/** `POST /control/okx/addresses` saves an address, as users do on OKX's page. OKX's API has no call for it. */
export const addressBookControls = (ctx: Context): Route[] => [
  [
    'POST',
    '/addresses',
    ({ body }) => {
      const { persona, chain, address } = readJsonObject(body) ?? {}
      const texts = [persona, chain, address].every(value => typeof value === 'string')
      if (!texts || findPersona(String(persona)) === undefined) {
        return json(400, { error: 'persona, chain and address are wanted' })
      }
      createKeyValueStore(ctx.store, 'okx').set(recordKey(String(persona), String(chain), String(address)), true)
      return json(201, { chain, address })
    },
  ],
]
