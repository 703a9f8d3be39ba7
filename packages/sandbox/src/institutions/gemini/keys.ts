import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import { headerOf, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { geminiError } from './errors.ts'

export type Role = 'Auditor' | 'FundManager' | 'Trader'

export const rolesOf = ({ behaviour }: Persona): readonly Role[] =>
  behaviour === 'readOnlyKey' ? ['Auditor'] : ['FundManager', 'Trader']

/** The maximum difference of a time nonce from the server's time. */
const WINDOW_S = 30

/** A persona's key: its name, with or without Gemini's prefix for account keys. */
const ownerOf = (key: string): Persona | SimResponse => {
  if (key.startsWith('master-')) {
    return geminiError(400, 'MissingAccounts', 'Expected a JSON payload with accounts')
  }
  const persona = findPersona(key.replace(/^account-/, ''))
  if (persona === undefined) return geminiError(400, 'InvalidApiKey', 'Invalid API key')
  return persona.behaviour === 'ipLocked'
    ? geminiError(403, 'RemoteAddressForbidden', 'Requests from this address are not allowed')
    : persona
}

const timedKey = (persona: string): string => `timed/${persona}`

/** Makes a persona's key use the time in seconds as nonce, which users choose when they create a key. */
export const setTimed = (ctx: Context, persona: string, timed: boolean): void =>
  createKeyValueStore(ctx.store, 'gemini').set(timedKey(persona), timed ? true : undefined)

const nonceProblem = (ctx: Context, { name }: Persona, nonce: unknown): SimResponse | undefined => {
  const text = String(nonce ?? '')
  if (nonce === undefined) return geminiError(400, 'MissingNonce', "Must provide 'nonce' payload parameter")
  if (!/^\d{1,19}$/.test(text)) return geminiError(400, 'InvalidNonce', `Nonce '${text}' must be a number`)
  const records = createKeyValueStore(ctx.store, 'gemini')
  if (records.get(timedKey(name)) === true) {
    const nowS = Math.floor(ctx.clock.nowMs() / 1_000)
    return Math.abs(Number(text) - nowS) <= WINDOW_S
      ? undefined
      : geminiError(400, 'InvalidNonce', `Nonce '${text}' is not within 30 seconds of server time '${nowS}'`)
  }
  const last = records.get(`nonce/${name}`)
  if (typeof last === 'string' && BigInt(text) <= BigInt(last)) {
    return geminiError(400, 'InvalidNonce', `Nonce '${text}' has not increased since your last call to the Gemini API.`)
  }
  records.set(`nonce/${name}`, text)
  return undefined
}

/** The persona of a key, if the signature is valid and the nonce is new. */
export const personaOfKey = (ctx: Context, request: SimRequest, nonce: unknown): Persona | SimResponse => {
  const owner = ownerOf(headerOf(request, 'x-gemini-apikey'))
  if ('status' in owner) return owner
  const expected = createHmac('sha384', PASSWORD).update(headerOf(request, 'x-gemini-payload')).digest('hex')
  if (!sameSecret(headerOf(request, 'x-gemini-signature').toLowerCase(), expected)) {
    return geminiError(400, 'InvalidSignature', 'InvalidSignature')
  }
  return nonceProblem(ctx, owner, nonce) ?? owner
}
