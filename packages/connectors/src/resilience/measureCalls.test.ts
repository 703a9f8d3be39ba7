import { ConnectorError } from '@rialto/core'
import { expect, test } from 'vitest'

import { measureCalls, type UpstreamCall } from './measureCalls.ts'

const measure = async (call: string, run: () => Promise<unknown>) => {
  const observed: UpstreamCall[] = []
  const result = await measureCalls(one => observed.push(one), { institution: 'kraken' })(call, run).catch(
    (error: unknown) => error,
  )
  return { result, outcomes: observed.map(({ outcome }) => outcome) }
}

test('a read is ok, and a withdrawal has the outcome that it returned', async () => {
  expect((await measure('read.holdings', async () => [])).outcomes).toEqual(['ok'])
  expect((await measure('withdraw.submit', async () => ({ kind: 'rejected' }))).outcomes).toEqual(['rejected'])
})

test('an error is counted by its kind and thrown unchanged', async () => {
  const error = new ConnectorError('rateLimited', 'no')
  expect(await measure('read.holdings', () => Promise.reject(error))).toEqual({
    result: error,
    outcomes: ['rateLimited'],
  })
  const open = new ConnectorError('unavailable', 'no', { upstreamCode: 'notAsked' })
  expect((await measure('read.holdings', () => Promise.reject(open))).outcomes).toEqual(['notAsked'])
  expect((await measure('read.holdings', () => Promise.reject(new Error('x')))).outcomes).toEqual(['error'])
})

test('without an observer a call runs unchanged', async () => {
  expect(await measureCalls(undefined, { institution: 'kraken' })('probe', async () => 5)).toBe(5)
})
