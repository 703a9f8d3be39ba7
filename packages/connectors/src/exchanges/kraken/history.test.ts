import { defined } from '@rialto/defined'
import fc from 'fast-check'
import type { Egress } from '@rialto/egress'
import { expect, test } from 'vitest'
import { kraken } from './exchange.ts'
import type { MovementList } from './history.ts'
import { answerOf, deposit, withdrawal } from './testing/fixtures.ts'

const firstS = 1_768_000_000
const credentials = { kind: 'apiKey', key: 'key1', secret: 'c2VjcmV0' } as const
const clock = { nowMs: () => (firstS + 3_600) * 1_000, sleep: async () => undefined }

type Seconds = Readonly<Record<MovementList, readonly number[]>>

/** Both histories as Kraken slices them: bounds included, newest first. */
const krakenWith = (seconds: Seconds): Egress => ({
  request: async ({ url, body }) => {
    const list = new URL(url).pathname.endsWith('DepositStatus') ? 'DepositStatus' : 'WithdrawStatus'
    const requested = new URLSearchParams(body)
    const rows = seconds[list]
      .map((second, index) => ({
        ...(list === 'DepositStatus' ? deposit : withdrawal),
        refid: `${list}-${index}`,
        time: firstS + second,
      }))
      .filter(
        ({ time }) => time <= Number(requested.get('end') ?? Infinity) && time >= Number(requested.get('start') ?? 0),
      )
      .sort((a, b) => b.time - a.time)
      .slice(0, Number(requested.get('limit')))
    return { status: 200, headers: {}, text: JSON.stringify(answerOf(rows).body) }
  },
  fetch: () => Promise.reject(new Error('not used')),
  close: async () => undefined,
})

const readAll = async (seconds: Seconds, count: number, sinceMs?: number) => {
  const { history } = kraken({ egress: krakenWith(seconds), clock, environment: 'sandbox' })
  const reported: { upstreamId: string; createdAtMs: number }[] = []
  let cursor: string | undefined
  do {
    const more = defined({ cursor, sinceMs })
    const page = await history?.list(credentials, { count, ...more })
    if (page === undefined) throw new Error('its own cursor was refused')
    expect(page.transfers.length).toBeLessThanOrEqual(count)
    reported.push(...page.transfers)
    cursor = page.cursor
  } while (cursor !== undefined)
  return reported
}

/** Few distinct seconds, so that many rows share one. */
const someSeconds = fc.array(fc.nat({ max: 4 }), { maxLength: 12 })

test('every row is returned once and in order, for any number of rows in one second and any page size', async () => {
  await fc.assert(
    fc.asyncProperty(someSeconds, someSeconds, fc.integer({ min: 1, max: 6 }), async (sent, received, count) => {
      const reported = await readAll({ WithdrawStatus: sent, DepositStatus: received }, count)
      expect(new Set(reported.map(({ upstreamId }) => upstreamId)).size).toBe(reported.length)
      expect(reported).toHaveLength(sent.length + received.length)
      const times = reported.map(({ createdAtMs }) => createdAtMs)
      expect(times).toEqual([...times].sort((a, b) => b - a))
    }),
    { numRuns: 60 },
  )
})

test('rows before `sinceMs` are left out', async () => {
  const seconds = { WithdrawStatus: [0, 1, 2], DepositStatus: [1, 3] }
  const reported = await readAll(seconds, 2, (firstS + 2) * 1_000)
  expect(reported.map(({ upstreamId }) => upstreamId)).toEqual(['DepositStatus-1', 'WithdrawStatus-2'])
})
