import { errorCatalogue } from '@rialto/contract'
import { expect } from 'vitest'

import { coinbaseAccount, linkSession, named, refusal } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

const server = useServer()
const rule = rulesOf('Errors')

rule('1, 400, 403 and 404', 'come in the envelope with the status of the same name', async () => {
  const answers = [
    await server().call('POST', '/api/v1/linktoken', { body: {} }),
    await server().call('POST', '/api/v1/linktoken', { as: await server().addKey(server().client.scope, ['read']) }),
    await server().call('GET', '/api/v1/nothing'),
  ]
  expect(answers.map(refusal)).toMatchObject([
    { http: 400, status: 'badRequest' },
    { http: 403, status: 'permissionDenied' },
    { http: 404, status: 'notFound' },
  ])
})

rule('1, 401', 'has no envelope', async () => {
  const { status, text } = await server().call('GET', '/api/v1/status', { as: null })
  expect({ status, text }).toEqual({ status: 401, text: '' })
})

rule('2', 'status is one of the nine words', () => {
  const words = ['ok', 'serverFailure', 'permissionDenied', 'badRequest', 'notFound', 'conflict', 'tooManyRequest']
  const all = [...words, 'locked', 'unavailableForLegalReasons']
  for (const { status } of Object.values(errorCatalogue)) expect(all).toContain(status)
})

rule('3', 'the named error types are what they are called', () => {
  for (const type of ['missingField', 'invalidField', 'badRequest', 'amountBelowMinimum', 'amountExceedsMaximum'])
    expect(errorCatalogue).toHaveProperty(type)
})

rule('3, fields', 'missingField for what is absent, invalidField for what is wrong; both name it', async () => {
  const balance = (body: object) => server().call('POST', '/api/v1/balance/get', { body })
  expect(refusal(await balance({ type: 'coinbase' }))).toMatchObject({ errorType: 'missingField', field: 'authToken' })
  const wrong = await balance({ authToken: 7, type: 'coinbase' })
  expect(refusal(wrong)).toMatchObject({ errorType: 'invalidField', field: 'authToken' })
})

rule('7', 'catalog link: 400 without UserId, for a wrong callback URL and for a client that has none', async () => {
  const link = (query: string) => server().call('GET', `/api/v1/cataloglink${query}`)
  expect(refusal(await link('?UserId=u'))).toMatchObject({ http: 400, errorType: 'badRequest' })
  await server().ctx.store.callbackUrls.replace(server().client.scope, ['https://shop.example/back'])
  expect(refusal(await link(''))).toMatchObject({ http: 400, field: 'UserId' })
  expect(refusal(await link('?UserId=u&CallbackUrl=https://no.example'))).toMatchObject({
    http: 400,
    field: 'CallbackUrl',
  })
})

rule('8', 'link token: 400 without userId', async () => {
  const answer = await server().call('POST', '/api/v1/linktoken', { body: {} })
  expect(refusal(answer)).toMatchObject({ http: 400, errorType: 'missingField', field: 'userId' })
})

rule('7 and 8, no such client', '404 when the key still works and the client is gone', async () => {
  const as = await server().addClient()
  await server().call('GET', '/api/v1/status', { as })
  await server().db.deleteFrom('clients').where('id', '=', as.clientId).execute()
  const answers = [
    await server().call('POST', '/api/v1/linktoken', { body: { userId: 'u' }, as }),
    await server().call('GET', '/api/v1/cataloglink?UserId=u', { as }),
    await server().call('POST', '/api/v1/cataloglink?UserId=u', { as }),
  ]
  for (const answer of answers) expect(refusal(answer)).toMatchObject({ http: 404, status: 'notFound' })
})

rule('9', 'balance and portfolio: 403 for a key that may not read', async () => {
  const as = await server().addKey(server().client.scope, ['write'])
  const body = named(await coinbaseAccount(server()))
  const answers = [
    await server().call('POST', '/api/v1/balance/get', { body, as }),
    await server().call('GET', '/api/v1/balance/portfolio?UserId=user-1', { as }),
  ]
  for (const answer of answers) expect(refusal(answer)).toMatchObject({ http: 403, status: 'permissionDenied' })
})

rule('10', 'a sub-client that is wrong or missing is no error: the session shows the client', async () => {
  for (const subClientId of ['nobody', '', undefined])
    expect((await linkSession(server(), { subClientId })).client.name).toBe('Test Shop')
})
