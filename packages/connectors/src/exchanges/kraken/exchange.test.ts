import fc from 'fast-check'
import { ConnectorError } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { mutationOf } from '@rialto/core/testing'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKrakenSubject } from './testing/startKrakenSubject.ts'
import { type Canned, cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { kraken } from './exchange.ts'
import {
  answerOf,
  deposit,
  depositAddressesKey,
  infoKey,
  krakenAnswers,
  methodsKey,
  order,
  savedAddress,
  savedKey,
  withdrawal,
  withdrawalsKey,
  withdrawInfo,
  withdrawKey,
  withdrawMethod,
} from './testing/fixtures.ts'

describeConnectorConformance('Kraken', startKrakenSubject)

const nowMs = Date.parse('2026-01-12T11:13:00Z')
const credentials = { kind: 'apiKey', key: 'key1234', secret: 'secret1234==' } as const

const start = (change: Record<string, Canned | readonly Canned[]> = {}) => {
  const canned = cannedEgress({ ...krakenAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const connector = kraken({ egress: canned.egress, clock, environment: 'sandbox' })
  const { auth, read, withdraw, history } = connector
  return {
    ...canned,
    submit: (more: Partial<typeof order> & { tag?: string; notAfterMs?: number } = {}, code?: string) =>
      withdraw.submit(credentials, { ...order, ...more }, code),
    operations: {
      connect: () => auth.connectWithKey?.({ username: 'key1234', password: 'secret1234==' }) ?? Promise.reject(),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? Promise.reject(new Error('no history')),
      detail: () => history?.find(credentials, { id: 'x' }) ?? Promise.reject(new Error('no history')),
    },
  }
}

const formsOf = (requests: readonly { url: string; body?: string }[], method: string) =>
  requests
    .filter(({ url }) => url.endsWith(`/${method}`))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

describe('the documented responses', () => {
  test('are summed over every code of an asset', async () => {
    const { operations } = start()
    expect(await operations.connect()).toMatchObject({
      account: { upstreamId: 'AA88N84GWOAKNMOI', name: 'Kraken AA88N84GWOAKNMOI' },
      granted: { read: true, withdraw: true, missing: [] },
    })
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '25.21', buyingPower: '20.01' }])
    // 20.5 less the amount in orders, plus the flexible rewards. The bonded amount is owned, not available.
    expect(await operations.holdings()).toEqual([{ symbol: 'USDC', name: 'USD Coin', amount: '30.5', available: '23' }])
    expect(await operations.address()).toEqual({ address: deposit.info })
    expect(await operations.terms()).toEqual([
      { networkId: order.networkId, fee: '4', minimum: '5', decimals: 6, enabled: true },
    ])
    expect(await operations.find()).toEqual({
      upstreamId: withdrawal.refid,
      createdAtMs: withdrawal.time * 1_000,
      status: 'succeeded',
      upstreamStatus: 'Success',
      hash: withdrawal.txid,
      fee: '4.00000000',
      debit: '12.91',
    })
  })

  test('are listed newest first, without bank transfers', async () => {
    const page = await start().operations.list()
    expect(page?.transfers).toEqual([
      {
        upstreamId: withdrawal.refid,
        type: 'withdrawal',
        status: 'succeeded',
        upstreamStatus: 'Success',
        symbol: 'USDC',
        amount: '8.91000000',
        fee: '4.00000000',
        toAddress: withdrawal.info,
        chain: 'Ethereum',
        networkId: order.networkId,
        hash: withdrawal.txid,
        createdAtMs: withdrawal.time * 1_000,
      },
      {
        upstreamId: deposit.refid,
        type: 'deposit',
        status: 'succeeded',
        upstreamStatus: 'Success',
        symbol: 'USDC',
        amount: '0.50000000',
        fee: '0.00000000',
        toAddress: deposit.info,
        chain: 'Ethereum',
        networkId: order.networkId,
        hash: deposit.txid,
        createdAtMs: deposit.time * 1_000,
      },
    ])
    expect(JSON.stringify(page)).not.toContain('DE02')
  })
})

