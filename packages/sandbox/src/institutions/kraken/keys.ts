import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'

export type Right = 'query-funds' | 'withdraw-funds'

/** The signing key of a request. */
export interface Key {
  /** Value of the `API-Key` header. */
  id: string
  name: string
  persona: Persona
  secret: Uint8Array
  rights: readonly Right[]
  createdAtS: number
  /** 0: never. */
  validUntilS: number
  /** False for a key that its user made by hand. Only such a key can have a second factor. */
  isIssued: boolean
}

/** A key from a sign-in in the journal, without its secret. */
interface IssuedKey {
  id: string
  name: string
  persona: string
  grantId: string
  rights: readonly Right[]
  createdAtS: number
  validUntilS: number
}

const HAND_MADE_AT_S = Date.UTC(2024, 0, 1) / 1_000
/** The password, interpreted as base64, because Kraken's secrets are base64. */
const passwordSecret = Buffer.from(PASSWORD, 'base64')

const rightsOf = ({ behaviour }: Persona): readonly Right[] =>
  behaviour === 'readOnlyKey' ? ['query-funds'] : ['query-funds', 'withdraw-funds']

/** Derived from the key, because the journal contains no secrets. */
const secretOf = (id: string): Uint8Array => createHash('sha512').update(`sandbox key ${id}`).digest()

const recordsOf = (ctx: Context) => createKeyValueStore(ctx.store, 'kraken')

const findHandMade = (id: string): Key | undefined => {
  const persona = findPersona(id)
  if (persona === undefined || persona.behaviour === 'ipLocked') return undefined
  const rights = rightsOf(persona)
  const times = { createdAtS: HAND_MADE_AT_S, validUntilS: 0 }
  return { id, name: `${id} key`, persona, secret: passwordSecret, rights, ...times, isIssued: false }
}

const findIssued = (ctx: Context, id: string): Key | undefined => {
  const issued = recordsOf(ctx).get(`key/${id}`) as IssuedKey | undefined
  const persona = findPersona(issued?.persona ?? '')
  if (issued === undefined || persona === undefined) return undefined
  const isOver = issued.validUntilS !== 0 && issued.validUntilS * 1_000 <= ctx.clock.nowMs()
  if (isOver || ctx.store.state.grants.get(issued.grantId)?.revoked !== false) return undefined
  return { ...issued, persona, secret: secretOf(id), isIssued: true }
}

/** A valid key: a persona's own, by the persona's name, or one from a sign-in. */
export const findKey = (ctx: Context, id: string): Key | undefined => findHandMade(id) ?? findIssued(ctx, id)

export const issuedKeysOf = (ctx: Context, persona: string): IssuedKey[] =>
  recordsOf(ctx)
    .list('key/')
    .map(([, key]) => key as IssuedKey)
    .filter(key => key.persona === persona)

/** Makes a key. Its secret is only returned here. */
export const issueKey = (ctx: Context, input: Omit<IssuedKey, 'id'>): IssuedKey & { secret: string } => {
  const key = { ...input, id: randomBytes(42).toString('base64') }
  recordsOf(ctx).set(`key/${key.id}`, key)
  return { ...key, secret: Buffer.from(secretOf(key.id)).toString('base64') }
}

export const forgetKey = (ctx: Context, { id }: IssuedKey): void => recordsOf(ctx).set(`key/${id}`, undefined)
