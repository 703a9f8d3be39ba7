import type { Connected } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { blindFaults } from './blindFaults.ts'
import type { ConformanceSubject } from './subject.ts'
import { submitWithCode } from './submitWithCode.ts'

const exactMoneyPath = async (subject: ConformanceSubject, connected: Connected): Promise<string> =>
  `${await subject.moneyPath(connected)}$`

export const describeWithdrawalFaults = (of: () => ConformanceSubject): void => {
  describe('withdrawals under faults', () => {
    test.each(blindFaults)(
      'after %s the outcome is unknown, and the history decides',
      async (_name, fault, created) => {
        const connected = await of().connect()
        const order = of().order()
        const sinceMs = Date.now() - 1_000
        await of().forgetCalls()
        await of().fault({ path: await exactMoneyPath(of(), connected), method: 'POST', times: 1, ...fault })
        const outcome = await of().connector.withdraw.submit(connected.credentials, order, of().code)
        expect(outcome.kind).toBe('unknown')
        expect(await of().moneyCalls()).toBe(1)
        expect(of().created(order.reference)).toBe(created)
        await of().clearFaults()
        const found = await of().connector.withdraw.find(connected.credentials, { order, sinceMs })
        expect(found !== undefined).toBe(created === 1)
      },
    )

    test('a rate limit leaves the outcome open unless it is documented, and the call is sent once', async () => {
      const connected = await of().connect()
      const order = of().order()
      await of().forgetCalls()
      await of().fault({ path: await exactMoneyPath(of(), connected), method: 'POST', mode: 'rateLimit', times: 1_000 })
      const outcome = await of().connector.withdraw.submit(connected.credentials, order, of().code)
      if (of().rejectsAboveRateLimit) expect(outcome).toMatchObject({ kind: 'rejected', reason: 'rateLimited' })
      else expect(outcome.kind).toBe('unknown')
      expect(await of().moneyCalls()).toBe(1)
      expect(of().created(order.reference)).toBe(0)
    })

    test('an unrecognized status is pending, in the look-up and in the history', async () => {
      const connected = await of().connect()
      const order = of().order()
      const outcome = await submitWithCode(of(), connected.credentials, order)
      expect(outcome.kind).toBe('accepted')
      await of().settle()
      const path = await of().historyPath(connected)
      await of().fault({ path, method: of().readMethod ?? 'GET', mode: 'unknownStatus', times: 1_000 })
      const search = { order, sinceMs: Date.now() - 60_000 }
      expect(await of().connector.withdraw.find(connected.credentials, search)).toMatchObject({ status: 'pending' })
    })

    test('the same order a second time creates no second withdrawal, if the institution promises that', async ({
      skip,
    }) => {
      const { withdrawal } = of().connector.descriptor
      const { credentials } = await of().connect()
      const order = of().order()
      const first = await submitWithCode(of(), credentials, order)
      if (withdrawal.reference?.deduplicates !== true)
        return skip('it promises nothing of a second call with one reference')
      const second = await of().connector.withdraw.submit(credentials, order, of().code)
      expect(of().created(order.reference)).toBe(1)
      if (second.kind === 'accepted') expect(second).toMatchObject(first)
    })

    test('a slow response is not an error', async () => {
      const connected = await of().connect()
      await of().fault({ path: await exactMoneyPath(of(), connected), method: 'POST', mode: 'latency', ms: 100 })
      const outcome = await of().connector.withdraw.submit(connected.credentials, of().order(), of().code)
      expect(outcome.kind).toBe('accepted')
    })

    test('an error before the money call is a rejection with nothing sent', async () => {
      const { credentials } = await of().connect()
      const order = of().order()
      await of().forgetCalls()
      await of().fault({ path: of().readPath, mode: 'htmlPage200', times: 1_000 })
      const outcome = await of().connector.withdraw.submit(credentials, order, of().code)
      expect(outcome).toMatchObject({ kind: 'rejected', reason: 'refused' })
      expect(await of().moneyCalls()).toBe(0)
      expect(of().created(order.reference)).toBe(0)
    })

    test.each(['htmlPage200', 'emptyObject200', 'schemaDrift', 'resetBefore', 'redirect'] as const)(
      'a history that cannot be read (%s) is an error, never "no trace"',
      async mode => {
        const connected = await of().connect()
        const order = of().order()
        // An empty list has no fields to misread, so a withdrawal is created first.
        expect((await submitWithCode(of(), connected.credentials, order)).kind).toBe('accepted')
        await of().fault({
          path: await of().historyPath(connected),
          method: of().readMethod ?? 'GET',
          mode,
          times: 1_000,
        })
        const requested = of().connector.withdraw.find(connected.credentials, { order, sinceMs: Date.now() })
        await expect(requested).rejects.toMatchObject({ name: 'ConnectorError' })
      },
    )
  })
}
