import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  binanceId,
  connectBinance,
  openSession,
  sepoliaId,
  shopAddress,
  opening,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/linktoken'
const server = useTestServer()

const usdc = { networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }
const transfer = (options: object) => ({ userId: 'user-1', transferOptions: { toAddresses: [usdc], ...options } })
const query = (body: object) => server.call(method, path, { body })
const open = async (linkToken: string) => {
  const code = new URL(atob(linkToken)).searchParams.get('code')
  return server.call('POST', '/link/api/session', { body: opening(code), as: null })
}

test('unused fields are named in the sandbox’s warnings header', async () => {
  const body = {
    userId: 'user-1',
    transferOption: {},
    transferOptions: { toAddresses: [usdc], amount: 5, 'a\r\nb: ü': 1 },
  }
  const { status, headers } = await query(body)
  expect(status).toBe(200)
  expect(headers['warnings']).toBe(
    ['transferOptions.amount', 'transferOptions.a??b? ?', 'transferOption']
      .map(name => `unknown field "${name}" ignored`)
      .join(', '),
  )
  expect((await query({ USERID: 'user-1' })).headers).not.toHaveProperty('warnings')
})

describe('POST /linktoken', () => {
  test('a link token is padded base64 of the Link page’s address with a code that is not stored', async () => {
    const { status, body } = await query({ userId: 'user-1' })
    expect(status).toBe(200)
    expect(body.content.linkToken).toMatch(/^[A-Za-z0-9+/]+={0,2}$/)
    const url = new URL(atob(body.content.linkToken))
    expect([url.origin, url.pathname]).toEqual([server.ctx.settings.linkOrigin, '/link'])
    expect(url.searchParams.get('code')).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(body.content)).toEqual(['linkToken'])
  })

  test('each is another, and each opens once', async () => {
    const [one, two] = await Promise.all([query({ userId: 'user-1' }), query({ userId: 'user-1' })])
    expect(one?.body.content.linkToken).not.toBe(two?.body.content.linkToken)
    expect((await open(one?.body.content.linkToken)).status).toBe(200)
    expect((await open(one?.body.content.linkToken)).body.errorType).toBe('linkTokenUsed')
    expect((await open(two?.body.content.linkToken)).status).toBe(200)
  })

  test('a link token expires after exactly ten minutes', async () => {
    const [last, late] = [await query({ userId: 'user-1' }), await query({ userId: 'user-1' })]
    server.simulators.clock.advance(10 * 60_000 - 1)
    expect((await open(last.body.content.linkToken)).status).toBe(200)
    server.simulators.clock.advance(1)
    expect((await open(late.body.content.linkToken)).body.errorType).toBe('linkTokenUsed')
  })

  test('a paymentLink where one was asked for', async () => {
    const { body } = await query(transfer({ generatePayLink: true, transactionId: 'order-1' }))
    const { linkToken, paymentLink, paymentLinkExpiresTimestamp } = body.content
    expect(paymentLink).toMatch(/\/link\?code=[0-9a-f]+$/)
    expect(paymentLink).not.toBe(atob(linkToken))
    const nowSeconds = Math.floor(server.simulators.clock.nowMs() / 1_000)
    expect(paymentLinkExpiresTimestamp).toBe(nowSeconds + 7 * 24 * 3600)
  })

  test.each([
    ['a deposit of any amount', {}],
    ['a payment in the asset', { transferType: 'payment', toAddresses: [{ ...usdc, amount: '12.5' }] }],
    ['a payment in dollars', { transferType: 'payment', amountInFiat: 12.5 }],
    ['an on-ramp by its other name', { transferType: 'fiatOnRamp' }],
    ['several networks', { toAddresses: [usdc, { ...usdc, networkId: sepoliaId.toUpperCase(), symbol: 'eth' }] }],
    ['options nobody knows', { colour: 'blue', fundingOptions: { enabled: false }, clientFee: '0.025' }],
  ])('takes %s', async (_, options) => {
    expect((await query(transfer(options))).status).toBe(200)
  })

  test('an unknown sub-client and an unknown account list are accepted', async () => {
    const extras = { subClientId: 'nobody', accessTokens: [{ accessToken: 'x' }] }
    expect((await query({ userId: 'user-1', integrationId: binanceId, ...extras })).status).toBe(200)
  })

  test.each([
    ['invalidAddress', 'transferOptions.toAddresses[0].address', { toAddresses: [{ ...usdc, address: 'nowhere' }] }],
    [
      'networkNotSupported',
      'transferOptions.toAddresses[0].networkId',
      { toAddresses: [{ ...usdc, networkId: randomUUID() }] },
    ],
    ['networkNotSupported', 'transferOptions.toAddresses[0].symbol', { toAddresses: [{ ...usdc, symbol: 'DOGE' }] }],
    ['invalidField', 'transferOptions.toAddresses[0].addressTag', { toAddresses: [{ ...usdc, addressTag: '1' }] }],
    ['missingField', 'transferOptions.toAddresses[0].address', { toAddresses: [{ ...usdc, address: undefined }] }],
    ['missingField', 'transferOptions.toAddresses', { toAddresses: [] }],
    ['missingField', 'transferOptions.toAddresses', { toAddresses: null }],
    ['missingField', 'transferOptions.transactionId', { generatePayLink: true }],
    ['invalidField', 'transferOptions.payLinkExpiresInSeconds', { payLinkExpiresInSeconds: 600 }],
    [
      'invalidField',
      'transferOptions.payLinkExpiresInSeconds',
      { generatePayLink: true, transactionId: 'o', payLinkExpiresInSeconds: 599 },
    ],
    ['missingField', 'transferOptions.toAddresses.amount', { transferType: 'payment' }],
    [
      'invalidField',
      'transferOptions.amountInFiat',
      { transferType: 'payment', amountInFiat: 1, toAddresses: [{ ...usdc, amount: 1 }] },
    ],
    ['invalidField', 'transferOptions.transferType', { transferType: 'fiatOffRamp' }],
    ['invalidField', 'transferOptions.transferType', { transferType: 'gift' }],
    ['invalidField', 'transferOptions.clientFee', { clientFee: 1.01 }],
    ['invalidField', 'transferOptions.toAddresses[0].amount', { toAddresses: [{ ...usdc, amount: 0 }] }],
    ['invalidField', 'transferOptions.toAddresses[0].amount', { toAddresses: [{ ...usdc, amount: 0.1234567 }] }],
    [
      'invalidField',
      'transferOptions.toAddresses[0].minAmount',
      { toAddresses: [{ ...usdc, minAmount: '1.0000001' }] },
    ],
    [
      'invalidAddress',
      'transferOptions.toAddresses[0].address',
      { toAddresses: [{ ...usdc, address: `0x${'0'.repeat(40)}` }] },
    ],
    ['invalidField', 'transferOptions.toAddresses[0].symbol', { toAddresses: [{ ...usdc, symbol: '\0' }] }],
  ])('%s names %s', async (errorType, field, options) => {
    const { status, body } = await query(transfer(options))
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
    expect(body.message.split(':')[0]).toBe(field)
  })

  describe('the session applies the options', () => {
    const sessionOf = async (request: object) => {
      const { body } = await query({ userId: 'user-1', ...request })
      return (await open(body.content.linkToken)).body.content
    }

    test('brokerType opens that institution directly', async () => {
      const { session } = await sessionOf({ brokerType: 'binanceInternational' })
      expect(session.integrationId).toBe(binanceId)
    })

    test.each([
      ['deFiWallet', 'invalidField'],
      ['cryptocurrencyAddress', 'invalidField'],
      ['cryptocurrencyWallet', 'invalidField'],
      ['bankOfNowhere', 'integrationNotSupported'],
    ])('brokerType %s: %s', async (brokerType, errorType) => {
      const { status, body } = await query({ userId: 'user-1', brokerType })
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
      expect(body.message).toMatch(/^brokerType: /)
    })

    test('brokerType and integrationId of two institutions', async () => {
      const { body } = await query({ userId: 'user-1', brokerType: 'coinbase', integrationId: binanceId })
      expect(body).toMatchObject({ errorType: 'invalidField', message: expect.stringMatching(/^brokerType: /) })
    })

    test('disableApiKeyGeneration takes away the way to a new key, and nothing else', async () => {
      const keyed = ({ session }: { session: { integrations: { id: string }[] } }) =>
        session.integrations.find(({ id }) => id === binanceId)
      const [plain, disabled] = [await sessionOf({}), await sessionOf({ disableApiKeyGeneration: true })]
      const { instructionsUrl, ...rest } = keyed(plain) as { instructionsUrl?: string; id: string }
      expect(instructionsUrl).toMatch(/^https:/)
      expect(keyed(disabled)).toEqual(rest)
      expect([plain.session, disabled.session].map(session => session.disableApiKeyGeneration)).toEqual([false, true])
    })

    test('accessTokens bring the user’s own accounts, and a reload keeps them', async () => {
      const { connection } = await connectBinance(server, 'Mesh', await openSession(server))
      const stored = { accessTokens: [{ accessToken: connection.accessToken }] }
      const other = await query({ userId: 'somebody-else', ...stored })
      expect((await open(other.body.content.linkToken)).body.content.restored).toEqual([])
      const opened = await sessionOf({ ...stored, ...transfer({}) })
      expect(opened.restored).toMatchObject([{ connectionId: connection.connectionId }])
      expect(opened.session.connections).toEqual([])
      const reload = await server.call('GET', '/link/api/session', { session: opened.sessionToken })
      expect(reload.body.content.connections).toMatchObject([{ connectionId: connection.connectionId }])
      const configured = await server.call('POST', '/link/api/transfers/configure', {
        session: opened.sessionToken,
        body: { connectionId: connection.connectionId },
      })
      expect(configured.status).toBe(200)
    })

    test('description', async () => {
      const { session } = await sessionOf(transfer({ description: 'Two books' }))
      expect(session.transfer).toMatchObject({ description: 'Two books' })
    })
  })

  describe('verifyWalletOptions', () => {
    const verify = (options: object, more: object = {}) =>
      query({ userId: 'user-1', verifyWalletOptions: options, ...more })

    test.each([
      ['nothing but itself', {}],
      ['a message and its method', { message: 'Prove it', verificationMethods: ['signedMessage'] }],
      ['addresses of a network', { addresses: [shopAddress], networkId: baseSepoliaId }],
      ['addresses of a family', { addresses: [shopAddress], networkType: 'evm' }],
      ['a blank message', { message: '  ' }],
    ])('takes %s, alone and with a transfer', async (_, options) => {
      expect((await verify(options)).status).toBe(200)
      expect((await verify(options, transfer({}))).status).toBe(200)
    })

    test('the option reaches the session', async () => {
      const { body } = await verify({ message: ' Prove it ', addresses: [shopAddress], networkId: baseSepoliaId })
      const opened = await open(body.content.linkToken)
      expect(opened.body.content.session.verifyWallet).toEqual({
        message: 'Prove it',
        addresses: [shopAddress],
        networks: [{ networkId: baseSepoliaId, name: 'Base Sepolia', family: 'evm' }],
        networkId: baseSepoliaId,
        networkType: 'evm',
      })
    })

    test('Bitcoin verification together with a transfer is rejected with the reason', async () => {
      const { status, body } = await verify({ networkType: 'bitcoin' }, transfer({}))
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'invalidField' })
      expect(body.message).toBe(
        'verifyWalletOptions.networkType: Bitcoin wallets cannot be verified together with transferOptions',
      )
    })

    const priced = { transferType: 'payment', amountInFiat: 5 }
    const bitcoin = { networkType: 'bitcoin' }
    const onBitcoin = { networkId: '03dee5da-7398-428f-9ec2-ab41bcb271da' }
    const toBitcoin = {
      networkId: 'cdc6458a-9c9b-462e-9cde-2b038996983b',
      symbol: 'BTC',
      address: 'tb1q9vza2e8x573nczrlzms0wvx3gsqjx7vaxwd45v',
    }
    test.each([
      ['a verification and a deposit', 200, { networkType: 'evm' }, { transferType: 'deposit' }],
      ['a verification and a payment', 200, {}, priced],
      ['a verification and an onramp', 200, {}, { transferType: 'onramp' }],
      ['a verification and a pay link', 200, {}, { ...priced, transactionId: 'order-1', generatePayLink: true }],
      ['Bitcoin and a deposit', 400, bitcoin, { transferType: 'deposit' }],
      ['Bitcoin and a payment', 400, bitcoin, priced],
      ['Bitcoin and an onramp', 400, bitcoin, { transferType: 'onramp' }],
      ['the Bitcoin network and a deposit', 400, onBitcoin, { transferType: 'deposit' }],
      ['the Bitcoin network and a payment', 400, onBitcoin, priced],
      ['a verification and a deposit on Bitcoin alone', 400, {}, { transferType: 'deposit', toAddresses: [toBitcoin] }],
      [
        'a verification and a deposit on Bitcoin or Base',
        200,
        {},
        { transferType: 'deposit', toAddresses: [toBitcoin, usdc] },
      ],
      ['a verification and a payment without a price', 400, {}, { transferType: 'payment' }],
      ['a verification and an off-ramp', 400, {}, { transferType: 'fiatOffRamp' }],
      ['a verification and a withdrawal, which has no options', 400, {}, { transferType: 'withdrawal' }],
      ['a verification named as a kind of transfer', 400, {}, { transferType: 'verify' }],
      ['a verification and a transfer to nowhere', 400, {}, { toAddresses: [] }],
    ])('kinds that may be combined, and those that may not: %s answers %i', async (_, status, verifying, options) => {
      expect((await verify(verifying, transfer(options))).status).toBe(status)
    })

    test('Bitcoin verification alone, and with addresses but without a transfer, is accepted', async () => {
      const address = 'tb1q9vza2e8x573nczrlzms0wvx3gsqjx7vaxwd45v'
      const networkId = '03dee5da-7398-428f-9ec2-ab41bcb271da'
      for (const options of [{ networkType: 'bitcoin' }, { networkId, addresses: [address] }, { addresses: [address] }])
        expect((await verify(options)).status).toBe(200)
      const { body } = await verify({ addresses: [address] }, transfer({}))
      expect(body.errorType).toBe('invalidAddress')
    })

    test.each([
      ['invalidField', 'verifyWalletOptions.networkType', { networkType: 'ripple' }],
      ['invalidField', 'verifyWalletOptions.networkType', { networkType: 'moon' }],
      ['invalidField', 'verifyWalletOptions.networkType', { networkType: 'solana', networkId: baseSepoliaId }],
      ['networkNotSupported', 'verifyWalletOptions.networkId', { networkId: randomUUID() }],
      ['invalidAddress', 'verifyWalletOptions.addresses[0]', { addresses: ['nowhere'] }],
      ['invalidAddress', 'verifyWalletOptions.addresses[0]', { addresses: [shopAddress], networkType: 'solana' }],
      ['invalidField', 'verifyWalletOptions.message', { message: 'two\nlines' }],
      ['invalidField', 'verifyWalletOptions.message', { message: 'x'.repeat(501) }],
      ['invalidField', 'verifyWalletOptions.verificationMethods[0]', { verificationMethods: ['photo'] }],
    ])('%s names %s', async (errorType, field, options) => {
      const { body } = await verify(options)
      expect(body.errorType).toBe(errorType)
      expect(body.message.split(':')[0]).toBe(field)
    })
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'write',
    options: () => ({ body: { userId: 'user-1' } }),
  })
  describeFields(() => server, { method, path, good: () => ({ userId: 'user-1' }) }, [
    ['userId', { userId: undefined }, 'missingField'],
    ['userId', { userId: null }, 'missingField'],
    ['userId', { userId: '' }],
    ['userId', { userId: 'x'.repeat(301) }],
    ['userId', { userId: 'a\0b' }],
    ['userId', { userId: '\ud800' }],
    ['userId', { userId: { $ne: null } }],
    ['integrationId', { integrationId: 'coinbase' }],
    ['integrationId', { integrationId: randomUUID() }],
    ['configurationId', { configurationId: 'none' }],
    ['configurationId', { configurationId: randomUUID() }],
    ['restrictMultipleAccounts', { restrictMultipleAccounts: 'true' }],
    ['subClientId', { subClientId: '\0' }],
    ['accessTokens', { accessTokens: 'x' }],
    ['brokerType', { brokerType: '' }],
    ['transferOptions', { transferOptions: [] }],
  ])
})
