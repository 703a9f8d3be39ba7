import { gunzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { allowedOrigin } from '../../../testing/createTestServer.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { codesOf, coinbaseId, connectCoinbase, openSession, walkConsent, opening } from '../../../testing/linkFlows.ts'

const server = useTestServer()

const get = (url: string) => server.app.inject({ method: 'GET', url })
const policyOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map(part => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  )

describe('GET /link', () => {
  test('the client’s origins may frame the page, before and after its code is used', async () => {
    const { body } = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1' } })
    const url = new URL(atob(body.content.linkToken))
    for (const used of [false, true]) {
      const { headers, statusCode } = await get(`${url.pathname}${url.search}&theme=dark&unknown=1`)
      expect({ used, statusCode, ancestors: policyOf(headers)['frame-ancestors'] }).toEqual({
        used,
        statusCode: 200,
        ancestors: allowedOrigin,
      })
      expect(headers).not.toHaveProperty('x-frame-options')
      await server.call('POST', '/link/api/session', { body: opening(url.searchParams.get('code')), as: null })
    }
  })

  test('the page is compressed where the browser takes it', async () => {
    const zipped = await server.app.inject({ method: 'GET', url: '/link', headers: { 'accept-encoding': 'gzip, br' } })
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe((await get('/link')).body)
  })

  test('loading the page uses up nothing, so link previews are harmless', async () => {
    const { body } = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1' } })
    const url = new URL(atob(body.content.linkToken))
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      await server.app.inject({ method, url: `${url.pathname}${url.search}` })
    const opened = await server.call('POST', '/link/api/session', { body: opening(url.searchParams.get('code')) })
    expect(opened.status).toBe(200)
  })

  test.each(['', '?code=', '?code=nothing', '?code=a&code=b', '?code=%00', `?code=${'x'.repeat(5_000)}`])(
    'may be framed by itself only for /link%s',
    async query => {
      const { headers, statusCode } = await get(`/link${query}`)
      expect(statusCode).toBe(200)
      expect(policyOf(headers)['frame-ancestors']).toBe("'self'")
      expect(headers).not.toHaveProperty('x-frame-options')
    },
  )

  test('the page runs only the inline code of its build, contacts only its own server, and is not cached', async () => {
    const { headers } = await get('/link')
    expect(policyOf(headers)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-abc='",
      'style-src': "'self' 'sha256-def='",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
    })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  test('its hashed files may be kept for ever', async () => {
    const { headers, statusCode } = await get('/link/assets/page-1a2b3c.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
  })

  test.each([
    '/link/assets/../index.html',
    '/link/assets/%2e%2e/index.html',
    '/link/assets/nothing.js',
    '/link/assets/',
  ])('%s is not there', async url => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('<title>Link')
  })
})

describe('GET /prewarm', () => {
  test('any page may frame the empty prewarm page', async () => {
    const { statusCode, headers } = await get('/prewarm')
    expect({ statusCode, ancestors: policyOf(headers)['frame-ancestors'] }).toEqual({ statusCode: 200, ancestors: '*' })
  })
})

describe('GET /link/oauth/callback', () => {
  const begin = async () => {
    const { session } = await openSession(server)
    const { body } = await server.call('POST', '/link/api/connections/oauth', {
      session,
      body: { integrationId: coinbaseId },
    })
    return { session, ...(body.content as { attemptId: string; authorizeUrl: string }) }
  }
  const signedIn = 'Test Shop asked to connect your Coinbase account'
  const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1]

  test('the page names the client and the institution, without inline code or values of the query', async () => {
    const { authorizeUrl } = await begin()
    const back = await walkConsent(authorizeUrl, 'Mesh', 'allow')
    const { statusCode, body, headers } = await get(`${back.pathname}${back.search}`)
    expect({ statusCode, title: titleOf(body) }).toEqual({ statusCode: 200, title: signedIn })
    expect(body).toContain('If you did not start this in Test Shop, close this window.')
    expect(policyOf(headers)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    for (const value of back.searchParams.values()) expect(body).not.toContain(value)
    expect(body).not.toMatch(/<script>|onload=|style=/)
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
    for (const file of files) expect({ file, status: (await get(file)).statusCode }).toEqual({ file, status: 200 })
  })

  test('the page uses the browser’s language and its direction of writing', async () => {
    const { authorizeUrl } = await begin()
    const back = await walkConsent(authorizeUrl, 'Mesh', 'allow')
    const url = `${back.pathname}${back.search}`
    const { body } = await server.app.inject({ method: 'GET', url, headers: { 'accept-language': 'ar-EG,en;q=0.5' } })
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(titleOf(body)).toBe('طلب \u2068Test Shop\u2069 ربط حسابك في \u2068Coinbase\u2069')
  })

  test('each returning browser receives its codes once', async () => {
    const { authorizeUrl } = await begin()
    const back = await walkConsent(authorizeUrl, 'Mesh', 'allow')
    const { completionCode, pairingCode } = codesOf((await get(`${back.pathname}${back.search}`)).body)
    expect(completionCode).toMatch(/^[0-9a-f]{64}$/)
    expect(pairingCode).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    const { body } = await get(`${back.pathname}${back.search}`)
    expect(codesOf(body)).toEqual({ completionCode: '', pairingCode: '', returnUrl: '' })
  })

  test('its script is asked for again each time, since its name does not change with its content', async () => {
    const { headers } = await get('/link/assets/oauthReturned.js')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('a state works once', async () => {
    const { callback } = await connectCoinbase(server)
    const { body } = await get(`${callback.pathname}${callback.search}`)
    expect(titleOf(body)).toBe('This sign-in has expired')
  })

  test.each(['', '?state=', '?state=nothing&code=x', '?code=x', '?state=a&state=b', '?state=%00&code=%00'])(
    'ends for a state that is none: %s',
    async query => {
      const { statusCode, body } = await get(`/link/oauth/callback${query}`)
      expect({ statusCode, title: titleOf(body) }).toEqual({ statusCode: 200, title: 'This sign-in has expired' })
    },
  )

  test('a late state ends the sign-in', async () => {
    const { authorizeUrl } = await begin()
    const state = new URL(authorizeUrl).searchParams.get('state')
    server.simulators.clock.advance(15 * 60_000)
    expect(titleOf((await get(`/link/oauth/callback?state=${state}&code=x`)).body)).toBe('This sign-in has expired')
  })

  test.each(['error=access_denied', 'error=access_denied&code=made-up', 'error=%3Cscript%3E', ''])(
    'says that it was not finished for %s, and repeats none of it',
    async query => {
      const { authorizeUrl } = await begin()
      const state = new URL(authorizeUrl).searchParams.get('state')
      const { statusCode, body } = await get(`/link/oauth/callback?state=${state}&${query}`)
      expect({ statusCode, title: titleOf(body) }).toEqual({ statusCode: 200, title: 'Sign-in not completed' })
      expect(body).not.toMatch(/made-up|access_denied|<script>/)
    },
  )

  test('one of two simultaneous arrivals counts', async () => {
    const { authorizeUrl } = await begin()
    const back = await walkConsent(authorizeUrl, 'Mesh', 'allow')
    const answers = await Promise.all([1, 2, 3].map(() => get(`${back.pathname}${back.search}`)))
    const titles = answers.map(({ body }) => titleOf(body)).sort()
    expect(titles).toEqual([signedIn, 'This sign-in has expired', 'This sign-in has expired'].sort())
  })
})
