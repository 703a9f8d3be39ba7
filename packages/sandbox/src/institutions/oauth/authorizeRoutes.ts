import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { sameSecret, sha256Hex, type SimRequest, type SimResponse } from '../http/types.ts'
import type { Grant } from '../state/types.ts'
import { createFlows, type Flow } from './createFlows.ts'
import { isRegisteredRedirect } from './oauthClients.ts'
import { createPages } from './pages.ts'
import type { OAuthRules } from './rules.ts'

/** Separated by commas, spaces or plus signs, as the real pages accept them. */
const parseScopes = (text: string): string[] => [...new Set(text.split(/[\s,+]+/).filter(s => s !== ''))]

const CODE_LIFETIME_MS = 10 * 60_000
const COOKIE = 'sandbox_flow'

const redirect = (to: string, params: Readonly<Record<string, string>>): SimResponse => {
  const url = new URL(to)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return {
    status: 303,
    headers: { location: url.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    body: '',
  }
}

const formOf = (request: SimRequest, flow: Flow, action: string) => ({
  action: `${request.prefix}${action}`,
  flowId: flow.id,
  formToken: flow.formToken,
  redirectOrigin: new URL(flow.redirectUri).origin,
})

/** The error of an invalid authorization request, in the terms of RFC 6749 §4.1.2.1. */
const problemOf = (rules: OAuthRules, query: URLSearchParams): [error: string, description: string] | undefined => {
  if (query.get('response_type') !== 'code') return ['unsupported_response_type', 'response_type must be code']
  if ((query.get('state') ?? '').length < 8) return ['invalid_request', 'state must have at least 8 characters']
  const bare = rules.pkce === 'optional' && !query.has('code_challenge')
  if (!bare && query.get('code_challenge_method') !== 'S256')
    return ['invalid_request', 'code_challenge_method must be S256']
  if (!bare && !/^[A-Za-z0-9_-]{43}$/.test(query.get('code_challenge') ?? ''))
    return ['invalid_request', 'code_challenge is malformed']
  const scopes = parseScopes(query.get('scope') ?? '')
  const unknown = scopes.find(scope => !Object.hasOwn(rules.scopes, scope))
  if (unknown !== undefined || scopes.length === 0) return ['invalid_scope', `Unknown scope: ${unknown ?? '(none)'}`]
  return undefined
}

const cookieOf = (request: SimRequest): string =>
  (request.headers.cookie ?? '')
    .split(/;\s*/)
    .find(part => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? ''

const newGrant = (rules: OAuthRules, flow: Flow, persona: string, code: string, nowMs: number): Grant => {
  const readOnly = findPersona(persona)?.behaviour === 'readOnlyKey'
  return {
    id: randomUUID(),
    institution: rules.institution,
    persona,
    clientId: flow.clientId,
    redirectUri: flow.redirectUri,
    scopes: flow.scopes.filter(scope => !(readOnly && rules.moneyScopes.includes(scope))),
    codeHash: sha256Hex(code),
    codeExpiresAtMs: nowMs + CODE_LIFETIME_MS,
    codeUsed: false,
    codeChallenge: flow.codeChallenge,
    accessTokens: [],
    usedRefreshHashes: [],
    revoked: false,
  }
}

/** The consent pages of a browser: sign-in, then allow or deny. */
export const authorizeRoutes = (ctx: Context, rules: OAuthRules): Route[] => {
  const { problemPage, signInPage, consentPage } = createPages(rules)
  const base = rules.authorizePath.replace(/\/:.*$/, '')
  const signInPath = `${base}/sign-in`
  const consentPath = `${base}/consent`
  const flows = createFlows(ctx.clock)

  const start = (request: SimRequest, [named]: readonly string[]): SimResponse => {
    const { query } = request
    const client = ctx.oauthClients.find(c => c.clientId === (named ?? query.get('client_id')))
    if (client === undefined)
      return problemPage(400, 'Unknown application', 'No application is registered with this client ID.')
    const redirectUri = query.get('redirect_uri') ?? ''
    if (!isRegisteredRedirect(client, redirectUri)) {
      return problemPage(400, 'Unknown return address', 'This redirect address is not registered for the application.')
    }
    const state = query.get('state') ?? ''
    const problem = problemOf(rules, query)
    if (problem !== undefined) return redirect(redirectUri, { error: problem[0], error_description: problem[1], state })
    const flow = flows.start({
      clientId: client.clientId,
      redirectUri,
      state,
      codeChallenge: query.get('code_challenge') ?? '',
      scopes: parseScopes(query.get('scope') ?? ''),
    })
    const hinted = findPersona(query.get('login_hint') ?? '')
    const response = signInPage(formOf(request, flow, signInPath), undefined, hinted?.name)
    const cookie = `${COOKIE}=${flow.browserToken}; Path=${request.prefix}/; HttpOnly; SameSite=Lax; Max-Age=600`
    return { ...response, headers: { ...response.headers, 'set-cookie': cookie } }
  }

  /** The flow of a form, if the same browser received exactly that form. */
  const flowOf = (request: SimRequest, form: URLSearchParams): Flow | undefined => {
    const flow = flows.find(form.get('flow') ?? '')
    if (flow === undefined) return undefined
    const sameBrowser = sameSecret(cookieOf(request), flow.browserToken)
    return sameBrowser && sameSecret(form.get('form_token') ?? '', flow.formToken) ? flow : undefined
  }
  const stale = () =>
    problemPage(
      400,
      'Start again',
      'This sign-in has expired or was opened in another tab. Go back to the application and connect again.',
    )

  const signIn = (request: SimRequest): SimResponse => {
    const form = new URLSearchParams(request.body)
    const flow = flowOf(request, form)
    if (flow === undefined) return stale()
    const persona = findPersona(form.get('username') ?? '', true)
    const right = sameSecret(form.get('password') ?? '', PASSWORD)
    if (persona === undefined || !right) {
      return signInPage(formOf(request, flow, signInPath), 'The user name or password is not right. Try again.')
    }
    if (persona.behaviour === 'suspended') {
      return signInPage(formOf(request, flow, signInPath), 'This account is suspended. Contact support.')
    }
    const signedIn = flows.signIn(flow, persona.name)
    const application = ctx.oauthClients.find(({ clientId }) => clientId === flow.clientId)?.name ?? flow.clientId
    return consentPage(formOf(request, signedIn, consentPath), application, persona.name, flow.scopes)
  }

  const consent = (request: SimRequest): SimResponse => {
    const form = new URLSearchParams(request.body)
    const flow = flowOf(request, form)
    if (flow?.persona === undefined) return stale()
    flows.end(flow)
    if (form.get('decision') !== 'allow') {
      const error_description = 'The user denied the request'
      return redirect(flow.redirectUri, { error: 'access_denied', error_description, state: flow.state })
    }
    const code = randomBytes(32).toString('hex')
    ctx.store.commit([{ type: 'grant', grant: newGrant(rules, flow, flow.persona, code, ctx.clock.nowMs()) }])
    return redirect(flow.redirectUri, { code, state: flow.state })
  }

  return [
    ['GET', rules.authorizePath, start],
    ['POST', signInPath, signIn],
    ['POST', consentPath, consent],
  ]
}
