import { expect } from 'vitest'

import { codeOf } from '../flows.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'
import { opening } from '../../../apps/server/src/testing/linkFlows.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Self-managed authentication')
const good = { type: 'binanceInternational', username: 'Mesh', password: 'Pass123' }
const authenticate = (body: object, query = '?userId=user-1', options = {}) =>
  server().call('POST', `/api/v1/authenticate${query}`, { body, ...options })
const prompt = (path: string, options = {}) => server().call('GET', `/api/v1/authenticate/${path}`, options)

rule('schemes', 'one entry per integration; 401 without a key', async () => {
  const { status, body } = await server().call('GET', '/api/v1/authenticationSchemes')
  expect(status).toBe(200)
  expect(body.content.length).toBeGreaterThan(1)
  expect((await server().call('GET', '/api/v1/authenticationSchemes', { as: null })).status).toBe(401)
})

rule('authenticate', 'connects an account with credentials that the client collected', async () => {
  const { status, body } = await authenticate({ ...good, mfaCode: '', mfaType: '' })
  expect(status).toBe(200)
  expect(body.content).toMatchObject({ status: 'succeeded', accountTokens: [{ tokenId: expect.any(String) }] })
})

rule('authenticate, fields', 'the schemes name the fields that the body takes', async () => {
  const { body } = await server().call('GET', '/api/v1/authenticationSchemes')
  const [scheme] = body.content.filter(({ brokerType }: { brokerType: string }) => brokerType === good.type)
  const { fields } = scheme.initialAuthenticationModel
  const values = fields.map(({ name }: { name: string }, index: number) => [name, ['Mesh', 'Pass123'][index]])
  expect((await authenticate({ type: good.type, ...Object.fromEntries(values) })).status).toBe(200)
})

rule(
  'authenticate, mfaCode and mfaType',
  'a code of the kind that the user chose is sent, and answers the request',
  async () => {
    const brokerage = { ...good, type: 'sandboxBrokerage' }
    expect((await authenticate(brokerage)).body.content).toMatchObject({ status: 'mfaRequired', accountTokens: [] })
    const sent = (await authenticate({ ...brokerage, mfaType: 'phone' })).body.content
    expect(sent).toMatchObject({ status: 'mfaRequired', mfa: { type: 'phone' } })
    const { body } = await authenticate({ ...brokerage, mfaType: 'phone', mfaCode: '123456' })
    expect(body.content).toMatchObject({ status: 'succeeded', expiresInSeconds: expect.any(Number) })
  },
)

rule('authenticate, userId', 'is required', async () => {
  const { status, body } = await authenticate(good, '')
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual(['userId'])
})

rule('authenticate, 400', 'is a problem-details body, not the envelope', async () => {
  const { status, body, headers } = await authenticate({ ...good, password: 'Wrong123' })
  expect(status).toBe(400)
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(body).toMatchObject({ type: 'urn:rialto:error:credentialsRefused', status: 400 })
  expect(body).not.toHaveProperty('errorType')
})

rule('authenticate, 503', 'has no body while the institution is down', async () => {
  const fault = { host: 'api.binance.com', path: '/', mode: 'status', code: 503, times: 20 }
  await server().simulators.control('POST', '/faults', fault)
  const { status, text } = await authenticate(good)
  await server().simulators.control('DELETE', '/faults')
  expect({ status, text }).toEqual({ status: 503, text: '' })
})

rule('authenticate, 500', 'has no body when the service itself fails', async () => {
  const { connections } = server().ctx.store
  const { insert } = connections
  connections.insert = () => Promise.reject(new Error('the disk is full'))
  const { status, text } = await authenticate(good, '?userId=another')
  connections.insert = insert
  expect({ status, text }).toEqual({ status: 500, text: '' })
})

rule('OAuth', 'answers where to send the user, who then signs in at the institution', async () => {
  const { status, body } = await prompt('coinbase?userId=user-1')
  expect(status).toBe(200)
  const code = codeOf(body.content.redirectLink)
  const opened = await server().call('POST', '/link/api/session', { body: opening(code), as: null })
  expect(opened.body.content.session).toMatchObject({ userId: 'user-1', integrationId: expect.any(String) })
})

rule('OAuth, 400', 'is a problem-details body: for a missing userId and for another scheme', async () => {
  for (const path of ['coinbase', `${good.type}?userId=user-1`]) {
    const { status, headers } = await prompt(path)
    expect(status, path).toBe(400)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  }
})

rule('401', 'without the right id and secret, with an empty body', async () => {
  for (const answer of [
    await authenticate(good, '?userId=u', { as: null }),
    await prompt('coinbase?userId=u', { as: null }),
  ])
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 401, text: '' })
})
