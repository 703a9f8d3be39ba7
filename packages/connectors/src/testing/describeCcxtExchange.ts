import fc from 'fast-check'
import type { ConnectorEntry } from '../kit/connectorEntry.ts'
import type { EgressRequest } from '@rialto/egress'
import { ConnectorError, type Credentials, type DepositAddress, type Holding, type WithdrawalOrder } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { type Canned, cannedEgress } from '../kit/testing/cannedEgress.ts'
import { add, findToken, subtract } from '@rialto/catalog'
import { mutationOf } from '@rialto/core/testing'

export const ethereum = 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611'
/** The time of every request. */
export const nowMs = Date.UTC(2026, 0, 12, 11, 13)

type Key = Extract<Credentials, { kind: 'apiKey' }>

/** One exchange's wire format according to its documents. */
export interface CcxtVectors {
  key: Key
  /**
   * Its answers by `METHOD /path`. With the contract of the order's token, if it states contracts: it is then compared
   * with the catalogue's.
   */
  answers: Readonly<Record<string, object>>
  /** Whether a request is signed as documented, computed here without ccxt. Not used for public calls. */
  isSigned(request: EgressRequest, key: Key): boolean
  /** Paths of unsigned calls. */
  publicPaths?: readonly string[]
  holdings: readonly Omit<Holding, 'name'>[]
  fiat?: Readonly<Record<string, string>>
  address?: DepositAddress
  money?: {
    order: Omit<WithdrawalOrder, 'reference' | 'maxDebit'>
    /** `POST /path`. */
    path: string
    /** Parameters of the one call that moves money. */
    parameters: Readonly<Record<string, unknown>>
    /** The exchange's id of it. Absent if the response has none, and its history has to be read. */
    upstreamId?: string
    /** Terms of the order's coin and network. */
    terms: { fee: string; minimum: string; decimals: number; maximum?: string }
    /**
     * Its published lists: by response, the path of each array or record of coins and networks (`''` for the response
     * itself).
     */
    lists: Readonly<Record<string, readonly string[]>>
    /** How its history shows it. */
    found: object
    historyPath: string
    /** Its history is looked up by reference, without pages. */
    isFoundByReference?: true
    /** Its rejections: the response and the reported outcome. */
    refusals: readonly (readonly [body: object, outcome: object])[]
  }
}

export const reference = '748d8591-d09a-4831-a45b-c0d61d078762'
/** The reference with letters and digits only. */
export const bareReference = reference.replace(/-/g, '')

/** Parameters of a request, from a JSON body or the query. */
const parametersOf = ({ url, body }: EgressRequest): Record<string, unknown> => ({
  ...Object.fromEntries(new URL(url).searchParams),
  ...(body === undefined ? {} : (JSON.parse(body) as object)),
})

export const startExchange = async (
  entry: ConnectorEntry,
  answers: Readonly<Record<string, Canned | readonly Canned[]>>,
) => {
  const canned = cannedEgress(answers)
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const create = await entry.load()
  const oauth = { clientId: '', clientSecret: '' }
  const connector = create({ egress: canned.egress, clock, environment: 'production', oauth })
  return { ...canned, connector }
}

/** The body with an entry of no known form before the others of the list at the path. */
const withOddEntry = (body: unknown, path: readonly string[]): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return Array.isArray(body) ? [{ odd: null }, ...body] : { ODD: null, ...Object(body) }
  const copy: unknown = structuredClone(body)
  Reflect.set(Object(copy), name, withOddEntry(Reflect.get(Object(copy), name), rest))
  return copy
}

/** The history's page with a thousand withdrawals to another address in place of the order's. */
const withManyOthers = (body: unknown, { address }: Pick<WithdrawalOrder, 'address'>): unknown => {
  const text = JSON.stringify(body)
    .replaceAll(address, `0x${'77'.repeat(20)}`)
    .replaceAll(bareReference, '')
  const repeat = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length > 0 ? Array.from({ length: 1_000 }, () => value[0] as unknown) : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, repeat(member)]))
  }
  return repeat(JSON.parse(text))
}

/** The answers with another contract in place of the token's. */
const withContract = (answers: CcxtVectors['answers'], own: string, contract: string): CcxtVectors['answers'] =>
  JSON.parse(JSON.stringify(answers).replaceAll(new RegExp(own, 'gi'), contract))

