import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

// @ts-expect-error -- the package has no types
import Provider from 'oidc-provider'

export interface Person {
  email: string
  name: string
  groups: readonly string[]
  email_verified?: boolean
}

/**
 * A real OpenID Connect provider on this machine, with its own pages. `people` are its accounts by `sub` and may be
 * changed while it runs.
 */
export const startIdentityProvider = async (
  redirectUrl: string,
  people: Record<string, Person>,
  logout?: { returnUrl: string; backChannelUrl: string; deliver: (url: string, form: string) => Promise<number> },
) => {
  let handle: RequestListener = (_, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const newKey = () => ({
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    ...{ kid: randomUUID(), use: 'sig', alg: 'RS256' },
  })
  const configuration = {
    clients: [
      {
        client_id: 'rialto',
        client_secret: 'a secret of Rialto',
        redirect_uris: [redirectUrl],
        ...(logout && {
          post_logout_redirect_uris: [logout.returnUrl],
          backchannel_logout_uri: logout.backChannelUrl,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    features: { backchannelLogout: { enabled: logout !== undefined } },
    ...(logout && {
      fetch: async (url: URL | string, { body }: { body: URLSearchParams | string }) =>
        new Response(null, { status: await logout.deliver(String(url), String(body)) }),
    }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the provider'] },
    findAccount: (_: unknown, sub: string) =>
      people[sub] && { accountId: sub, claims: () => ({ sub, email_verified: true, ...people[sub] }) },
  }
  /** Signs with a new key, and publishes that key alone. */
  const rotateKeys = () => {
    handle = new Provider(issuer, { ...configuration, jwks: { keys: [newKey()] } }).callback()
  }
  rotateKeys()

  /** Of the browser. */
  const cookies = new Map<string, string>()
  const cookieHeader = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }

  /** Confirms on the provider's page that the person signs out there. Returns the address of the browser then. */
  const signOut = async (logoutUrl: string): Promise<string> => {
    const page = await fetch(logoutUrl, { headers: cookieHeader() })
    keep(page)
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await page.text()) ?? []
    const confirmed = await fetch(new URL('/session/end/confirm', issuer), {
      method: 'POST',
      redirect: 'manual',
      headers: cookieHeader(),
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    return new URL(confirmed.headers.get('location') ?? '', issuer).href
  }

  /** Signs this person in on the provider's pages. Returns the query with which it calls the redirect URL. */
  const signIn = async (authorizationUrl: string, sub: string): Promise<string> => {
    cookies.clear()
    const request = async (url: string, form?: Record<string, string>): Promise<string> => {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: cookieHeader(),
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      keep(response)
      const next = response.headers.get('location')
      if (next === null) throw new Error(`The provider answered ${response.status} at ${url}`)
      return new URL(next, url).href
    }
    const login = await request(authorizationUrl)
    const consent = await request(await request(login, { prompt: 'login', login: sub, password: 'any' }))
    const back = await request(await request(consent, { prompt: 'consent' }))
    return new URL(back).search.slice(1)
  }

  return {
    issuer,
    signIn,
    signOut,
    rotateKeys,
    stop: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
