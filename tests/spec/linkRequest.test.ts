import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { adminCaller, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { coinbaseAccount, linkSession, refusal, usdcOnBase } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

const server = useServer()
const rule = rulesOf('Resources, Link token request')
const query = (body: object) => server().call('POST', '/api/v1/linktoken', { body })
const withOptions = (transferOptions: object) => query({ userId: 'user-1', transferOptions })
const transferOf = async (options: object) =>
  (await linkSession(server(), { transferOptions: { toAddresses: [usdcOnBase], ...options } })).transfer

rule('userId', 'is required, and names the session’s user', async () => {
  expect(refusal(await query({}))).toMatchObject({ http: 400, errorType: 'missingField', field: 'userId' })
  expect(await linkSession(server(), { userId: 'someone' })).toMatchObject({ userId: 'someone' })
})

rule('configurationId', 'selects a Link configuration; one that is not the client’s is refused', async () => {
  const { token } = await managing(server())
  const body = { name: 'One', restrictMultipleAccounts: true }
  const { content } = (await adminCaller(server())('POST', '/LinkConfiguration', { token, body })).body
  expect(await linkSession(server(), { configurationId: content.configurationId })).toMatchObject({
    restrictMultipleAccounts: true,
  })
  for (const configurationId of [randomUUID(), 'mine'])
    expect(refusal(await query({ userId: 'user-1', configurationId }))).toMatchObject({ field: 'configurationId' })
})

rule('subClientId', 'puts a registered sub-client’s branding on the session', async () => {
  const { token } = await managing(server())
  const callbackUrls = ['https://bakery.example/back']
  const body = { businessLegalName: 'Bakery Ltd', displayName: 'The Bakery', callbackUrls }
  const { content } = (await adminCaller(server())('POST', '/SubClient', { token, body })).body
  expect((await linkSession(server(), { subClientId: content.subClientId })).client.name).toBe('The Bakery')
})

rule('restrictMultipleAccounts', 'reaches the page, which then offers no other account', async () => {
  expect(await linkSession(server(), { restrictMultipleAccounts: true })).toMatchObject({
    restrictMultipleAccounts: true,
  })
  expect(await linkSession(server())).toMatchObject({ restrictMultipleAccounts: false })
})

rule('transferOptions', 'may be left out: then the session connects an account', async () => {
  expect(await linkSession(server())).toMatchObject({ mode: 'connect' })
})

rule('transferOptions.transactionId', 'comes back as the client’s own id', async () => {
  expect(await transferOf({ transactionId: 'order-9' })).toMatchObject({ transactionId: 'order-9' })
})

rule('transferOptions.transferType', 'is deposit, payment or onramp', async () => {
  for (const transferType of ['deposit', 'onramp'])
    expect(await transferOf({ transferType })).toMatchObject({ transferType })
  expect(await transferOf({ transferType: 'payment', amountInFiat: 5 })).toMatchObject({ transferType: 'payment' })
  const refused = await withOptions({ toAddresses: [usdcOnBase], transferType: 'gift' })
  expect(refusal(refused)).toMatchObject({ errorType: 'invalidField', field: 'transferOptions.transferType' })
})

rule('transferOptions.isInclusiveFeeEnabled', 'is a yes or no', async () => {
  const options = { toAddresses: [usdcOnBase], isInclusiveFeeEnabled: true }
  expect((await withOptions(options)).status).toBe(200)
  const field = 'transferOptions.isInclusiveFeeEnabled'
  expect(refusal(await withOptions({ ...options, isInclusiveFeeEnabled: 'maybe' }))).toMatchObject({ field })
})

rule('transferOptions.generatePayLink', 'adds a link that can be paid without an SDK', async () => {
  const { body } = await withOptions({ toAddresses: [usdcOnBase], transactionId: 'order-1', generatePayLink: true })
  expect(body.content.paymentLink).toMatch(/^https?:/)
})

rule('transferOptions.amountInFiat', 'fixes the amount in US dollars', async () => {
  expect(await transferOf({ transferType: 'payment', amountInFiat: 12.5 })).toMatchObject({
    amountInFiat: '12.5',
    fiatCurrency: 'USD',
  })
})

rule('Destination', 'network, symbol and address are where the coins go', async () => {
  const { address, networkId, symbol } = usdcOnBase
  expect((await transferOf({})).destinations).toMatchObject([{ address, networkId, symbol }])
})

rule('Destination, amount', 'is fixed for a payment', async () => {
  const toAddresses = [{ ...usdcOnBase, amount: 7, displayAmountInFiat: 7 }]
  expect((await transferOf({ transferType: 'payment', toAddresses })).destinations).toMatchObject([{ amount: '7' }])
})

rule('accessTokens', 'token objects stored before are taken along', async () => {
  const { accessToken } = await coinbaseAccount(server())
  expect((await query({ userId: 'user-1', accessTokens: [{ accessToken }] })).status).toBe(200)
})
rule('verifyWalletOptions', 'lets the session prove an address', async () => {
  expect((await query({ userId: 'user-1', verifyWalletOptions: { message: 'Prove it' } })).status).toBe(200)
  const wrong = await query({ userId: 'user-1', verifyWalletOptions: 7 })
  expect(refusal(wrong)).toMatchObject({ errorType: 'invalidField', field: 'verifyWalletOptions' })
})

rulesOf('Resources')(
  'Initialize-transfers body',
  'destinations, fee and how the fee is taken go with a catalog link',
  async () => {
    await server().ctx.store.callbackUrls.replace(server().client.scope, ['https://shop.example/back'])
    const body = {
      toAddresses: [usdcOnBase],
      clientFee: 0.01,
      isCustomClientFeeProvided: true,
      isInclusiveFeeEnabled: true,
    }
    expect((await server().call('POST', '/api/v1/cataloglink?UserId=u&EnableTransfers=true', { body })).status).toBe(
      200,
    )
    const wrong = await server().call('POST', '/api/v1/cataloglink?UserId=u', { body: { ...body, clientFee: 'much' } })
    expect(refusal(wrong)).toMatchObject({ errorType: 'invalidField', field: 'clientFee' })
  },
)
