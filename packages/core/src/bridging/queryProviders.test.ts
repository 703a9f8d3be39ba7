import { expect, test } from 'vitest'

import { scriptedBridge } from '../testing/scriptedBridge.ts'
import { BridgeError, type BridgeErrorKind } from './bridgeError.ts'
import { apiErrorFromBridge, queryProviders } from './queryProviders.ts'

type Answer = string | BridgeErrorKind | Error

const kinds: ReadonlySet<string> = new Set(['unavailable', 'noRoute', 'amountTooLow', 'sanctioned', 'malformed'])

/** Providers that answer so, in this order; with the names of those that were asked. */
const query = async (...answers: Answer[]) => {
  const asked: string[] = []
  const providers = answers.map((_, at) => scriptedBridge(`${at}`).provider)
  const result = queryProviders(providers, async ({ name }) => {
    asked.push(name)
    const answer = answers[Number(name)] ?? ''
    if (answer instanceof Error) throw answer
    if (kinds.has(answer)) throw new BridgeError(answer as BridgeErrorKind, `provider ${name}`)
    return answer
  })
  return { asked, result: await result.catch((error: unknown) => error) }
}

test('providers that are away or have no route are passed over until one answers, and no more are asked', async () => {
  expect(await query('unavailable', 'noRoute', 'an answer', 'another')).toEqual({
    asked: ['0', '1', '2'],
    result: 'an answer',
  })
})

test.each(['amountTooLow', 'sanctioned', 'malformed'] as const)(
  'a refusal of what was asked (%s) is the answer: no provider after it is asked',
  async kind => {
    const { asked, result } = await query('noRoute', kind, 'an answer')
    expect(asked).toEqual(['0', '1'])
    expect(result).toMatchObject({ name: 'BridgeError', kind })
  },
)

test('a route is reported as missing only if every provider says so: an unavailable one may support it', async () => {
  expect((await query('noRoute', 'noRoute')).result).toMatchObject({ kind: 'noRoute' })
  expect((await query()).result).toMatchObject({ kind: 'noRoute' })
  expect((await query('unavailable', 'noRoute')).result).toMatchObject({ kind: 'unavailable', message: 'provider 0' })
})

test('a defect is thrown unchanged', async () => {
  const defect = new TypeError('a defect')
  expect((await query(defect, 'an answer')).result).toBe(defect)
  expect(apiErrorFromBridge(defect, 'ETH')).toBe(defect)
})

test.each([
  ['amountTooLow', { minimum: '0.02' }, 'amountBelowMinimum', 'amount: the minimum is 0.02 ETH.'],
  ['amountTooLow', {}, 'amountBelowMinimum', 'below the bridge’s minimum'],
  ['amountTooHigh', { maximumUsd: '90' }, 'amountExceedsMaximum', 'maximum is 90 USD'],
  ['amountTooHigh', {}, 'amountExceedsMaximum', 'exceeds the bridge’s liquidity'],
  ['noRoute', {}, 'badRequest', 'No bridge supports this route'],
  ['invalidAddress', {}, 'invalidField', 'destination.address'],
  ['sanctioned', {}, 'unavailableForLegalReasons', ''],
  ['rateLimited', { retryAfterMs: 700 }, 'bridgeUnavailable', 'Your own limit is not used up'],
  ['unavailable', {}, 'bridgeUnavailable', 'could not be reached'],
  ['malformed', {}, 'bridgeUnavailable', 'invalid response'],
  ['refused', {}, 'badRequest', 'rejected the request'],
] as const)('%s %j is answered as %s, without the provider’s own words', (kind, detail, type, message) => {
  const cause = new BridgeError(kind, 'upstream words', { ...detail, upstreamCode: 'E17' })
  const error = apiErrorFromBridge(cause, 'ETH')
  expect(error).toMatchObject({ name: 'ApiError', type, cause, message: expect.stringContaining(message) })
  expect(error).toMatchObject({ message: expect.not.stringMatching(/upstream|E17/) })
  expect(error).toHaveProperty('retryAfterMs', 'retryAfterMs' in detail ? detail.retryAfterMs : undefined)
})