describe('a withdrawal', () => {
  test('requests the fee on top, to the saved name, for that address and fee only', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: withdrawal.refid })
    expect(formsOf(requests, 'WithdrawAddresses')).toMatchObject([{ asset: 'USDC', method: 'USDC', verified: 'true' }])
    expect(formsOf(requests, 'WithdrawInfo')).toMatchObject([{ asset: 'USDC', key: 'my wallet', amount: '12.91' }])
    const [sent] = formsOf(requests, 'Withdraw')
    expect(sent).toEqual({
      nonce: expect.stringMatching(/^\d{16}$/),
      asset: 'USDC',
      key: 'my wallet',
      address: order.address,
      amount: '12.91',
      max_fee: '4.00000000',
    })
    expect(requests.some(({ url, body }) => `${url}${body}`.includes('secret'))).toBe(false)
  })

  test('carries a separate, increasing nonce in each call', async () => {
    const { submit, requests } = start()
    await submit()
    const nonces = requests.flatMap(({ body }) => /^nonce=(\d+)/.exec(body ?? '')?.[1] ?? [])
    expect(nonces.length).toBeGreaterThan(4)
    expect(nonces).toEqual([...new Set(nonces)].sort())
  })

  test('requests again with the fee that Kraken quotes for the address, and accepts no other amount', async () => {
    const dearer = answerOf({ ...withdrawInfo, amount: '7.91', fee: '5' })
    const settled = start({ [infoKey]: [dearer, answerOf({ ...withdrawInfo, fee: '5' })] })
    expect(await settled.submit()).toMatchObject({ kind: 'accepted' })
    expect(formsOf(settled.requests, 'Withdraw')).toMatchObject([{ amount: '13.91', max_fee: '5' }])
    const never = start({ [infoKey]: dearer })
    expect(await never.submit()).toMatchObject({ kind: 'rejected', reason: 'refused' })
    expect(never.calls(withdrawKey)).toBe(0)
  })

  test.each([
    ['an address that is not saved', [], 'addressWhitelistRequired'],
    ['one saved for another way', [{ ...savedAddress, method: 'USDC (Polygon)' }], 'addressWhitelistRequired'],
    ['one not confirmed yet', [{ ...savedAddress, verified: false }], 'addressWhitelistRequired'],
    ['one saved with a tag', [{ ...savedAddress, memo: '7' }], 'addressWhitelistRequired'],
  ])('does not go to %s', async (_name, saved, kind) => {
    const { submit, calls } = start({ [savedKey]: answerOf(saved) })
    expect(await submit()).toMatchObject({ kind })
    expect(calls(withdrawKey)).toBe(0)
  })

  test('goes to the saved address with the order’s tag', async () => {
    const { submit } = start({ [savedKey]: answerOf([savedAddress, { ...savedAddress, memo: '7', key: 'tagged' }]) })
    expect(await submit({ tag: '7' })).toMatchObject({ kind: 'accepted' })
  })

  test('rejects before sending every order that Kraken would reject', async () => {
    const { submit, calls } = start()
    expect(await submit({ amount: '4.99' })).toMatchObject({ reason: 'amountBelowMinimum' })
    expect(await submit({ amount: '19.01' })).toMatchObject({ reason: 'insufficientFunds' })
    expect(await submit({ amount: '8.1234567' })).toMatchObject({ reason: 'refused' })
    const limited = start({ [infoKey]: answerOf({ ...withdrawInfo, limit: '8.90' }) })
    expect(await limited.submit()).toMatchObject({ reason: 'amountExceedsMaximum' })
    const closed = start({
      'GET /0/public/Assets': answerOf({
        USDC: { altname: 'USDC', decimals: 8, status: 'funding_temporarily_disabled' },
      }),
    })
    expect(await closed.submit()).toMatchObject({ reason: 'networkUnsupported' })
    expect(calls(withdrawKey) + limited.calls(withdrawKey) + closed.calls(withdrawKey)).toBe(0)
  })

  test('is not sent if its time ended while it waited for other calls', async () => {
    const { submit, calls } = start()
    expect(await submit({ notAfterMs: nowMs })).toMatchObject({ kind: 'rejected', reason: 'refused' })
    expect(calls(withdrawKey)).toBe(0)
  })

  test.each([
    [{ fee: null }, 'a fee nobody names'],
    [{ fee: { asset: 'ETH', fee: '0.001' } }, 'a fee in another coin'],
    [{ network: 'Ethereum (kUSDC)' }, 'another token on the network'],
  ])('is not offered where %j is %s', async (change, why) => {
    const { operations } = start({ [methodsKey]: answerOf([{ ...withdrawMethod, ...change }]) })
    expect(await operations.terms(), why).toEqual([])
  })
})

