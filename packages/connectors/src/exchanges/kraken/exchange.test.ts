import fc from 'fast-check'
import { ConnectorError } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { mutationOf } from '@rialto/core/testing'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startKrakenSubject } from './testing/startKrakenSubject.ts'
import {
  answerOf,
  deposit,
  depositAddressesKey,
  krakenAnswers,
  order,
  withdrawal,
  withdrawalsKey,
  withdrawKey,
} from './testing/fixtures.ts'
import { formsOf, nowMs, startCanned } from './testing/startCanned.ts'

describeConnectorConformance('Kraken', startKrakenSubject)

describe('the documented responses', () => {
  test('are summed over every code of an asset', async () => {
    const { operations } = startCanned()
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
    const page = await startCanned().operations.list()
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
    const { submit, requests } = startCanned()
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
    const { submit, requests } = startCanned()
    await submit()
    const nonces = requests.flatMap(({ body }) => /^nonce=(\d+)/.exec(body ?? '')?.[1] ?? [])
    expect(nonces.length).toBeGreaterThan(4)
    expect(nonces).toEqual([...new Set(nonces)].sort())
  })

  test('is not sent if its time ended while it waited for other calls', async () => {
    const { submit, calls } = startCanned()
    expect(await submit({ notAfterMs: nowMs })).toMatchObject({ kind: 'rejected', reason: 'refused' })
    expect(calls(withdrawKey)).toBe(0)
  })
})

describe('the history', () => {
  const findWith = (rows: object[]) => startCanned({ [withdrawalsKey]: answerOf(rows) }).operations.find()

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
    const { operations, requests } = startCanned({ [withdrawalsKey]: pages.map(answerOf) })
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
  const { operations, requests } = startCanned({ [depositAddressesKey]: [answerOf([]), answerOf([made])] })
  expect(await operations.address()).toEqual({ address: deposit.info })
  expect(formsOf(requests, 'DepositAddresses').map(form => form['new'])).toEqual([undefined, 'true'])
})

test('gives a result or a ConnectorError for every mutation, and never shows the secret', async () => {
  for (const [key, { body: original }] of Object.entries(krakenAnswers)) {
    if (key === withdrawKey) continue
    await fc.assert(
      fc.asyncProperty(mutationOf(original), async body => {
        const { operations, submit } = startCanned({ [key]: { body } })
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
      const outcome = await startCanned({ [withdrawKey]: { status, body } }).submit()
      if (outcome.kind !== 'accepted') return
      expect(status).toBe(200)
      expect(outcome.upstreamId).toBe((JSON.parse(body) as typeof answer).result.refid)
    }),
    { numRuns: 100 },
  )
})
