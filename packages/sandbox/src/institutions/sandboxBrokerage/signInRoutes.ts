import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import { json, readJsonObject, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import type { Route } from '../http/route.ts'
import type { Grant } from '../state/types.ts'
import { invalid, locked, refusal } from './answers.ts'
import { endSession, isNewestAccess, openSession, renewalOf, renewSession, sessionOf, withSession } from './sessions.ts'
import {
  CODE_LIFETIME_S,
  type CodeType,
  codeTypesOf,
  type CodeVerdict,
  countFailure,
  forgetAttempts,
  isLocked,
  judgeCode,
  sendCode,
} from './signInAttempts.ts'

type Text = (name: string) => string

const textsOf = ({ body }: SimRequest): Text => {
  const values = readJsonObject(body) ?? {}
  return name => {
    const value = values[name]
    return typeof value === 'string' ? value : ''
  }
}

const sentTo: Readonly<Record<Exclude<CodeType, 'totp'>, string>> = { sms: '•••• 42', email: 'm•••@example.com' }

/** Reports the required kind of code. Sends nothing. */
const codeWanted = (
  persona: Persona,
  type: CodeType | undefined,
  problem?: Exclude<CodeVerdict, 'right'>,
): SimResponse =>
  json(200, {
    mfa_required: true,
    mfa_types: codeTypesOf(persona),
    mfa_type: type ?? null,
    sent_to: type === undefined || type === 'totp' ? null : sentTo[type],
    expires_in: type === undefined || type === 'totp' ? null : CODE_LIFETIME_S,
    mfa_problem: problem ?? null,
  })

const askForCode = (ctx: Context, persona: Persona, type: CodeType | undefined): SimResponse => {
  if (type === 'sms' || type === 'email') sendCode(ctx, persona, type)
  return codeWanted(persona, type)
}

/** Runs `onRight` for a correct code. Otherwise counts the failure and returns the error. */
const checkCode = (
  ctx: Context,
  persona: Persona,
  { type, code }: { type: CodeType; code: string },
  onRight: () => SimResponse,
): SimResponse => {
  const verdict = judgeCode(ctx, persona, type, code)
  if (verdict === 'right') {
    forgetAttempts(ctx, persona)
    return onRight()
  }
  countFailure(ctx, persona)
  return isLocked(ctx, persona) ? locked() : codeWanted(persona, type, verdict)
}

/**
 * `POST /v1/login`: user name and password, then the same with the kind of code the user chose, which sends it, then the same
 * with the code.
 */
const login = (ctx: Context, text: Text): SimResponse => {
  const persona = findPersona(text('username'), true)
  const wrong = () => refusal(401, 'invalid_credentials', 'The user name or password is wrong')
  if (persona === undefined) return wrong()
  if (isLocked(ctx, persona)) return locked()
  if (!sameSecret(text('password'), PASSWORD)) {
    countFailure(ctx, persona)
    return isLocked(ctx, persona) ? locked() : wrong()
  }
  if (persona.behaviour === 'suspended') return refusal(423, 'account_suspended', 'This account is suspended')
  const types = codeTypesOf(persona)
  const named = text('mfa_type')
  const type = named === '' && types.length === 1 ? types[0] : types.find(each => each === named)
  if (named !== '' && type === undefined) return invalid('mfa_type')
  const code = text('mfa_code')
  if (type === undefined || code === '') return askForCode(ctx, persona, type)
  return checkCode(ctx, persona, { type, code }, () => openSession(ctx, persona, type))
}

const gone = (): SimResponse => refusal(401, 'token_invalid', 'The session has ended')

/** The first request sends a code. The second contains it together with the access token. */
const renewByCode = (ctx: Context, text: Text, session: Grant): SimResponse => {
  const persona = findPersona(session.persona)
  if (persona === undefined) return gone()
  if (isLocked(ctx, persona)) return locked()
  const code = text('mfa_code')
  if (code === '') return askForCode(ctx, persona, 'sms')
  if (sessionOf(ctx, text('access_token'))?.id !== session.id)
    return refusal(400, 'access_token_required', 'Send the access token together with the code')
  return checkCode(ctx, persona, { type: 'sms', code }, () => renewSession(ctx, session))
}

/** `POST /v1/token/renew`, by the session's kind of renewal. */
const renew = (ctx: Context, text: Text): SimResponse => {
  const [refreshToken, accessToken] = [text('refresh_token'), text('access_token')]
  const session = sessionOf(ctx, refreshToken === '' ? accessToken : refreshToken)
  if (session === undefined) return gone()
  switch (renewalOf(session)) {
    case 'accessToken':
      return isNewestAccess(session, accessToken) ? renewSession(ctx, session) : gone()
    case 'bothTokens':
      if (accessToken === '' || refreshToken === '')
        return refusal(400, 'access_token_required', 'Send the access token together with the refresh token')
      return sessionOf(ctx, accessToken)?.id === session.id ? renewSession(ctx, session) : gone()
    case 'code':
      return refreshToken === '' ? gone() : renewByCode(ctx, text, session)
  }
}

/** Sign-in, renewal and sign-out. */
export const signInRoutes = (ctx: Context): Route[] => [
  ['POST', '/v1/login', request => login(ctx, textsOf(request))],
  ['POST', '/v1/token/renew', request => renew(ctx, textsOf(request))],
  [
    'POST',
    '/v1/logout',
    withSession(ctx, 'read', ({ grant }) => {
      endSession(ctx, grant)
      return json(200, { ended: true })
    }),
  ],
]
