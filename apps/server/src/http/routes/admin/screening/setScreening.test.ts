import type { ScreeningMode } from '@rialto/core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { refreshSanctionsLists } from '../../../../screening/refreshSanctionsLists.ts'
import { enableBridging, sepoliaToBase } from '../../../../testing/bridgingFlows.ts'
import { useTestServer } from '../../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  type LinkedAccount,
  openSession,
  toShop,
} from '../../../../testing/linkFlows.ts'
import { newAccount } from '../../../../testing/walletFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

const listed = '0xbad0000000000000000000000000000000000001'
const innocent = `0x${'A2'.repeat(20)}`
const fromType = 'binanceInternational'

const server = useTestServer()
let binance: LinkedAccount
let token: string
let owner: Readonly<Record<string, string>>
beforeAll(async () => {
  binance = (await connectBinance(server)).connection
  token = (await managing(server)).token
  owner = await signedIn(server, await addMember(server, 'owner'))
  await enableBridging(server, [{ origin: sepoliaToBase.origin, destination: sepoliaToBase.destination }])
})

/** The lists are the same for every client: each test loads what it needs. */
const load = (...addresses: string[]) =>
  refreshSanctionsLists(
    server.ctx,
    addresses.length === 0
      ? []
      : [
          {
            name: 'own',
            shown: 'test',
            read: () => [addresses.map(one => `${one} Example`).join('\n')],
          },
        ],
    { acceptsShrinking: true },
  )
const set = (mode: ScreeningMode) => adminCaller(server)('PUT', '/Screening', { headers: owner, body: { mode } })
const decisions = async (filter: object = {}) =>
  (await adminCaller(server)('POST', '/Screening/decisions', { token, body: filter })).body.content
const fromBinance = () => ({ fromAuthToken: binance.accessToken, fromType })
const preview = (toAddress: string) =>
  server.call('POST', '/api/v1/transfers/managed/preview', {
    body: { ...fromBinance(), toAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5 },
  })
const execute = (previewId: string) =>
  server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...fromBinance(), previewId } })
const withdrawalsTo = async (address: string) =>
  ((await server.simulators.control('GET', '/withdrawals'))['withdrawals'] as { address: string }[]).filter(
    one => one.address.toLowerCase() === address.toLowerCase(),
  )
const blocked = { status: 451, body: { status: 'unavailableForLegalReasons', errorType: 'unavailableForLegalReasons' } }
const anyText: unknown = expect.any(String)

beforeEach(async () => {
  await load(listed)
  await set('block')
})

describe('screening of addresses', () => {
  test('screening is off until an owner sets it, and cannot be set without a list', async () => {
    await set('off')
    await load()
    const read = await adminCaller(server)('GET', '/Screening', { token })
    expect(read.body.content).toEqual({ mode: 'off', lists: [] })
    expect(await set('block')).toMatchObject({ status: 409, body: { errorType: 'conflict' } })
    await load(listed)
    expect((await set('block')).body.content).toMatchObject({ mode: 'block', lists: [{ name: 'own', addresses: 1 }] })
    const [entry] = await server.ctx.store.audit.list(server.client.scope, { count: 1 })
    expect(entry).toMatchObject({ operation: 'setScreening', before: { mode: 'off' } })
  })

  test('block rejects a link token, a preview, a bridging quote and a bridging address with a listed destination', async () => {
    const toAddresses = [{ networkId: baseSepoliaId, symbol: 'USDC', address: listed }]
    const link = { userId: 'user-1', transferOptions: { toAddresses, transferType: 'deposit' } }
    const bridging = {
      origin: sepoliaToBase.origin,
      destination: { ...sepoliaToBase.destination, address: listed },
    }
    expect(await server.call('POST', '/api/v1/linktoken', { body: link })).toMatchObject(blocked)
    expect(await preview(listed)).toMatchObject(blocked)
    expect(await server.call('POST', '/api/v1/bridging/quote', { body: { ...bridging, amount: 10 } })).toMatchObject(
      blocked,
    )
    const order = { ...bridging, userId: 'user-1', transactionId: 'order-1' }
    expect(await server.call('POST', '/api/v1/bridging/address', { body: order })).toMatchObject(blocked)
    const steps = (await decisions({ outcomes: ['blocked'], count: 4 })).map(({ step }: { step: string }) => step)
    expect(steps.sort()).toEqual(['bridgingAddress', 'bridgingQuote', 'linkToken', 'preview'])
  })

  test('an address that is listed after the preview is blocked at the execute, and nothing is withdrawn', async () => {
    const { previewId } = (await preview(innocent)).body.content.previewResult
    await load(innocent)
    expect(await execute(previewId)).toMatchObject(blocked)
    await server.settle()
    expect(await withdrawalsTo(innocent)).toEqual([])
    expect(await decisions({ transferId: previewId })).toEqual([
      {
        id: anyText,
        decidedTimestamp: expect.any(Number),
        step: 'execute',
        outcome: 'blocked',
        transferId: previewId,
        addresses: expect.arrayContaining([{ address: innocent, role: 'destination' }]),
        matches: [{ address: innocent, role: 'destination', list: 'own', entry: '', name: 'Example' }],
        lists: [{ name: 'own', digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      },
    ])
  })

  test('a cleared transfer is sent, and the decision names the list that was searched', async () => {
    const to = `0x${'a3'.repeat(20)}`
    const { previewId } = (await preview(to)).body.content.previewResult
    expect((await execute(previewId)).status).toBe(200)
    await server.settle()
    expect(await withdrawalsTo(to)).toHaveLength(1)
    expect(await decisions({ transferId: previewId })).toMatchObject([
      { step: 'execute', outcome: 'cleared', matches: [], lists: [{ name: 'own' }] },
    ])
  })

  test('warn sends the transfer and records the match', async () => {
    await set('warn')
    const { previewId } = (await preview(listed)).body.content.previewResult
    expect((await execute(previewId)).status).toBe(200)
    await server.settle()
    expect(await withdrawalsTo(listed)).toHaveLength(1)
    expect((await decisions({ transferId: previewId })).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'warned',
      'warned',
    ])
  })

  test('a wallet whose address is listed cannot be connected, though its signature is right', async () => {
    const wallet = newAccount()
    await load(wallet.address)
    const { session } = await openSession(server, toShop())
    const asked = { session, body: { address: wallet.address, networkId: baseSepoliaId } }
    const { challengeId, message } = (await server.call('POST', '/link/api/wallets/challenges', asked)).body.content
    const body = { challengeId, signature: await wallet.signMessage({ message }) }
    expect(await server.call('POST', '/link/api/connections/wallet', { session, body })).toMatchObject(blocked)
  })

  test('block rejects every transfer while no list is loaded', async () => {
    await load()
    expect(await preview(innocent)).toMatchObject({ status: 503, body: { errorType: 'serviceUnavailable' } })
  })

  test('one client’s setting and decisions are not another’s', async () => {
    const { previewId } = (await preview(innocent)).body.content.previewResult
    await execute(previewId)
    expect(await decisions({ transferId: previewId })).toHaveLength(1)
    const stranger = (await managing(server, await server.addClient())).token
    const read = await adminCaller(server)('GET', '/Screening', { token: stranger })
    expect(read.body.content.mode).toBe('off')
    const answer = await adminCaller(server)('POST', '/Screening/decisions', { token: stranger, body: {} })
    expect(answer.body.content).toEqual([])
    const body = { transferId: previewId }
    const same = await adminCaller(server)('POST', '/Screening/decisions', { token: stranger, body })
    expect(same.text).toBe(answer.text)
  })
})
