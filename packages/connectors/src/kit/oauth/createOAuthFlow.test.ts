import { createHash } from 'node:crypto'
import { sandboxOAuthClient } from '@rialto/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coinbaseErrors } from '../../exchanges/coinbase/errors.ts'
import { coinbaseOAuth } from '../../exchanges/coinbase/exchange.ts'
import { signIn } from '../../testing/signIn.ts'
import { type Sandbox, startSandbox } from '../../testing/startSandbox.ts'
import { createOAuthFlow, type OAuthServer } from './createOAuthFlow.ts'

const redirectUri = 'http://127.0.0.1:9/oauth/callback'
const codeVerifier = 'v'.repeat(43)
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
const requested = { redirectUri, state: 'state-of-8', codeChallenge }
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox?.stop())

const flowOf = (change: Partial<OAuthServer> = {}, client: object = {}) => {
  const { egress, clock, institutions } = sandbox
  const registered = { ...sandboxOAuthClient, sandboxOrigin: institutions.origin, ...client }
  return createOAuthFlow({ egress, clock, table: coinbaseErrors }, { ...coinbaseOAuth, ...change }, registered)
}
const grantOf = async (flow: ReturnType<typeof flowOf>) => {
  const { code } = await signIn(flow.authorizeUrl(requested), 'Mesh')
  return flow.exchange({ code, codeVerifier, redirectUri })
}

describe.each([{ clientAuth: 'post' }, { clientAuth: 'basic' }, { clientAuth: 'post', bodies: 'json' }] as const)(
  'a client of %o',
  how => {
    test('exchanges, renews and revokes', async () => {
      const flow = flowOf(how)
      const first = await grantOf(flow)
      const next = await flow.refresh(first)
      expect(next.accessToken).not.toBe(first.accessToken)
      expect(next.scopes).toEqual(first.scopes)
      await flow.revoke(next)
      await expect(flow.refresh(next)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
      // Already revoked, so the goal is reached.
      await flow.revoke(next)
    })

    test('is distinguished from a connection that is gone when it is not accepted', async () => {
      const credentials = await grantOf(flowOf(how))
      const stranger = flowOf(how, { clientSecret: 'not-the-secret' })
      await expect(stranger.refresh(credentials)).rejects.toMatchObject({ kind: 'refused' })
      expect((await flowOf(how).refresh(credentials)).accessToken).not.toBe('')
    })
  },
)

test('sends requests in the format that each institution requires, only to its own host outside the sandbox', () => {
  const { egress, clock } = sandbox
  const server: OAuthServer = {
    ...coinbaseOAuth,
    loginHost: 'app.bank.example',
    authorizePath: '/authorize',
    scopes: ['a:read', 'b:write'],
    scopeSeparator: ' ',
    authorizeParameters: { env: 'live' },
  }
  const flow = createOAuthFlow({ egress, clock, table: coinbaseErrors }, server, {
    clientId: 'me',
    clientSecret: 's3cret',
  })
  const url = new URL(flow.authorizeUrl(requested))
  expect(url.origin + url.pathname).toBe('https://app.bank.example/authorize')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ scope: 'a:read b:write', env: 'live', client_id: 'me' })
  expect(url.href).not.toContain('s3cret')
})

test('does not revoke if the institution cannot', async () => {
  const { revokeUrl: _, ...server } = coinbaseOAuth
  const { egress, clock } = sandbox
  const flow = createOAuthFlow({ egress, clock, table: coinbaseErrors }, server, { clientId: 'me', clientSecret: 's' })
  await sandbox.forgetCalls()
  await flow.revoke({ kind: 'oAuth', accessToken: 'a', refreshToken: 'r', scopes: [] })
  await flow.revoke({ kind: 'apiKey', key: 'k', secret: 's' })
  expect(await sandbox.calls('POST', /./)).toBe(0)
})
