import { mutationOf } from '@rialto/core/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKeySubject, startSignInSubject } from './testing/startGeminiSubject.ts'
import { describeMutations } from '../../kit/testing/describeMutations.ts'
import {
  account,
  accountKey,
  address,
  addressesKey,
  approved,
  approvedKey,
  feeKey,
  geminiAnswers,
  networksKey,
  newAddressKey,
  order,
  rolesKey,
  sent,
  transfersKey,
  withdrawKey,
} from './testing/fixtures.ts'
import { payloadOf, startCanned as start } from './testing/startCanned.ts'
import { keyVariant, signInVariant } from './descriptor.ts'

describeConnectorConformance('Gemini', startSignInSubject)
describeConnectorConformance('Gemini by key', startKeySubject)

const error = (status: number, reason: string, message = reason) => ({
  status,
  body: { result: 'error', reason, message },
})

describe('the documented replies', () => {
  test('are read, with unusable decimals cut off', async () => {
    const { operations } = start()
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '15.25', buyingPower: '10' }])
    expect(await operations.holdings()).toEqual([{ symbol: 'USDC', name: 'USD Coin', amount: '26.5', available: '21' }])
    expect(await operations.address()).toEqual({ address: address.address })
    expect(await operations.terms()).toEqual([
      { networkId: order.networkId, fee: '0.118856', minimum: '0', decimals: 6, enabled: true },
    ])
    expect(await operations.identity()).toEqual({
      firstName: 'Satoshi B.',
      lastName: 'Nakamoto',
      countryCode: 'JP',
    })
    expect(await operations.connect?.()).toMatchObject({
      account: { upstreamId: 'primary-1498245007981', name: 'Gemini Primary' },
      granted: { read: true, withdraw: true, missing: [] },
    })
  })

  test('lead to one withdrawal of the order’s amount, under our reference', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: sent.withdrawalId })
    const money = requests.filter(({ url }) => url.endsWith('/usdc'))
    expect(money.map(payloadOf)).toEqual([
      {
        request: '/v2/withdraw/ethereum/usdc',
        nonce: expect.any(Number),
        address: order.address,
        amount: '12.5',
        clientTransferId: order.reference,
      },
    ])
    expect(JSON.stringify(requests)).not.toContain('secret')
    expect(requests.every(({ body }) => body === undefined)).toBe(true)
  })

  test('carry a reference without hyphens as a UUID', async () => {
    const { submit, requests } = start()
    await submit({ reference: order.reference.replaceAll('-', '') })
    expect(payloadOf(requests.at(-1) ?? { method: 'GET', url: '' })['clientTransferId']).toBe(order.reference)
  })

  test('are requested with a greater nonce for each call', async () => {
    const { submit, requests } = start()
    await submit()
    const nonces = requests.map(request => Number(payloadOf(request)['nonce']))
    expect(nonces.length).toBeGreaterThan(4)
    expect(nonces).toEqual([...new Set(nonces)].sort((a, b) => a - b))
  })

  test.each([
    [{ amount: '20.9' }, 'insufficientFunds'],
    [{ amount: '8.1234567' }, 'refused'],
    [{ amount: '0' }, 'refused'],
    [{ symbol: 'usdc/../btc' }, 'networkUnsupported'],
    [{ networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d' }, 'networkUnsupported'],
    [{ networkId: '00000000-0000-4000-8000-000000000000' }, 'networkUnsupported'],
  ])('reject %j before anything is sent: %s', async (change, reason) => {
    const { submit, calls } = start()
    expect(await submit(change)).toMatchObject({ kind: 'rejected', reason })
    expect(calls(withdrawKey)).toBe(0)
  })

  test('are requested with a memo if the order has a tag', async () => {
    const { submit, requests } = start()
    await submit({ tag: '7' })
    const named = requests.map(payloadOf).filter(({ memo }) => memo === '7')
    expect(named.map(({ request }) => request)).toEqual([
      '/v2/withdraw/ethereum/usdc/feeEstimate',
      '/v2/withdraw/ethereum/usdc',
    ])
  })

  test('are never requested for an expired order: the withdraw call is not made', async () => {
    const { submit, calls } = start()
    expect(await submit({ notAfterMs: 1 })).toMatchObject({ kind: 'rejected' })
    expect(calls(withdrawKey)).toBe(0)
  })

  test('are requested by token without a nonce', async () => {
    const { submit, requests } = start({}, signInVariant)
    expect((await submit()).kind).toBe('accepted')
    for (const request of requests) {
      expect(request.headers).toMatchObject({ authorization: 'Bearer token1234' })
      expect(payloadOf(request)).not.toHaveProperty('nonce')
    }
  })
})

describe('terms', () => {
  test.each([
    ['charged in another coin', { body: { currency: 'ETH', fee: 0.001 } }],
    ['unknown', error(400, 'InvalidAddress', 'Invalid address for ethereum')],
  ])('are closed where the fee is %s', async (_what, fee) => {
    const { operations, submit, calls } = start({ [feeKey]: fee })
    expect(await operations.terms()).toMatchObject([{ enabled: false, fee: '0' }])
    expect(await submit()).toMatchObject({ kind: 'rejected' })
    expect(calls(withdrawKey)).toBe(0)
  })

  test('are an error, not closed, while Gemini is down', async () => {
    await expect(start({ [feeKey]: error(503, 'Maintenance') }).operations.terms()).rejects.toMatchObject({
      kind: 'unavailable',
    })
  })

  test('keep every digit of a small fee', async () => {
    const fee = { body: '{"currency":"USDC","fee":1.5e-7}' }
    expect(await start({ [feeKey]: fee }).operations.terms()).toMatchObject([{ fee: '0.00000015' }])
  })
})

