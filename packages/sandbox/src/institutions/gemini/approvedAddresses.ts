import type { Context } from '../context.ts'
import { problem, withBody } from '../control/controlContext.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { geminiError } from './errors.ts'
import { setTimed } from './keys.ts'
import { privateRoute, rights } from './privateRoute.ts'

interface Approved {
  network: string
  address: string
  label: string
  createdAtMs: number
}

/** Waiting time from the request to the first withdrawal, on the sandbox's clock. */
const WAIT_MS = 7 * 86_400_000

const listOf = (ctx: Context, persona: string): Approved[] =>
  createKeyValueStore(ctx.store, 'gemini')
    .list(`approved/${persona}/`)
    .map(([, value]) => value as Approved)

const statusOf = (ctx: Context, { createdAtMs }: Approved): string =>
  ctx.clock.nowMs() >= createdAtMs + WAIT_MS ? 'active' : 'pending-time'

const approve = (ctx: Context, persona: string, approved: Approved): void =>
  createKeyValueStore(ctx.store, 'gemini').set(`approved/${persona}/${approved.network}/${approved.address}`, approved)

/**
 * Whether the list permits a withdrawal. Without an entry, `whitelistOn` is refused, and all other accounts may send to
 * any address.
 */
export const approvalRefusal = (
  ctx: Context,
  persona: Persona,
  order: { network: string; address: string },
): SimResponse | undefined => {
  const same = listOf(ctx, persona.name).filter(
    ({ network, address }) => network === order.network && address.toLowerCase() === order.address.toLowerCase(),
  )
  if (same.some(entry => statusOf(ctx, entry) === 'active')) return undefined
  return same.length > 0 || persona.behaviour === 'whitelistOn'
    ? geminiError(400, 'CryptoAddressNotWhitelisted', `${order.address} is not on the approved address list`)
    : undefined
}

const approvedModel = (ctx: Context, entry: Approved) => ({
  network: entry.network,
  scope: 'account',
  label: entry.label,
  status: statusOf(ctx, entry),
  createdAt: String(entry.createdAtMs),
  address: entry.address,
})

export const approvedRoutes = (ctx: Context): Route[] => [
  privateRoute(ctx, 'POST', '/v1/approvedAddresses/account/:network', rights.account, ({ persona }, [network = '']) => {
    const approvedAddresses = listOf(ctx, persona.name)
      .filter(entry => entry.network === network)
      .map(entry => approvedModel(ctx, entry))
    return json(200, { approvedAddresses })
  }),
  privateRoute(
    ctx,
    'POST',
    '/v1/approvedAddresses/:network/request',
    rights.approve,
    ({ persona, params: { address, label } }, [network = '']) => {
      if (typeof address !== 'string' || typeof label !== 'string') {
        return geminiError(400, 'MissingPayloadKey', 'address and label are required')
      }
      approve(ctx, persona.name, { network, address, label, createdAtMs: Math.floor(ctx.clock.nowMs()) })
      return json(200, {
        message: 'Approved address addition is now waiting a 7-day approval hold before activation.',
      })
    },
  ),
]

/**
 * Actions of a user on Gemini's pages. `POST /control/gemini/addresses` `{persona, network, address, daysAgo}` approves
 * an address. `POST /control/gemini/keys` `{persona, timed}` makes a key whose nonces are times.
 */
export const geminiControls = (ctx: Context): Route[] => [
  [
    'POST',
    '/addresses',
    withBody(({ persona, network, address, daysAgo = 0 }) => {
      if (typeof persona !== 'string' || findPersona(persona) === undefined) return problem(404, 'Unknown persona')
      if (typeof network !== 'string' || typeof address !== 'string' || typeof daysAgo !== 'number') {
        return problem(400, 'network and address are wanted')
      }
      const createdAtMs = Math.floor(ctx.clock.nowMs() - daysAgo * 86_400_000)
      approve(ctx, persona, { network, address, label: 'added by hand', createdAtMs })
      return json(201, { network, address })
    }),
  ],
  [
    'POST',
    '/keys',
    withBody(({ persona, timed }) => {
      if (typeof persona !== 'string' || findPersona(persona) === undefined) return problem(404, 'Unknown persona')
      setTimed(ctx, persona, timed === true)
      return json(200, { persona, timed: timed === true })
    }),
  ],
]
