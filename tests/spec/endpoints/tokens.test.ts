import { expect } from 'vitest'

import { requestCode, connectScripted } from '../../../apps/server/src/testing/connectScripted.ts'
import { binanceAccount, coinbaseAccount, codeOf, named, refusal } from '../flows.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'
import { opening } from '../../../apps/server/src/testing/linkFlows.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Link and token management')
const refresh = (body: object) => server().call('POST', '/api/v1/token/refresh', { body })
const remove = (body: object, headers = {}) => server().call('DELETE', '/api/v1/account', { body, headers })

rule('link token', 'starts one Link session', async () => {
  const { status, body } = await server().call('POST', '/api/v1/linktoken', { body: { userId: 'user-1' } })
  expect(status).toBe(200)
  const open = () =>
    server().call('POST', '/link/api/session', { body: opening(codeOf(body.content.linkToken)), as: null })
  expect([(await open()).status, (await open()).status]).toEqual([200, 400])
})

rule('link token, errors', '400 without userId, 401 without a key', async () => {
  const path = '/api/v1/linktoken'
  expect(refusal(await server().call('POST', path, { body: {} }))).toMatchObject({ http: 400, field: 'userId' })
  const { status, text } = await server().call('POST', path, { body: { userId: 'u' }, as: null })
  expect({ status, text }).toEqual({ status: 401, text: '' })
})

rule('refresh', 'renews the authorization at the institution', async () => {
  const { refreshToken, type } = await coinbaseAccount(server())
  await server().simulators.control('DELETE', '/requests')
  const { body } = await refresh({ refreshToken, type })
  expect(body.content).toMatchObject({ status: 'succeeded', expiresInSeconds: expect.any(Number) })
  const { requests } = await server().simulators.control('GET', '/requests')
  expect((requests as { path: string }[]).some(({ path }) => path === '/oauth2/token')).toBe(true)
})

rule('refresh, not needed', 'succeeds for an institution whose keys need none', async () => {
  const { refreshToken, type } = await binanceAccount(server())
  expect((await refresh({ refreshToken, type })).body.content.status).toBe('succeeded')
})

rule('refresh, both tokens', 'takes authToken beside refreshToken', async () => {
  const { refreshToken, accessToken, type } = await coinbaseAccount(server())
  expect((await refresh({ refreshToken, authToken: accessToken, type })).status).toBe(200)
})

rule('refresh, access token', 'takes the access token as the refresh token', async () => {
  const { accessToken, type } = await coinbaseAccount(server())
  expect((await refresh({ refreshToken: accessToken, type })).status).toBe(200)
})

rule('refresh, second factor', 'an institution that asks for a code is answered in a second request', async () => {
  const account = await connectScripted(server(), 'mayAskForCode')
  requestCode(account, '123456')
  const first = (await account.refresh({})).body.content
  expect(first.status).toBe('mfaRequired')
  const [{ accessToken }] = first.brokerAccountTokens
  const second = await account.refresh({ accessToken, mfaCode: '123456' })
  expect(second.body.content.status).toBe('succeeded')
})

rule('refresh, errors', '400 badRequest for data that is not right, 401 without a key', async () => {
  expect(refusal(await refresh({ refreshToken: 'wrong', type: 'coinbase' }))).toMatchObject({
    http: 400,
    status: 'badRequest',
    errorType: 'badRequest',
  })
  const { status } = await server().call('POST', '/api/v1/token/refresh', { body: {}, as: null })
  expect(status).toBe(401)
})

rule('remove account', 'the connection is gone, and the answer has no content', async () => {
  const body = named(await coinbaseAccount(server()))
  const { status, body: answer } = await remove(body)
  expect(status).toBe(200)
  expect(answer).not.toHaveProperty('content')
  const read = await server().call('POST', '/api/v1/balance/get', { body })
  expect(read.body.errorType).toBe('invalidIntegrationToken')
})

rule('remove account, content types', 'the body is taken as each of the three', async () => {
  for (const type of ['application/json', 'text/json', 'application/vnd.shop+json']) {
    const body = named(await binanceAccount(server(), { userId: type }))
    expect((await remove(body, { 'content-type': type })).status, type).toBe(200)
  }
})

rule('remove account, errors', '400 for a token that names nothing, 401 without a key', async () => {
  expect(refusal(await remove({ authToken: 'nothing', type: 'coinbase' }))).toMatchObject({ http: 400 })
  const { status } = await server().call('DELETE', '/api/v1/account', { body: {}, as: null })
  expect(status).toBe(401)
})
