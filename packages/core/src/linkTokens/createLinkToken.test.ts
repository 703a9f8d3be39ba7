import type { CreateLinkTokenRequest } from '@rialto/contract'
import { beforeEach, expect, test } from 'vitest'

import { anAddress, createWorld, sepolia, type World } from '../testing/index.ts'
import { createLinkToken } from './createLinkToken.ts'
import { openLinkSession } from '../link/openLinkSession.ts'

let world: World

beforeEach(async () => {
  world = createWorld()
})

type TransferOptions = NonNullable<CreateLinkTokenRequest['transferOptions']>
const create = (input: Partial<CreateLinkTokenRequest>) =>
  createLinkToken(world.ctx, world.scope, { userId: 'user-1', ...input })
const codeOf = (url: string) => new URL(url).searchParams.get('code') ?? ''
const destination = { networkId: sepolia, symbol: 'usdc', address: anAddress }

test('a link token is the padded base64 of the page’s URL, and its code is stored only as a hash', async () => {
  const { linkToken, url } = await create({})
  expect(Buffer.from(linkToken, 'base64').toString()).toBe(url)
  expect(Buffer.from(url).toString('base64')).toBe(linkToken)
  expect(url).toMatch(/^https:\/\/rialto\.example\/link\?code=[0-9a-f]{64}$/)
  const [row] = world.rows('links')
  expect(row?.token.codeHash).toEqual(world.ctx.ids.sha256(codeOf(url)))
  expect(JSON.stringify(row)).not.toContain(codeOf(url))
  expect(row?.token.expiresAtMs).toBe(world.clock.nowMs() + world.ctx.settings.linkTokenTtlMs)
})

test('the session gets the requested options, normalized', async () => {
  const { url } = await create({
    integrationId: world.institution.connector.descriptor.integrationId,
    subClientId: 'sub',
    restrictMultipleAccounts: true,
    disableApiKeyGeneration: true,
    transferOptions: {
      transferType: 'fiatOnRamp',
      transactionId: 'order-1',
      isInclusiveFeeEnabled: true,
      description: ' Two books ',
      goodsDetails: [{ goodsType: '01', goodsName: 'A book' }],
      fundingOptions: { enabled: true },
      toAddresses: [{ ...destination, amount: 1e-6, minAmountInFiat: '0.5' as never, displayAmountInFiat: 12 }],
    },
  })
  const { session } = await openLinkSession(world.ctx, { code: codeOf(url), place: { kind: 'frame' } })
  expect(session.scope).toEqual(world.scope)
  expect(session.request).toEqual({
    userId: 'user-1',
    integrationId: world.institution.connector.descriptor.integrationId,
    subClientId: 'sub',
    restrictMultipleAccounts: true,
    disableApiKeyGeneration: true,
    transfer: {
      transferType: 'onramp',
      transactionId: 'order-1',
      isInclusiveFeeEnabled: true,
      description: 'Two books',
      goodsDetails: [{ goodsType: '01', goodsName: 'A book' }],
      isFundingEnabled: true,
      destinations: [
        { ...destination, symbol: 'USDC', amount: '0.000001', minAmountInFiat: '0.5', displayAmountInFiat: '12' },
      ],
    },
  })
})

