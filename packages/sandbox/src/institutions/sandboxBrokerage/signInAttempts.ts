import type { Context } from '../context.ts'
import { ONE_TIME_CODES, type Persona } from '../data/personas.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { institution } from './answers.ts'

const codeTypes = ['totp', 'sms', 'email'] as const
export type CodeType = (typeof codeTypes)[number]

/** Validity of a sent code. */
export const CODE_LIFETIME_S = 300
/** Consecutive wrong passwords and codes after which the account is locked. */
const MAX_FAILURES = 5
const LOCK_MS = 15 * 60_000

interface SentCode {
  type: CodeType
  code: string
  sentAtMs: number
}

/** State of the sign-in attempts of a user. */
interface Attempts {
  failures: number
  lockedUntilMs: number
  /** In the order of sending. Empty after one was accepted. */
  sent: readonly SentCode[]
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'replaced'

const none: Attempts = { failures: 0, lockedUntilMs: 0, sent: [] }

const storeOf = (ctx: Context) => createKeyValueStore(ctx.store, institution)
const keyOf = ({ name }: Persona): string => `signIn/${name}`
const read = (ctx: Context, persona: Persona): Attempts =>
  (storeOf(ctx).get(keyOf(persona)) as Attempts | undefined) ?? none
const write = (ctx: Context, persona: Persona, attempts: Attempts): void =>
  storeOf(ctx).set(keyOf(persona), attempts === none ? undefined : attempts)

/** A user's kinds of codes. Most users have all of them and choose. */
export const codeTypesOf = ({ behaviour }: Persona): readonly CodeType[] => {
  if (behaviour === 'mfaSms') return ['sms']
  return behaviour === 'mfaTotp' ? ['totp'] : codeTypes
}

export const isLocked = (ctx: Context, persona: Persona): boolean =>
  read(ctx, persona).lockedUntilMs > ctx.clock.nowMs()

/** Counts a wrong password or code. The last permitted one locks the account for a while. */
export const countFailure = (ctx: Context, persona: Persona): void => {
  const attempts = read(ctx, persona)
  const failures = attempts.failures + 1
  write(
    ctx,
    persona,
    failures < MAX_FAILURES
      ? { ...attempts, failures }
      : { failures: 0, lockedUntilMs: ctx.clock.nowMs() + LOCK_MS, sent: [] },
  )
}

/** Clears all attempts after a successful sign-in. */
export const forgetAttempts = (ctx: Context, persona: Persona): void => write(ctx, persona, none)

const holds = (ctx: Context, { sentAtMs }: SentCode): boolean => ctx.clock.nowMs() < sentAtMs + CODE_LIFETIME_S * 1_000

/**
 * Sends a code and invalidates earlier ones. The first is 123456, and each further one is greater by one, so that no
 * phone is needed.
 */
export const sendCode = (ctx: Context, persona: Persona, type: Exclude<CodeType, 'totp'>): void => {
  const attempts = read(ctx, persona)
  const last = attempts.sent.at(-1)
  const sent = last !== undefined && holds(ctx, last) ? attempts.sent : []
  const code = String(Number(ONE_TIME_CODES.valid) + sent.length)
  write(ctx, persona, { ...attempts, sent: [...sent, { type, code, sentAtMs: ctx.clock.nowMs() }] })
}

/**
 * Whether a code is accepted, with the reason if not. A code from an app is never sent and therefore never replaced.
 */
export const judgeCode = (ctx: Context, persona: Persona, type: CodeType, code: string): CodeVerdict => {
  if (code === ONE_TIME_CODES.expired) return 'expired'
  if (type === 'totp') return code === ONE_TIME_CODES.valid ? 'right' : 'wrong'
  const sent = read(ctx, persona).sent
  const last = sent.at(-1)
  if (last !== undefined && last.type === type && last.code === code) return holds(ctx, last) ? 'right' : 'expired'
  return sent.some(each => each.code === code) ? 'replaced' : 'wrong'
}

/** All sent and unused codes, as on the user's phone or in their mail. */
export const sentCodes = (ctx: Context): readonly (SentCode & { persona: string })[] =>
  storeOf(ctx)
    .list('signIn/')
    .flatMap(([key, value]) =>
      (value as Attempts).sent.map(sent => ({ persona: key.slice('signIn/'.length), ...sent })),
    )