describe('an approved address', () => {
  test('is spelled as Gemini’s list spells it', async () => {
    const checksummed = '0x83cFb8C13f06716b449E5D24F5b4cc6Cc64a189A'
    const { submit, requests } = start({ [approvedKey]: approved('active', undefined, checksummed) })
    await submit()
    const payload = payloadOf(requests.at(-1) ?? { method: 'GET', url: '' })
    expect(payload['address']).toBe(checksummed)
  })

  test.each([
    ['pending-time', /2026-01-10/],
    ['pending-mua', /another administrator/],
    ['some-new-status', /approved addresses/],
  ])('that is %s is not sent to', async (status, howTo) => {
    const { submit, calls } = start({ [approvedKey]: approved(status, '1767440000000') })
    expect(await submit()).toEqual({ kind: 'addressWhitelistRequired', howTo: expect.stringMatching(howTo) })
    expect(calls(withdrawKey)).toBe(0)
  })

  test('that is not listed, or whose list is unreadable, is left for Gemini to reject', async () => {
    const elsewhere = start({ [approvedKey]: approved('pending-time', undefined, `0x${'2'.repeat(40)}`) })
    expect((await elsewhere.submit()).kind).toBe('accepted')
    const unread = start({ [approvedKey]: error(403, 'MissingRole') })
    expect((await unread.submit()).kind).toBe('accepted')
    const refused = start({ [withdrawKey]: error(400, 'X', 'address whitelists are not enabled') })
    expect(await refused.submit()).toMatchObject({ howTo: expect.stringContaining('seven days') })
  })
})

describe('a deposit address', () => {
  test('is created once if none exists', async () => {
    const { operations, calls } = start({ [addressesKey]: { body: [] } })
    expect(await operations.address()).toEqual({ address: address.address })
    expect(calls(newAddressKey)).toBe(1)
    const failing = start({ [addressesKey]: { body: [] }, [newAddressKey]: { status: 502, body: '' } })
    await expect(failing.operations.address()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(failing.calls(newAddressKey)).toBe(1)
  })

  test('for another network or asset is an error', async () => {
    const base = { body: [{ ...address, network: 'base' }] }
    await expect(start({ [addressesKey]: base }).operations.address()).rejects.toMatchObject({ kind: 'malformed' })
    const btc = { body: { token: 'BTC', network: ['ethereum'] } }
    await expect(start({ [networksKey]: btc }).operations.address()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('carries its memo', async () => {
    const { operations } = start({ [addressesKey]: { body: [{ ...address, memo: '101764890' }] } })
    expect(await operations.address()).toEqual({ address: address.address, tag: '101764890' })
  })
})

describe('an API key', () => {
  const connectWith = (roles: object) => start({ [rolesKey]: { body: roles } }).operations.connect?.()

  test.each([
    [{ isAuditor: true, isFundManager: false, isTrader: false }, ['Fund Manager']],
    [{ isAuditor: false, isFundManager: false, isTrader: true }, ['Fund Manager']],
    [{ isAuditor: false, isFundManager: true, isTrader: false }, []],
  ])('with the roles %j lacks %j', async (roles, missing) => {
    expect((await connectWith(roles))?.granted).toEqual({ read: true, withdraw: missing.length === 0, missing })
  })

  test('without a role is rejected', async () => {
    await expect(connectWith({ isAuditor: false, isFundManager: false, isTrader: false })).rejects.toMatchObject({
      kind: 'permissionMissing',
      permission: 'Fund Manager',
    })
  })

  test('of a custody account is rejected', async () => {
    const custody = { ...account, account: { ...account.account, type: 'custody' } }
    await expect(start({ [accountKey]: { body: custody } }).operations.connect?.()).rejects.toMatchObject({
      kind: 'refused',
    })
  })
})

describe.each([keyVariant, signInVariant])('by $connectsBy', variant => {
  describeMutations(
    geminiAnswers,
    change => start(change, variant),
    '1234',
    key => key !== withdrawKey,
  )
})

test('accepts a withdrawal only with an id, and throws for no mutation of the reply', async () => {
  await fc.assert(
    fc.asyncProperty(
      mutationOf(geminiAnswers[withdrawKey].body),
      fc.constantFrom(200, 400, 500),
      async (body, status) => {
        const outcome = await start({ [withdrawKey]: { status, body } }).submit()
        if (outcome.kind !== 'accepted') return
        expect(status).toBe(200)
        const { withdrawalId } = JSON.parse(body) as { withdrawalId: string | number }
        if (typeof withdrawalId === 'number') expect(Number(outcome.upstreamId)).toBe(withdrawalId)
        else expect(outcome.upstreamId).toBe(withdrawalId)
      },
    ),
    { numRuns: 100 },
  )
})

test('leaves a withdrawal unknown when the reply has a hash but no id, and the history then finds it', async () => {
  const body = { address: sent.destination, amount: '12.5', txHash: `0x${sent.txHash}` }
  const { submit, calls } = start({ [withdrawKey]: { body } })
  expect((await submit()).kind).toBe('unknown')
  expect(calls(withdrawKey)).toBe(1)
  const ours = start({ [transfersKey]: { body: [sent] } })
  expect(await ours.operations.find()).toMatchObject({ upstreamId: sent.withdrawalId, status: 'succeeded' })
})