test.each<[string, TransferOptions, string, string]>([
  ['no destinations', {}, 'missingField', 'transferOptions.toAddresses: '],
  [
    'an amount that the token cannot carry',
    { transferType: 'payment', toAddresses: [{ ...destination, amount: 0.1234567 }] },
    'invalidField',
    'transferOptions.toAddresses[0].amount: must have at most 6 decimal places for USDC on',
  ],
  ['empty destinations', { toAddresses: [] }, 'missingField', 'transferOptions.toAddresses: '],
  [
    'an off-ramp',
    { transferType: 'fiatOffRamp', toAddresses: [destination] },
    'invalidField',
    'transferOptions.transferType: ',
  ],
  [
    'a pay link without its transaction',
    { generatePayLink: true, toAddresses: [destination] },
    'missingField',
    'transferOptions.transactionId: ',
  ],
  [
    'no address',
    { toAddresses: [destination, { networkId: sepolia, symbol: 'USDC' }] },
    'missingField',
    'transferOptions.toAddresses[1].address: ',
  ],
  [
    'a wrong address',
    { toAddresses: [destination, { ...destination, address: '0x12' }] },
    'invalidAddress',
    'transferOptions.toAddresses[1].address: ',
  ],
  [
    'an unknown network',
    { toAddresses: [{ ...destination, networkId: '00000000-0000-4000-8000-000000000000' }] },
    'networkNotSupported',
    'transferOptions.toAddresses[0].networkId: ',
  ],
  [
    'an unknown asset',
    { toAddresses: [{ ...destination, symbol: 'NOPE' }] },
    'networkNotSupported',
    'transferOptions.toAddresses[0].symbol: ',
  ],
  [
    'a wrong tag',
    { toAddresses: [{ ...destination, addressTag: 'a tag' }] },
    'invalidField',
    'transferOptions.toAddresses[0].addressTag: ',
  ],
  [
    'two minimums',
    { toAddresses: [{ ...destination, minAmount: 1, minAmountInFiat: 1 }] },
    'invalidField',
    'transferOptions.toAddresses[0].minAmountInFiat: ',
  ],
  [
    'a price below its minimum',
    { transferType: 'payment', toAddresses: [destination, { ...destination, amount: 1, minAmount: 2 }] },
    'invalidField',
    'transferOptions.toAddresses[1].minAmount: ',
  ],
  [
    'a price in dollars below its minimum',
    { transferType: 'payment', amountInFiat: 5, toAddresses: [{ ...destination, minAmountInFiat: 5.01 }] },
    'invalidField',
    'transferOptions.toAddresses[0].minAmountInFiat: ',
  ],
  [
    'a payment without a price',
    { transferType: 'payment', toAddresses: [destination] },
    'missingField',
    'transferOptions.toAddresses.amount: ',
  ],
  [
    'a payment with some prices',
    { transferType: 'payment', toAddresses: [{ ...destination, amount: 1 }, destination] },
    'missingField',
    'transferOptions.toAddresses.amount: ',
  ],
  [
    'a payment with two prices',
    { transferType: 'payment', amountInFiat: 5, toAddresses: [{ ...destination, amount: 1 }] },
    'invalidField',
    'transferOptions.amountInFiat: ',
  ],
])('%s is refused, naming the field', async (_, transferOptions, type, path) => {
  await expect(create({ transferOptions })).rejects.toMatchObject({ type, message: expect.stringContaining(path) })
  expect(world.rows('links')).toEqual([])
})

test('an unknown integration is rejected, and an unknown sub-client is not', async () => {
  const integrationId = '00000000-0000-4000-8000-000000000000'
  await expect(create({ integrationId })).rejects.toMatchObject({
    type: 'invalidField',
    message: expect.stringContaining('integrationId: '),
  })
  await expect(create({ subClientId: 'nobody' })).resolves.toBeDefined()
})

test('an integration can also be opened by its type', async () => {
  const { integrationId } = world.institution.connector.descriptor
  for (const given of [{ brokerType: 'SCRIPTEDalias' }, { brokerType: 'scripted', integrationId }]) {
    const { url } = await create(given)
    expect(
      (await openLinkSession(world.ctx, { code: codeOf(url), place: { kind: 'frame' } })).session.request.integrationId,
    ).toBe(integrationId)
  }
})

test.each([
  ['deFiWallet', 'invalidField'],
  ['CryptocurrencyAddress', 'invalidField'],
  ['cryptocurrencyWallet', 'invalidField'],
  ['bankOfNowhere', 'integrationNotSupported'],
])('the type %s is refused: %s', async (brokerType, type) => {
  await expect(create({ brokerType })).rejects.toMatchObject({ type, message: expect.stringMatching(/^brokerType: /) })
})

test('a new session includes the user’s stored accounts, and leaves out accounts of other users', async () => {
  const stranger = createWorld({ database: world.database })
  const [one, two] = [await world.connect(), await world.connect()]
  const others = [
    await world.connect({ userId: 'user-2' }),
    await stranger.connect(),
    await world.connect({ scope: { ...world.scope, environment: 'production' } }),
  ]
  const { url } = await create({
    accessTokens: [
      { accessToken: one.tokenId },
      { accountTokens: [{ accessToken: 'old', tokenId: two.tokenId }] },
      ...others.map(({ tokenId }) => ({ accessToken: tokenId })),
      { tokenId: 'nonsense' },
      {},
    ],
  })
  const { session } = await openLinkSession(world.ctx, { code: codeOf(url), place: { kind: 'frame' } })
  expect([...session.connectionIds].sort()).toEqual([one.id, two.id].sort())
})

test.each([{ amountInFiat: 5, toAddresses: [destination] }, { toAddresses: [{ ...destination, amount: 2 }] }])(
  'a payment with one price is accepted: %j',
  async options => {
    await expect(create({ transferOptions: { transferType: 'payment', ...options } })).resolves.toBeDefined()
  },
)
