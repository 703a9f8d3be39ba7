import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import {
  binanceId,
  coinbaseId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  sandboxBrokerageId,
} from '../../../testing/linkFlows.ts'

const server = useTestServer()
let coinbase: LinkedAccount
let binance: LinkedAccount
beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
  binance = (await connectBinance(server)).connection
})

const query = (authToken: string, integrationId = coinbaseId, more: object = {}) => ({
  body: { authToken, integrationId, ...more },
})
const method = 'POST'

const identityAtBrokerage = async (username: string) => {
  const body = { type: 'sandboxBrokerage', username, password: 'Pass123', mfaType: 'totp', mfaCode: '123456' }
  const { content } = (await server.call(method, '/api/v1/authenticate?userId=holder', { body })).body
  const [token] = content.accountTokens
  const answer = await server.call(method, '/api/v1/account/verify', query(token.accessToken, sandboxBrokerageId))
  expect([answer.status, answer.body.message]).toEqual([200, ''])
  return answer.body.content
}

test('every field can be tried at the sandbox’s brokerage: a person’s, and a business’s with its name and registration', async () => {
  const address = { countryCode: 'US', city: 'Springfield', postalCode: '49007' }
  const always = {
    accountNumber: expect.any(String),
    email: expect.any(String),
    mobileNumber: '+15550100199',
    ...address,
  }
  const number = { integrationName: 'Sandbox Brokerage', idNumber: expect.any(String) }
  expect(await identityAtBrokerage('Mesh')).toEqual({
    ...{ firstName: 'Mesh', middleName: 'Quinn', lastName: 'Sandbox', dateOfBirth: 642902400, idType: 'passport' },
    ...{ ...always, ...number },
  })
  expect(await identityAtBrokerage('business')).toEqual({
    ...{ companyName: 'Harbor Trading Ltd', idType: 'companyRegistration' },
    ...{ ...always, ...number },
  })
})

describe.each(['/api/v1/account/verify', '/api/v1/exchange/verify'])('POST %s', path => {
  test('the response contains Coinbase’s data about the holder, and nothing else', async () => {
    const { status, body } = await server.call(method, path, query(coinbase.accessToken))
    expect(status).toBe(200)
    const holder = { integrationName: 'Coinbase', firstName: 'Mesh', lastName: 'Sandbox', countryCode: 'US' }
    expect(body.content).toEqual(holder)
  })

  test('the error says that the institution offers no identity', async () => {
    const { status, body } = await server.call(method, path, query(binance.accessToken, binanceId))
    expect({ status, errorType: body.errorType }).toEqual({ status: 400, errorType: 'integrationNotSupported' })
    expect(body.message).toBe('Binance does not support identity.')
  })

  test('a stranger’s token, one of another integration and an unknown one receive the same response', async () => {
    const stranger = await server.addClient()
    const answers = [
      await server.call(method, path, { ...query(coinbase.accessToken), as: stranger }),
      await server.call(method, path, query(randomUUID())),
      await server.call(method, path, query(coinbase.accessToken, binanceId)),
      await server.call(method, path, query(binance.accessToken)),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.body.errorType).toBe('invalidIntegrationToken')
  })

  test.each([
    ['integrationId', 'integrationNotSupported', query('x', randomUUID())],
    ['integrationId', 'invalidField', query('x', 'coinbase')],
    ['authToken', 'invalidField', query('')],
    ['integrationId', 'missingField', { body: { authToken: 'x' } }],
  ])('names %s: %s', async (field, errorType, options) => {
    const { status, body } = await server.call(method, path, options)
    expect({ status, errorType: body.errorType }).toEqual({ status: 400, errorType })
    expect(body.message.split(':')[0]).toBe(field)
  })

  describeAuthentication(() => server, { method, path, permission: 'read', options: () => query(coinbase.accessToken) })
})

test.each([[['countryCode', 'dateOfBirth']], [['address', 'id']]])(
  'POST /exchange/verify answers only the fields named in accountInfo: %j',
  async accountInfo => {
    const options = query(coinbase.accessToken, coinbaseId, { accountInfo })
    const { body } = await server.call(method, '/api/v1/exchange/verify', options)
    expect(body.content).toEqual({ integrationName: 'Coinbase', countryCode: 'US' })
  },
)
