import { describe, expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { upholdClient } from '../testing/upholdClient.ts'
import { uphold } from './simulator.ts'

const sandbox = openInstitutions(uphold)
const client = upholdClient(sandbox)
const token = (await client.connect('Mesh')).access_token

describe('the grant', () => {
  test('the grant is simulated, does not expire, and lists its scopes', async () => {
    expect(await (await client.authorize()).text()).toContain('simulated Uphold')
    const tokens = await client.connect('Mesh')
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: expect.stringContaining('transactions:withdraw') })
    expect(tokens).not.toHaveProperty('expires_in')
    expect(tokens).not.toHaveProperty('refresh_token')
    await sandbox.control('POST', '/clock/advance', { ms: 400 * 86_400_000 })
    expect((await client.api(tokens.access_token, 'GET', '/v0/me')).status).toBe(200)
  })

  test('the grant is issued to an authenticated client, once for each code', async () => {
    const code = await client.codeOf('Mesh')
    const wrong = { authorization: `Basic ${Buffer.from('rialto-sandbox:wrong').toString('base64')}` }
    expect((await client.exchange(code, wrong)).status).toBe(401)
    expect((await client.exchange(code)).status).toBe(200)
    expect((await client.exchange(code)).status).toBe(400)
  })

  test('the grant allows only the calls of its scopes', async () => {
    const { access_token } = await client.connect('Mesh', 'user:read')
    expect((await client.api(access_token, 'GET', '/v0/me')).body).toMatchObject({ firstName: 'Mesh', country: 'US' })
    const closed = await client.api(access_token, 'GET', '/v0/me/cards')
    expect([closed.status, closed.body.code]).toEqual([403, 'forbidden'])
    const stranger = await client.api('made-up', 'GET', '/v0/me')
    expect([stranger.status, stranger.body.code]).toEqual([401, 'unauthorized'])
  })
})

test('public routes need no token, and unknown paths return Uphold’s 404', async () => {
  expect((await client.api('', 'GET', '/v0/ticker/BTCUSD')).body).toMatchObject({ ask: '60000', currency: 'USD' })
  expect((await client.api('', 'GET', '/v0/ticker/NOPE')).status).toBe(404)
  expect((await client.api('', 'GET', '/v0/assets')).body[0]).toMatchObject({ code: 'BTC', type: 'cryptocurrency' })
  const lost = await client.api(token, 'GET', '/v0/nothing')
  expect([lost.status, lost.body.code]).toEqual([404, 'not_found'])
})
