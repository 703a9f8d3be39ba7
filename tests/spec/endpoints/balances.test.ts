import { expect } from 'vitest'

import { coinbaseId } from '../../../apps/server/src/testing/linkFlows.ts'
import { binanceAccount, coinbaseAccount, named, refusal } from '../flows.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Balances and identity')
const balance = (body: object) => server().call('POST', '/api/v1/balance/get', { body })
const identity = (body: object) => server().call('POST', '/api/v1/account/verify', { body })
const writeOnly = () => server().addKey(server().client.scope, ['write'])

rule('balance', 'is read at the institution when it is asked for', async () => {
  const account = await coinbaseAccount(server(), { persona: 'Mesh3' })
  const { control } = server().simulators
  const before = (await balance(named(account))).body.content
  await control('POST', '/personas/Mesh3/balances', { institution: 'coinbase', balances: { USD: '1234.5' } })
  const after = (await balance(named(account))).body.content
  expect(after.totalCashUsdValue).toBe(1234.5)
  expect(after.totalCashUsdValue).not.toBe(before.totalCashUsdValue)
})

rule('balance, 400', 'names what is missing or wrong', async () => {
  const body = named(await coinbaseAccount(server()))
  expect(refusal(await balance({ type: body.type }))).toMatchObject({ http: 400, field: 'authToken' })
  expect(refusal(await balance({ authToken: body.authToken }))).toMatchObject({ http: 400, field: 'type' })
})

rule('balance, 401', 'without the right id and secret', async () => {
  const { status, text } = await server().call('POST', '/api/v1/balance/get', { body: {}, as: null })
  expect({ status, text }).toEqual({ status: 401, text: '' })
})

rule('balance, 403', 'for a key that may not read', async () => {
  const body = named(await coinbaseAccount(server()))
  const answer = await server().call('POST', '/api/v1/balance/get', { body, as: await writeOnly() })
  expect(refusal(answer)).toMatchObject({ http: 403, status: 'permissionDenied' })
})

rule('portfolio', 'sums all accounts of a user as last read, and asks no institution', async () => {
  const accounts = [
    await coinbaseAccount(server(), { userId: 'owner' }),
    await binanceAccount(server(), { userId: 'owner' }),
  ]
  for (const account of accounts) await balance(named(account))
  await server().simulators.control('DELETE', '/requests')
  const { body } = await server().call('GET', '/api/v1/balance/portfolio?UserId=owner')
  expect(body.content.fiatBalances).toContainEqual({ symbol: 'USD', cash: 20_000_000, buyingPower: 20_000_000 })
  expect((await server().simulators.control('GET', '/requests'))['requests']).toEqual([])
})

rule('portfolio, errors', '400 without UserId, 401 without a key, 403 for a key that may not read', async () => {
  const path = '/api/v1/balance/portfolio'
  expect(refusal(await server().call('GET', path))).toMatchObject({ http: 400, field: 'UserId' })
  expect((await server().call('GET', path, { as: null })).status).toBe(401)
  expect((await server().call('GET', `${path}?UserId=u`, { as: await writeOnly() })).status).toBe(403)
})

rule('identity', 'answers who holds the account', async () => {
  const { accessToken: authToken } = await coinbaseAccount(server())
  const { status, body } = await identity({ authToken, integrationId: coinbaseId })
  expect(status).toBe(200)
  expect(body.content).toMatchObject({ firstName: 'Mesh', lastName: 'Sandbox', integrationName: 'Coinbase' })
})

rule('identity, 400', 'names the field', async () => {
  expect(refusal(await identity({ authToken: 'x' }))).toMatchObject({ http: 400, field: 'integrationId' })
  expect(refusal(await identity({ integrationId: coinbaseId }))).toMatchObject({ http: 400, field: 'authToken' })
})

rule('identity, 401 and 403', 'without the right id and secret; for a key that may not read', async () => {
  const body = { authToken: 'x', integrationId: coinbaseId }
  const path = '/api/v1/account/verify'
  const wrong = { ...server().client, secret: 'wrong' }
  for (const as of [null, wrong]) expect((await server().call('POST', path, { body, as })).status).toBe(401)
  expect((await server().call('POST', path, { body, as: await writeOnly() })).status).toBe(403)
})
