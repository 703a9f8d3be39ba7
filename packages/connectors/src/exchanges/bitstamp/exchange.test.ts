import fc from 'fast-check'
import { mutationOf } from '@rialto/core/testing'
import { describe, expect, test } from 'vitest'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startBitstampSubject } from './testing/startBitstampSubject.ts'
import { describeMutations } from '../../kit/testing/describeMutations.ts'
import {
  addressKey,
  balanceKey,
  balancesKey,
  bitstampAnswers,
  currencies,
  currenciesKey,
  deposit,
  feesKey,
  order,
  refusal,
  rightKey,
  tokenKey,
  withdrawKey,
} from './testing/fixtures.ts'
import { signedAs, startCanned as start } from './testing/startCanned.ts'

describeConnectorConformance('Bitstamp', startBitstampSubject)

type Seal = NonNullable<Parameters<typeof start>[1]>

const bodyOf = (requests: readonly { url: string; body?: string }[]): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(requests.find(({ url }) => url.endsWith('/usdc_withdrawal/'))?.body ?? ''))

describe('the documented replies', () => {
  test('keep every digit of a number, and a debt is not a holding', async () => {
    const { operations } = start({
      [balancesKey]: {
        body: JSON.stringify(bitstampAnswers[balancesKey].body).replace(
          '123456789.12345678',
          '123456789.123456789012345678',
        ),
      },
    })
    expect(await operations.balances()).toEqual([{ currencyCode: 'EUR', cash: '12', buyingPower: '10' }])
    expect(await operations.holdings()).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount: '26.5', available: '21' },
      {
        symbol: 'SHIB',
        name: 'SHIB',
        amount: '123456789.123456789012345678',
        available: '123456789.123456789012345678',
      },
    ])
    expect(await operations.address()).toEqual({ address: deposit.destinationAddress })
    expect(await operations.terms()).toEqual([
      { networkId: order.networkId, fee: '2', minimum: '5', decimals: 6, enabled: true },
    ])
  })

  test('lead to one withdrawal of exactly the amount, by the currency’s own call', async () => {
    const { submit, requests } = start()
    expect(await submit()).toEqual({ kind: 'accepted', upstreamId: '10195' })
    expect(bodyOf(requests)).toEqual({ amount: '12.5', address: order.address, network: 'ethereum' })
    for (const { url, body, headers } of requests) {
      expect(`${url}${body ?? ''}${JSON.stringify(headers)}`).not.toContain('secret-1234')
    }
  })

  test('are requested with a new nonce for each call, and have a content type only with a body', async () => {
    const { submit, requests } = start()
    await submit()
    const signed = requests.filter(({ method }) => method === 'POST')
    expect(new Set(signed.map(({ headers }) => headers?.['x-auth-nonce'])).size).toBe(signed.length)
    for (const { headers, body } of signed) {
      expect(headers?.['x-auth-nonce']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      expect(headers?.['content-type']).toBe(body === undefined ? undefined : 'application/x-www-form-urlencoded')
    }
  })

  test.each([
    [{ amount: '4.99' }, 'amountBelowMinimum'],
    [{ amount: '19.000001' }, 'insufficientFunds'],
    [{ amount: '8.1234567' }, 'refused'],
    [{ networkId: '00000000-0000-4000-8000-000000000000' }, 'networkUnsupported'],
    [{ symbol: 'BTC' }, 'networkUnsupported'],
    [{ symbol: '../usdc' }, 'networkUnsupported'],
    [{ tag: '7' }, 'invalidAddress'],
  ])('reject %j before anything is sent: %s', async (change, reason) => {
    const { submit, calls } = start()
    expect(await submit(change)).toMatchObject({ kind: 'rejected', reason })
    expect(calls(withdrawKey)).toBe(0)
  })

  test.each([{ withdrawal: 'Disabled' }, { withdrawal: 'Paused' }, { withdrawal_minimum_amount: null }])(
    'send nothing where %j',
    async change => {
      const { submit, calls, operations } = start({ [currenciesKey]: currencies(change) })
      expect((await operations.terms())[0]?.enabled).toBe(false)
      expect(await submit()).toMatchObject({ kind: 'rejected', reason: 'networkUnsupported' })
      expect(calls(withdrawKey)).toBe(0)
    },
  )

  test('send nothing if no fee is listed', async () => {
    const { submit, calls } = start({ [feesKey]: { body: [{ currency: 'usdc', fee: '0', network: 'xrpl' }] } })
    expect(await submit()).toMatchObject({ kind: 'rejected', reason: 'networkUnsupported' })
    expect(calls(withdrawKey)).toBe(0)
  })

  const odd = [{ currency: null }, { currency: 'XYZ', networks: 'none' }, null]
  const listed = currencies().body

  test('read a currency although other rows of the coin list and the fee list are malformed', async () => {
    const fees = bitstampAnswers[feesKey].body
    const { operations, submit } = start({
      [currenciesKey]: { body: [...odd, ...listed] },
      [feesKey]: { body: [{ currency: 'xyz', fee: 'free' }, null, ...fees] },
    })
    expect(await operations.terms()).toMatchObject([{ fee: '2', enabled: true }])
    expect(await operations.address()).toEqual({ address: deposit.destinationAddress })
    expect((await submit()).kind).toBe('accepted')
  })

  test('disable only the network with an invalid row, and are malformed if every row is invalid', async () => {
    const [euro, usdc] = listed
    const networks = [{ network: 'solana', deposit: 'Enabled' }, ...(usdc?.networks ?? [])]
    const one = start({ [currenciesKey]: { body: [euro, { ...usdc, networks }] } })
    expect(await one.operations.terms()).toMatchObject([{ networkId: order.networkId, enabled: true }])
    for (const body of [
      [{ currency: null }, null],
      [euro, { ...usdc, networks: [{}] }],
      [euro, { ...usdc, networks: 'none' }],
    ])
      await expect(start({ [currenciesKey]: { body } }).operations.terms()).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('return no address while deposits are closed', async () => {
    const { operations, calls } = start({ [currenciesKey]: currencies({ deposit: 'Disabled' }) })
    await expect(operations.address()).rejects.toMatchObject({ kind: 'networkUnsupported' })
    expect(calls(addressKey)).toBe(0)
  })

  test('return the tag with the address, although it is a number', async () => {
    const body = { address: deposit.destinationAddress, destination_tag: 89473951 }
    expect(await start({ [addressKey]: { body } }).operations.address()).toEqual({
      address: deposit.destinationAddress,
      tag: '89473951',
    })
  })

  test('are rejected if the address or the balance belongs to another currency', async () => {
    const elsewhere = { body: { address: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh' } }
    await expect(start({ [addressKey]: elsewhere }).operations.address()).rejects.toMatchObject({ kind: 'malformed' })
    const other = { body: { currency: 'btc', total: '99', available: '99', reserved: '0' } }
    const { submit, calls } = start({ [balanceKey]: other })
    expect(await submit()).toMatchObject({ kind: 'rejected', message: expect.stringContaining('no funds have moved') })
    expect(calls(withdrawKey)).toBe(0)
  })
})

describe('an API key', () => {
  const denied = { status: 403, body: { status: 'error', reason: 'No permission found', code: 'API0003' } }

  test('is tested for the withdrawal permission by a call that can create nothing', async () => {
    const { operations, requests } = start()
    expect(await operations.connect()).toEqual({
      credentials: expect.objectContaining({ kind: 'apiKey' }),
      account: { upstreamId: '24617703', name: 'Bitstamp 24617703' },
      granted: { read: true, withdraw: true, missing: [] },
    })
    const requested = requests.filter(({ url }) => url.includes('_withdrawal'))
    expect(requested).toHaveLength(1)
    expect(requested[0]?.body).toBeUndefined()
  })

  test('lacks the withdrawal permission if Bitstamp says so', async () => {
    const { granted } = await start({ [rightKey]: denied }).operations.connect()
    expect(granted).toEqual({ read: true, withdraw: false, missing: ['Crypto withdrawal'] })
  })

  test.each([
    ['User not verified', true],
    ['BTC withdrawals are currently unavailable for your account', true],
  ])('has the withdrawal permission where Bitstamp refuses for another reason: %s', async (reason, withdraw) => {
    expect((await start({ [rightKey]: refusal(reason) }).operations.connect()).granted.withdraw).toBe(withdraw)
  })

  test.each([
    [{ body: { id: 1 } }, 'malformed'],
    [{ status: 502, body: '' }, 'unavailable'],
    [refusal('x', { response_code: '400.002' }), 'rateLimited'],
    [{ body: {} }, 'malformed'],
  ])('is not connected after the inconclusive reply %j', async (answer, kind) => {
    await expect(start({ [rightKey]: answer }).operations.connect()).rejects.toMatchObject({ kind })
  })

  test.each([denied, refusal('Not for sub accounts')])(
    'stands for its account where Bitstamp does not name the user: %j',
    async answer => {
      const first = await start({ [tokenKey]: answer }).operations.connect()
      const second = await start({ [tokenKey]: answer }).operations.connect()
      expect(first.account.upstreamId).toMatch(/^key-[0-9a-f]{32}$/)
      expect(second.account).toEqual(first.account)
    },
  )

  test('does not identify its account while Bitstamp is unavailable', async () => {
    const { operations } = start({ [tokenKey]: { status: 503, body: '' } })
    await expect(operations.connect()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('a response that is not signed for this call', () => {
  test.each([
    ['unsigned', (_request, response) => response],
    ['signed with another secret', (request, response) => signedAs('other', request, response)],
  ] satisfies [string, Seal][])('is malformed for every read (%s)', async (_name, seal) => {
    const { operations } = start({}, seal)
    for (const operation of [operations.balances, operations.holdings, operations.find, operations.list]) {
      await expect(operation()).rejects.toMatchObject({ kind: 'malformed' })
    }
  })

  test('leaves a withdrawal unknown', async () => {
    const { submit, calls } = start({}, (request, response) => {
      const signed = signedAs('secret-1234', request, response)
      return request.url.endsWith('usdc_withdrawal/') ? { ...signed, text: `${signed.text} ` } : signed
    })
    expect((await submit()).kind).toBe('unknown')
    expect(calls(withdrawKey)).toBe(1)
  })
})

test('reads a signed rejection with status 200 as a rejection', async () => {
  const denial = { body: { status: 'error', reason: { __all__: ['Your withdrawals are currently disabled'] } } }
  expect(await start({ [withdrawKey]: denial }).submit()).toMatchObject({ kind: 'rejected', reason: 'accountLocked' })
  const { operations } = start({ [balancesKey]: { body: { error: 'No permission found' } } })
  await expect(operations.holdings()).rejects.toMatchObject({
    kind: 'permissionMissing',
    permission: 'Account balance',
  })
})

describeMutations(bitstampAnswers, start, '1234', key => key !== withdrawKey)

test('accepts a withdrawal only with an id, and throws for no mutation of the reply', async () => {
  await fc.assert(
    fc.asyncProperty(
      mutationOf(bitstampAnswers[withdrawKey].body),
      fc.constantFrom(200, 400, 500),
      async (body, status) => {
        const outcome = await start({ [withdrawKey]: { status, body } }).submit()
        if (outcome.kind !== 'accepted') return
        expect(status).toBe(200)
        const { id } = JSON.parse(body) as { id: string | number }
        expect(outcome.upstreamId).toMatch(/^[1-9]\d*$/)
        expect(Number(outcome.upstreamId)).toBe(Number(id))
      },
    ),
    { numRuns: 100 },
  )
})
