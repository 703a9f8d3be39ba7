import { BridgeError } from '@rialto/core'
import { describe, expect, test } from 'vitest'

import type { WireFault } from '../testing/startProviderServer.ts'
import type { BridgeSubject } from './subject.ts'

/**
 * Every kind of faulty response, and the error that it must become. None may read as a quote, an address or "no
 * pay-ins".
 */
const broken: readonly [fault: WireFault, kind: string][] = [
  ['hang', 'unavailable'],
  ['reset', 'unavailable'],
  ['status500', 'unavailable'],
  ['status503', 'unavailable'],
  ['truncated', 'unavailable'],
  ['rateLimit', 'rateLimited'],
  ['html200', 'malformed'],
  ['empty200', 'malformed'],
  ['redirect', 'malformed'],
]

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    value => ({ answered: value }),
    (error: unknown) => error,
  )

const calls = (subject: BridgeSubject) => {
  const { provider, pairs, recipient, recoveryAddress } = subject
  return {
    quote: () => provider.quote({ ...pairs, recipient, amount: '1' }),
    issueAddress: () => provider.issueAddress({ ...pairs, recipient, recoveryAddress, expectedAmount: '1' }),
    refresh: () => provider.refresh(),
  }
}

const expectFailure = async (promise: Promise<unknown>, kind: string, secret: string): Promise<void> => {
  const error = await failure(promise)
  expect(error).toBeInstanceOf(BridgeError)
  expect(error).toMatchObject({ kind, ...(kind === 'rateLimited' && { retryAfterMs: 7_000 }) })
  expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(secret)
}

export const describeFaults = (of: () => BridgeSubject): void => {
  describe('faults on the way', () => {
    test.each(broken)('%s of a quote, an address or a status is %s', async (fault, kind) => {
      const subject = of()
      const { pairs, recipient, recoveryAddress, provider, paths, secret } = subject
      await provider.refresh()
      const issued = await provider.issueAddress({ ...pairs, recipient, recoveryAddress, expectedAmount: '1' })
      subject.fault(fault, paths.quote)
      subject.fault(fault, paths.status)
      const { quote, issueAddress } = calls(subject)
      const requested = { ...pairs, ...issued }
      for (const call of [quote, issueAddress, () => provider.operations(requested)])
        await expectFailure(call(), kind, secret)
    })

    test.each(broken)('%s of the list is %s, and the previous list is kept', async (fault, kind) => {
      const subject = of()
      await subject.provider.refresh()
      subject.fault(fault, subject.paths.list)
      await expectFailure(subject.provider.refresh(), kind, subject.secret)
      expect(subject.provider.supportsRoute(subject.pairs)).toBe(true)
      await expect(calls(subject).quote()).resolves.toBeDefined()
    })

    test('one reset connection and a slow reply cause no error', async () => {
      const subject = of()
      const { list, quote } = subject.paths
      subject.fault('reset', list, 1)
      await subject.provider.refresh()
      subject.fault('status503', quote, 1)
      await expect(calls(subject).quote()).resolves.toBeDefined()
      subject.fault('slow', quote)
      await expect(calls(subject).quote()).resolves.toBeDefined()
    })

    test('a rate-limited call is not repeated at once', async () => {
      const subject = of()
      await subject.provider.refresh()
      subject.fault('rateLimit', subject.paths.quote)
      await failure(calls(subject).quote())
      expect(subject.calls(subject.paths.quote)).toBe(1)
    })
  })
}