const recipientOf = ({ address }: Pick<WithdrawalOrder, 'address'>): object => ({ to: address, amount: null })

/** The history's page with odd rows before the others, or alone. */
const withOddRow = (body: unknown, odd: readonly unknown[], alone = false): unknown => {
  if (Array.isArray(body)) return alone ? odd : [...odd, ...(body as unknown[])]
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, member]) => [name, withOddRow(member, odd, alone)]))
}

/** Names of coins at exchanges that have their own. */
const ownNames: Readonly<Record<string, string>> = { BTC: 'XBT', USDT: 'UST' }

/** Rows that say nothing. */
const emptyRows: readonly unknown[] = [null, 'odd', 7, [], {}]

/** Whether a row of a list is about one of the coins. */
const isAbout = (row: unknown, names: ReadonlySet<string>): boolean =>
  Object.values(Object(row) as object).some(value => typeof value === 'string' && names.has(value.toUpperCase()))

/** The body with a row more, at a place from 0 to 1, in each list of the coins: an array, or an object by coin. */
const withBalanceRow = (body: unknown, names: ReadonlySet<string>, row: unknown, place: number): unknown => {
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body)
  const isList = Array.isArray(body)
  const isOwn = isList ? body.some(one => isAbout(one, names)) : Object.keys(body).some(name => names.has(name))
  const inside = entries.map(
    ([name, value]) => [name, isOwn ? value : withBalanceRow(value, names, row, place)] as const,
  )
  const index = Math.ceil(place * inside.length)
  const all = isOwn ? [...inside.slice(0, index), ['ODD', row] as const, ...inside.slice(index)] : inside
  return isList ? all.map(([, value]) => value) : Object.fromEntries(all)
}

const asAnswers = (bodies: Readonly<Record<string, object>>): Record<string, Canned> =>
  Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, { body }]))

const partners = /ccxt|chrome|mozilla|channel-api-code|x-source|^source$|x-gate-channel|user-agent|referer|broker/i

