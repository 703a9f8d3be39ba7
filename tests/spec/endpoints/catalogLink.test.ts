import { beforeAll, expect } from 'vitest'

import type { Method } from '../../../apps/server/src/testing/createCaller.ts'
import { binanceId, opening } from '../../../apps/server/src/testing/linkFlows.ts'
import { codeOf, refusal, usdcOnBase } from '../flows.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Catalog link')
const callbackUrl = 'https://shop.example/back'
beforeAll(() => server().ctx.store.callbackUrls.replace(server().client.scope, [callbackUrl]))

const methods: readonly Method[] = ['GET', 'POST']
const query = (query: string, method: Method = 'GET', options = {}) =>
  server().call(method, `/api/v1/cataloglink${query}`, options)
const sessionAt = async (url: string) => {
  const opened = await server().call('POST', '/link/api/session', { body: opening(codeOf(url)), as: null })
  return opened.body.content.session
}

rule('answer', 'is the address of a Link page, for the browser and for a frame', async () => {
  for (const method of methods) {
    const { status, body } = await query('?UserId=user-1', method)
    expect(status).toBe(200)
    expect(body.content).toEqual({ url: expect.stringMatching(/^http/), iFrameUrl: expect.stringMatching(/^http/) })
    expect(await sessionAt(body.content.url)).toMatchObject({ userId: 'user-1' })
  }
})

rule('UserId', 'is required', async () => {
  for (const method of methods)
    expect(refusal(await query('', method))).toMatchObject({ http: 400, errorType: 'missingField', field: 'UserId' })
})

rule('BrokerType', 'opens that integration; without it the catalogue opens', async () => {
  const one = (await query('?UserId=u&BrokerType=binanceInternational')).body.content.url
  expect(await sessionAt(one)).toMatchObject({ integrationId: binanceId })
  expect(await sessionAt((await query('?UserId=u')).body.content.url)).not.toHaveProperty('integrationId')
})

rule('BrokerType, wallets', 'the generic wallet and address types are not supported', async () => {
  for (const type of ['deFiWallet', 'cryptocurrencyAddress', 'cryptocurrencyWallet'])
    expect(refusal(await query(`?UserId=u&BrokerType=${type}`))).toMatchObject({ http: 400, field: 'BrokerType' })
})

rule('EnableTransfers', 'decides whether the session transfers; by default every integration is there', async () => {
  const body = { toAddresses: [usdcOnBase] }
  const enabled = await query('?UserId=u&EnableTransfers=true', 'POST', { body })
  const disabled = await query('?UserId=u&EnableTransfers=false', 'POST', { body })
  expect(await sessionAt(enabled.body.content.url)).toMatchObject({ mode: 'transfer' })
  expect(await sessionAt(disabled.body.content.url)).toMatchObject({ mode: 'connect' })
  expect((await sessionAt((await query('?UserId=u')).body.content.url)).integrations.length).toBeGreaterThan(1)
})

rule('RestrictMultipleAccounts', 'hides the button that links another account', async () => {
  const { url } = (await query('?UserId=u&RestrictMultipleAccounts=true')).body.content
  expect(await sessionAt(url)).toMatchObject({ restrictMultipleAccounts: true })
})

rule('callback URL', '400 for one that is not the client’s', async () => {
  const refused = await query(`?UserId=u&CallbackUrl=${encodeURIComponent('https://elsewhere.example')}`)
  expect(refusal(refused)).toMatchObject({ http: 400, field: 'CallbackUrl' })
  expect((await query(`?UserId=u&CallbackUrl=${encodeURIComponent(callbackUrl)}`)).status).toBe(200)
})

rule('no callback URL', '400 for a client that has none', async () => {
  const refused = await query('?UserId=u', 'GET', { as: await server().addClient() })
  expect(refusal(refused)).toMatchObject({ http: 400, errorType: 'badRequest' })
})

rule('POST, body', 'is taken in each of the three JSON content types', async () => {
  for (const type of ['application/json', 'text/json', 'application/vnd.shop+json']) {
    const options = { body: { toAddresses: [usdcOnBase] }, headers: { 'content-type': type } }
    expect((await query('?UserId=u', 'POST', options)).status, type).toBe(200)
  }
})

rule('401', 'without the right id and secret', async () => {
  for (const method of methods) {
    const { status, text } = await query('?UserId=u', method, { as: null })
    expect({ status, text }).toEqual({ status: 401, text: '' })
  }
})