describe('the history', () => {
  const findWith = (rows: object[]) => start({ [withdrawalsKey]: answerOf(rows) }).operations.find()

  test.each([
    ['Initial', undefined, 'pending'],
    ['Pending', undefined, 'pending'],
    ['Settled', undefined, 'pending'],
    ['Success', undefined, 'succeeded'],
    ['Failure', undefined, 'failed'],
    ['Failure', 'canceled', 'failed'],
    ['Success', 'onhold', 'pending'],
    ['Failure', 'cancel-pending', 'pending'],
    ['Success', 'cancel-denied', 'succeeded'],
    ['Partial', undefined, 'pending'],
    ['constructor', undefined, 'pending'],
  ])('reads %s (%s) as %s', async (status, property, expected) => {
    expect((await findWith([{ ...withdrawal, status, 'status-prop': property }]))?.status).toBe(expected)
  })

  test('returns the row that may have moved money when there are two', async () => {
    const failed = { ...withdrawal, refid: 'x', status: 'Failure' }
    expect(await findWith([failed, withdrawal])).toMatchObject({ upstreamId: withdrawal.refid })
  })

  test.each([
    [{ amount: '8.92' }],
    [{ info: '0x0000000000000000000000000000000000000001' }],
    [{ info: null }],
    [{ network: 'Base' }],
    [{ time: 1768216322 - 3_600 }],
  ])('does not take %j for the order', async change => {
    expect(await findWith([{ ...withdrawal, ...change }])).toBeUndefined()
  })

  test.each([
    [{ network: null }],
    [{ network: 'Ethereum (a name nobody knows)' }],
    [{ info: withdrawal.info.toUpperCase().replace('0X', '0x') }],
    [{ info: `${withdrawal.info}:101764890` }],
    // If Kraken reported the debit instead.
    [{ amount: '12.91' }],
  ])('does not overlook the order because of %j', async change => {
    expect(await findWith([{ ...withdrawal, ...change }])).toMatchObject({ upstreamId: withdrawal.refid })
  })

  const others = Array.from({ length: 500 }, (_, index) => ({
    ...withdrawal,
    refid: `FTOTHER-${index}`,
    amount: '77',
    time: withdrawal.time + 500 - index,
  }))
  const findAmong = async (...pages: object[][]) => {
    const { operations, requests } = start({ [withdrawalsKey]: pages.map(answerOf) })
    const found = await operations.find().catch((error: unknown) => error)
    return { found, ends: formsOf(requests, 'WithdrawStatus').map(form => form['end']) }
  }

  test('is searched for further after a full page of other rows', async () => {
    const { found, ends } = await findAmong(others, [...others.slice(-1), withdrawal])
    expect(found).toMatchObject({ upstreamId: withdrawal.refid })
    expect(ends).toEqual([undefined, String(withdrawal.time + 1)])
  })

  test('is "not found" only after a page that is not full', async () => {
    expect((await findAmong(others, others.slice(-1))).found).toBeUndefined()
    expect((await findAmong(others, others)).found).toMatchObject({ kind: 'malformed' })
  })

  test('rejects a response with another asset than requested', async () => {
    await expect(findWith([{ ...withdrawal, asset: 'XXBT' }])).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('does not read a sentence as a hash', async () => {
    expect((await findWith([{ ...withdrawal, txid: 'Internal transfer' }]))?.hash).toBeUndefined()
  })
})

test('a deposit address is created once if none exists', async () => {
  const made = { address: deposit.info, expiretm: '0', new: true }
  const { operations, requests } = start({ [depositAddressesKey]: [answerOf([]), answerOf([made])] })
  expect(await operations.address()).toEqual({ address: deposit.info })
  expect(formsOf(requests, 'DepositAddresses').map(form => form['new'])).toEqual([undefined, 'true'])
})

test('gives a result or a ConnectorError for every mutation, and never shows the secret', async () => {
  for (const [key, { body: original }] of Object.entries(krakenAnswers)) {
    if (key === withdrawKey) continue
    await fc.assert(
      fc.asyncProperty(mutationOf(original), async body => {
        const { operations, submit } = start({ [key]: { body } })
        for (const operation of [...Object.values(operations), submit]) {
          const error: unknown = await operation().then(
            () => undefined,
            (thrown: unknown) => thrown,
          )
          if (error !== undefined) expect(error).toBeInstanceOf(ConnectorError)
          expect(String(error)).not.toContain('1234')
        }
      }),
      { numRuns: 60 },
    )
  }
})

test('accepts only a withdrawal with an id, and never throws', async () => {
  const answer = { error: [], result: { refid: withdrawal.refid } }
  await fc.assert(
    fc.asyncProperty(mutationOf(answer), fc.constantFrom(200, 400, 500), async (body, status) => {
      const outcome = await start({ [withdrawKey]: { status, body } }).submit()
      if (outcome.kind !== 'accepted') return
      expect(status).toBe(200)
      expect(outcome.upstreamId).toBe((JSON.parse(body) as typeof answer).result.refid)
    }),
    { numRuns: 100 },
  )
})