/** Compares requests and parsed responses with the exchange's documents, then tests every kind of faulty response. */
export const describeCcxtExchange = (type: string, entry: ConnectorEntry, vectors: CcxtVectors): void => {
  const { key, money } = vectors
  const good = asAnswers(vectors.answers)
  const descriptor = entry.describe('production')
  // Approved to the last digit.
  const order: WithdrawalOrder | undefined = money && {
    ...money.order,
    reference,
    maxDebit: add(money.order.amount, money.terms.fee),
  }
  const search = order && { order, sinceMs: nowMs - 60_000 }

  describe(`${type} on the wire`, () => {
    test('requests only what its documents answer', async () => {
      const { connector, requests } = await startExchange(entry, good)
      const { read, withdraw } = connector
      const receiving = order && vectors.address ? [() => read.depositAddress(key, order)] : []
      const sending =
        order && search
          ? [
              () => withdraw.terms(key, order.symbol),
              () => withdraw.submit(key, order),
              () => withdraw.find(key, search),
            ]
          : []
      for (const call of [() => read.holdings(key), ...receiving, ...sending]) await Promise.allSettled([call()])
      const requested = new Set(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`))
      expect([...requested].filter(path => vectors.answers[path] === undefined)).toEqual([])
    })

    test('keeps an account with an odd row in the first, a middle or the last place of its balances', async () => {
      const clean = await startExchange(entry, good)
      const holdings = await clean.connector.read.holdings(key)
      const asked = new Set(clean.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`))
      const names = new Set(
        vectors.holdings.flatMap(({ symbol }) => [symbol, ownNames[symbol] ?? symbol]).map(name => name.toUpperCase()),
      )
      let changes = 0
      for (const path of asked)
        for (const row of emptyRows)
          for (const place of [0, 0.5, 1]) {
            const body = withBalanceRow(vectors.answers[path], names, row, place)
            if (JSON.stringify(body) === JSON.stringify(vectors.answers[path])) continue
            changes += 1
            const { connector } = await startExchange(entry, { ...good, [path]: { body } })
            expect(await connector.read.holdings(key), `${path} ${JSON.stringify(row)}`).toEqual(holdings)
          }
      expect(changes).toBeGreaterThan(0)
    })

    test('is called at its own hosts, signed as it documents, without the name of another company in the request', async () => {
      const { connector, requests } = await startExchange(entry, good)
      await connector.read.holdings(key)
      if (order !== undefined && search !== undefined) {
        await connector.withdraw.submit(key, order)
        await connector.withdraw.find(key, search)
        if (vectors.address !== undefined) await connector.read.depositAddress(key, order)
      }
      expect(requests.length).toBeGreaterThan(0)
      for (const request of requests) {
        const { host, pathname, protocol } = new URL(request.url)
        expect({ protocol, isOwn: descriptor.hosts.includes(host) }).toEqual({ protocol: 'https:', isOwn: true })
        const isPublic = vectors.publicPaths?.includes(pathname) === true
        if (!isPublic) expect([pathname, vectors.isSigned(request, key)]).toEqual([pathname, true])
        else expect(JSON.stringify(request)).not.toContain(key.key)
        const { [key.secret]: _, ...headers } = request.headers ?? {}
        for (const name of Object.keys(headers)) expect(name).not.toMatch(partners)
        expect(`${request.url} ${request.body ?? ''}`).not.toMatch(/ccxt/i)
      }
    })

    test('reports holdings, with fiat separate from coins', async () => {
      const { connector } = await startExchange(entry, good)
      const holdings = await connector.read.holdings(key)
      expect(holdings.map(({ name: _, ...rest }) => rest)).toEqual(vectors.holdings)
      const balances = await connector.read.balances(key)
      expect(Object.fromEntries(balances.map(each => [each.currencyCode, each.cash]))).toEqual(vectors.fiat ?? {})
    })

    test('connects a key to the same account each time', async () => {
      const { connector } = await startExchange(entry, good)
      const fields = { username: key.key, password: key.secret, authToken: key.passphrase ?? '' }
      const { account, granted } = (await connector.auth.connectWithKey?.(fields)) ?? {}
      expect(account?.upstreamId).not.toBe('')
      expect(account?.upstreamId).not.toContain(key.secret)
      expect(granted).toMatchObject({ read: true, withdraw: money !== undefined })
      expect((await connector.auth.connectWithKey?.(fields))?.account).toEqual(account)
    })

    test.each([
      ['an HTML page with 200', { body: '<!doctype html><h1>Maintenance</h1>' }, 'malformed'],
      ['{} with 200', { body: {} }, 'malformed'],
      ['null with 200', { body: 'null' }, 'malformed'],
      ['half a document', { body: '{"data":[{"cur' }, 'malformed'],
      ['a 503', { status: 503, body: 'busy' }, 'unavailable'],
      ['a 429', { status: 429, body: 'slow down', headers: { 'retry-after': '7' } }, 'rateLimited'],
    ] as const)('%s is an error, never an empty account', async (_name, answer, kind) => {
      const broken = Object.fromEntries(Object.keys(good).map(path => [path, answer as Canned]))
      const { connector } = await startExchange(entry, broken)
      await expect(connector.read.holdings(key)).rejects.toMatchObject({ name: 'ConnectorError', kind })
    })

    test('gives a result or a ConnectorError for every mutation of a response, and shows no secret', async () => {
      const reads = Object.entries(vectors.answers).filter(([path]) => path !== money?.path)
      for (const [path, body] of reads) {
        const operations = async (answer: string) => {
          const { connector } = await startExchange(entry, { ...good, [path]: { body: answer } })
          const { read, withdraw } = connector
          const requested = [() => read.holdings(key), () => read.balances(key)]
          const more =
            order && search
              ? [
                  () => withdraw.terms(key, order.symbol),
                  () => withdraw.find(key, search),
                  () => read.depositAddress(key, order),
                ]
              : []
          return [...requested, ...more]
        }
        await fc.assert(
          fc.asyncProperty(mutationOf(body), async answer => {
            for (const operation of await operations(answer)) {
              const error: unknown = await operation().then(
                () => undefined,
                (thrown: unknown) => thrown,
              )
              if (error !== undefined) expect(error).toBeInstanceOf(ConnectorError)
              expect(String(error)).not.toContain(key.secret)
            }
          }),
          { numRuns: 25 },
        )
      }
    })
  })

  if (money === undefined || order === undefined || search === undefined) {
    test(`${type} sends nothing by API, and says so`, async () => {
      const { connector, requests } = await startExchange(entry, good)
      expect(descriptor.products).not.toContain('transfers')
      const somewhere = {
        reference,
        symbol: 'BTC',
        networkId: ethereum,
        address: '0x99ced129603abc771c0dabe935c326ff6c86645d',
        amount: '1',
        maxDebit: '2',
      }
      expect(await connector.withdraw.submit(key, somewhere)).toMatchObject({ kind: 'rejected', reason: 'refused' })
      expect(await connector.withdraw.terms(key, 'BTC')).toEqual([])
      await expect(connector.read.depositAddress(key, somewhere)).rejects.toMatchObject({ kind: 'networkUnsupported' })
      expect(
        requests.some(
          ({ method }) => method === 'POST' && !vectors.answers[`POST ${new URL(requests[0]?.url ?? '').pathname}`],
        ),
      ).toBe(false)
    })
    return
  }

  describe(`withdrawals of ${type}`, () => {
    test('are offered on terms, and to an address of the user’s there', async () => {
      const { connector } = await startExchange(entry, good)
      const terms = await connector.withdraw.terms(key, order.symbol)
      expect(terms.find(({ networkId }) => networkId === order.networkId)).toEqual({
        networkId: order.networkId,
        enabled: true,
        ...money.terms,
      })
      if (vectors.address !== undefined)
        expect(await connector.read.depositAddress(key, order)).toEqual(vectors.address)
    })

    test('are offered under our contract, in any case of its letters, or none, and under no other', async ({
      skip,
    }) => {
      const own = findToken(order.networkId, order.symbol)?.address ?? ''
      const offered = async (contract: string) => {
        const answers = asAnswers(withContract(vectors.answers, own, contract))
        const started = await startExchange(entry, answers)
        const terms = await started.connector.withdraw.terms(key, order.symbol)
        return { ...started, isOffered: terms.some(one => one.networkId === order.networkId && one.enabled) }
      }
      if (own === '' || !JSON.stringify(vectors.answers).toLowerCase().includes(own.toLowerCase()))
        return skip('its answers state no contract')
      for (const contract of [own, own.toLowerCase(), '']) expect((await offered(contract)).isOffered).toBe(true)
      const { connector, calls, isOffered } = await offered(`0x${'be'.repeat(20)}`)
      expect(isOffered).toBe(false)
      expect(await connector.withdraw.submit(key, order)).toMatchObject({ reason: 'networkUnsupported' })
      expect(calls(money.path)).toBe(0)
      await expect(connector.read.depositAddress(key, order)).rejects.toMatchObject({ kind: 'networkUnsupported' })
    })

    test.each(Object.entries(money.lists).flatMap(([answer, paths]) => paths.map(path => [answer, path] as const)))(
      'stay open if one row of its list is invalid: %s %s',
      async (answer, path) => {
        const before = (await startExchange(entry, good)).connector
        const body = withOddEntry(vectors.answers[answer], path === '' ? [] : path.split('.'))
        const { connector } = await startExchange(entry, { ...good, [answer]: { body } })
        expect(await connector.withdraw.terms(key, order.symbol)).toEqual(
          await before.withdraw.terms(key, order.symbol),
        )
      },
    )

    test('are submitted once, with exactly the order in the call', async () => {
      const { connector, requests, calls } = await startExchange(entry, good)
      const outcome = await connector.withdraw.submit(key, order)
      expect(outcome).toMatchObject(
        money.upstreamId === undefined ? { kind: 'unknown' } : { kind: 'accepted', upstreamId: money.upstreamId },
      )
      expect(calls(money.path)).toBe(1)
      const sent = requests.find(({ method, url }) => `${method} ${new URL(url).pathname}` === money.path)
      expect(sent && parametersOf(sent)).toMatchObject(money.parameters)
    })

    test('are not submitted if the fee has risen above the approved one', async () => {
      const { connector, calls } = await startExchange(entry, good)
      const debit = order.maxDebit
      const below = { ...order, maxDebit: subtract(debit, '0.000000000000000001') }
      expect(await connector.withdraw.submit(key, below)).toMatchObject({ kind: 'feeAboveApproved', debit })
      expect(calls(money.path)).toBe(0)
    })

    test('are found in its history, and an unrecognized status is pending', async () => {
      const { connector } = await startExchange(entry, good)
      expect(await connector.withdraw.find(key, search)).toMatchObject(money.found)
      const { status, upstreamStatus } = (await connector.withdraw.find(key, search)) ?? {}
      expect(status).toBe('succeeded')
      const strange = JSON.stringify(vectors.answers[money.historyPath]).replaceAll(
        `"${upstreamStatus}"`,
        '"somethingNew"',
      )
      const odd = await startExchange(entry, { ...good, [money.historyPath]: { body: strange } })
      const found = await odd.connector.withdraw.find(key, search)
      if (strange !== JSON.stringify(vectors.answers[money.historyPath]))
        expect(found).toMatchObject({ status: 'pending' })
      const other = {
        ...search,
        order: { ...order, address: '0x00000000000000000000000000000000000000a1', amount: '777' },
      }
      expect((await odd.connector.withdraw.find(key, other))?.status).not.toBe('failed')
    })

    test('are not "not found" while their history may have further pages after a full one', async ({ skip }) => {
      if (money.isFoundByReference) return skip('it answers for one withdrawal')
      const body = withManyOthers(vectors.answers[money.historyPath], order)
      const { connector } = await startExchange(entry, { ...good, [money.historyPath]: { body } })
      await expect(connector.withdraw.find(key, search)).rejects.toMatchObject({ kind: 'malformed' })
    })

    test('are found beside an invalid row, and are open while only that row may be the withdrawal', async ({
      skip,
    }) => {
      if (money.isFoundByReference) return skip('it answers for one withdrawal')
      const beside = withOddRow(vectors.answers[money.historyPath], [{ odd: recipientOf(order) }])
      const { connector } = await startExchange(entry, { ...good, [money.historyPath]: { body: beside } })
      expect(await connector.withdraw.find(key, search)).toMatchObject(money.found)
      const alone = withOddRow(vectors.answers[money.historyPath], [{ odd: recipientOf(order) }], true)
      const open = await startExchange(entry, { ...good, [money.historyPath]: { body: alone } })
      await expect(open.connector.withdraw.find(key, search)).rejects.toMatchObject({ kind: 'malformed' })
    })

    test.each(money.refusals)('%j is %j', async (body, outcome) => {
      const { connector } = await startExchange(entry, { ...good, [money.path]: { body } })
      expect(await connector.withdraw.submit(key, order)).toMatchObject(outcome)
    })

    test('with too many decimals, an invalid address or an insufficient balance are rejected before sending', async () => {
      const { connector, calls } = await startExchange(entry, good)
      const submit = (change: Partial<WithdrawalOrder>) => connector.withdraw.submit(key, { ...order, ...change })
      expect(await submit({ amount: '1.5000000000000000000001' })).toMatchObject({
        kind: 'rejected',
        reason: 'refused',
      })
      expect(await submit({ address: 'somebody@example.com' })).toMatchObject({ reason: 'invalidAddress' })
      expect(await submit({ amount: '900000', maxDebit: '9000000' })).toMatchObject({ kind: 'rejected' })
      expect(await submit({ networkId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
        reason: 'networkUnsupported',
      })
      expect(await submit({ notAfterMs: nowMs })).toMatchObject({ kind: 'rejected' })
      expect(calls(money.path)).toBe(0)
    })

    test('with any other response are unknown, never done and never sent again', async () => {
      await fc.assert(
        fc.asyncProperty(
          mutationOf(vectors.answers[money.path]),
          fc.constantFrom(200, 400, 500),
          async (body, status) => {
            const { connector, calls } = await startExchange(entry, { ...good, [money.path]: { status, body } })
            const outcome = await connector.withdraw.submit(key, order)
            expect(calls(money.path)).toBe(1)
            expect(['accepted', 'rejected', 'unknown', 'addressWhitelistRequired', 'travelRuleRequired']).toContain(
              outcome.kind,
            )
            if (outcome.kind === 'accepted') expect(status).toBe(200)
            if (status === 500) expect(outcome.kind).toBe('unknown')
          },
        ),
        { numRuns: 60 },
      )
    })

    test('leave while there is time', async () => {
      const { connector } = await startExchange(entry, good)
      expect((await connector.withdraw.submit(key, { ...order, notAfterMs: nowMs + 1 })).kind).not.toBe('rejected')
    })
  })
}
