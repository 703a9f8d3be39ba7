import { beforeAll, describe, expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { baseSepoliaId, binanceId, shopAddress, opening } from '../../../testing/linkFlows.ts'

const path = '/api/v1/cataloglink'
const callbackUrl = 'https://shop.example/back?a=b'
const good = `${path}?UserId=catalog-1`
const toShop = { toAddresses: [{ networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }] }
const server = useTestServer()
beforeAll(async () => {
  await server.ctx.store.callbackUrls.replace(server.client.scope, [callbackUrl])
})

const sessionAt = async (url: string) => {
  const code = new URL(url).searchParams.get('code') ?? ''
  const opened = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
  const session = opened.body.content.sessionToken as string
  return (await server.call('GET', '/link/api/session', { session })).body.content
}

const methods = ['GET', 'POST'] as const
describe.each(methods)('%s /cataloglink', method => {
  test('the response is the URL of a Link page, marked as deprecated', async () => {
    const { status, body, headers } = await server.call(method, good)
    expect(status).toBe(200)
    expect(body.content.iFrameUrl).toBe(`${body.content.url}&rt=embedded`)
    expect(await sessionAt(body.content.url)).toMatchObject({ userId: 'catalog-1', mode: 'connect' })
    expect(headers['deprecation']).toBe('@1793491200')
    expect(headers['link']).toBe('</api/v1/linktoken>; rel="successor-version"')
  })

  test('a catalogue link opens one integration and hides the parts that the client chose', async () => {
    const query = '&brokerType=BINANCE&restrictMultipleAccounts=True&EnableTransfers=false'
    const url = `${good}${query}&CallbackUrl=${encodeURIComponent(callbackUrl)}`
    const { body } = await server.call(method, url)
    expect(await sessionAt(body.content.url)).toMatchObject({
      integrationId: binanceId,
      restrictMultipleAccounts: true,
    })
  })

  test('EnableTransfers=true offers only integrations that send; without it all are offered', async () => {
    const offered = async (flag: string) =>
      (await sessionAt((await server.call(method, `${good}${flag}`)).body.content.url)).integrations.length
    const coinbase = server.ctx.connectors.find('coinbase')
    const { descriptor } = coinbase ?? expect.fail('no Coinbase')
    const { products } = descriptor
    Object.assign(descriptor, { products: products.filter(product => product !== 'transfers') })
    const all = await offered('')
    expect(await offered('&EnableTransfers=true')).toBe(all - 1)
    expect(await offered('&EnableTransfers=false')).toBe(all)
    Object.assign(descriptor, { products })
  })

  test.each([
    ['UserId', 'missingField', path],
    ['UserId', 'invalidField', `${path}?UserId=${'x'.repeat(51)}`],
    ['BrokerType', 'invalidField', `${good}&BrokerType=deFiWallet`],
    ['BrokerType', 'invalidField', `${good}&BrokerType=CRYPTOCURRENCYADDRESS`],
    ['BrokerType', 'invalidField', `${good}&BrokerType=cryptocurrencyWallet`],
    ['BrokerType', 'integrationNotSupported', `${good}&BrokerType=bankOfNowhere`],
    ['EnableTransfers', 'invalidField', `${good}&EnableTransfers=perhaps`],
    ['CallbackUrl', 'invalidField', `${good}&CallbackUrl=https://shop.example/back`],
    ['CallbackUrl', 'invalidField', `${good}&CallbackUrl=javascript:alert(1)`],
  ])('names %s: %s', async (field, errorType, url) => {
    const { status, body, headers } = await server.call(method, url)
    expect({ status, errorType: body.errorType }).toEqual({ status: 400, errorType })
    expect(body.message.split(':')[0]).toBe(field)
    expect(headers['deprecation']).toMatch(/^@\d+$/)
  })

  test('a client without a callback URL receives 400', async () => {
    const { status, body } = await server.call(method, good, { as: await server.addClient() })
    expect({ status, errorType: body.errorType }).toEqual({ status: 400, errorType: 'badRequest' })
    expect(body.message).toContain('callback URL')
  })

  test('the OpenAPI document marks the operation as deprecated', async () => {
    const { paths } = (await server.app.inject('/swagger/v1/swagger.json')).json()
    expect(paths['/api/v1/cataloglink'][method.toLowerCase()].deprecated).toBe(true)
    expect(paths['/api/v1/linktoken'].post).not.toHaveProperty('deprecated')
  })

  describeAuthentication(() => server, { method, path: good, permission: 'write' })
})

describe('POST /cataloglink with transfers', () => {
  test('the link opens a session that transfers to the addresses', async () => {
    const body = { ...toShop, clientFee: 0.01, isCustomClientFeeProvided: true, isInclusiveFeeEnabled: false }
    const headers = { 'content-type': 'text/json' }
    const { body: answer } = await server.call('POST', `${good}&EnableTransfers=true`, { body, headers })
    expect(await sessionAt(answer.content.url)).toMatchObject({ mode: 'transfer' })
  })

  test('the link only connects if transfers are not enabled', async () => {
    const { body } = await server.call('POST', `${good}&EnableTransfers=false`, { body: toShop })
    expect(await sessionAt(body.content.url)).toMatchObject({ mode: 'connect' })
  })

  test.each([
    ['toAddresses[0].address', { toAddresses: [{ ...toShop.toAddresses[0], address: '0x1' }] }],
    ['toAddresses', { transferType: 'deposit' }],
    ['clientFee', { ...toShop, clientFee: 2 }],
  ])('names %s as the body does', async (field, body) => {
    const answer = await server.call('POST', good, { body })
    expect(answer.status).toBe(400)
    expect(answer.body.message.split(':')[0]).toBe(field)
  })
})
