import { add, compare, subtract } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'
import type { ConformanceSubject } from './subject.ts'
import { submitWithCode } from './submitWithCode.ts'

export const describeWithdrawals = (of: () => ConformanceSubject): void => {
  describe('withdrawals', () => {
    test('send exactly the order’s amount, once, and are found from acceptance to the chain', async () => {
      const { credentials } = await of().connect()
      const order = of().order()
      const { find } = of().connector.withdraw
      const sinceMs = Date.now() - 1_000
      expect(await find(credentials, { order, sinceMs })).toBeUndefined()

      const outcome = await submitWithCode(of(), credentials, order)
      if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(outcome)}`)
      const { upstreamId } = outcome
      expect(of().created(order.reference)).toBe(1)
      expect(await find(credentials, { order, sinceMs })).toMatchObject({ upstreamId, status: 'pending' })

      await of().settle()
      const done = await find(credentials, { order, sinceMs })
      expect(done).toMatchObject({ upstreamId, status: 'succeeded' })
      expect(done?.hash).toMatch(/^\S{40,}$/)
      expect(await find(credentials, { order, upstreamId, sinceMs })).toEqual(done)
      expect(await of().arrived(order)).toBe(order.amount)
    })

    test('do not match an earlier, identical order to a later one', async () => {
      const { credentials } = await of().connect()
      const { find } = of().connector.withdraw
      const first = of().order()
      const sinceMs = Date.now() - 1_000
      const outcome = await submitWithCode(of(), credentials, first)
      if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(outcome)}`)
      const second = { ...first, reference: of().order().reference }
      const claimed = new Set([outcome.upstreamId])
      expect(await find(credentials, { order: second, sinceMs, claimed })).toBeUndefined()
      await of().settle()
      expect(await find(credentials, { order: second, sinceMs, claimed })).toBeUndefined()
      // Claimed ids are those of other transfers; its own id is not among them.
      const known = { order: first, upstreamId: outcome.upstreamId, sinceMs, claimed: new Set(['another']) }
      expect(await find(credentials, known)).toMatchObject({ upstreamId: outcome.upstreamId })
    })

    test('find nothing for an order that was never sent', async () => {
      const { credentials } = await of().connect()
      const order = of().order()
      expect(await of().connector.withdraw.find(credentials, { order, sinceMs: Date.now() })).toBeUndefined()
    })

    test('reject an amount with too many decimals, without a call', async () => {
      const { credentials } = await of().connect()
      await of().forgetCalls()
      const order = { ...of().order(), amount: '1.5000000000000000000001' }
      const outcome = await of().connector.withdraw.submit(credentials, order, of().code)
      expect(outcome).toMatchObject({ kind: 'rejected', reason: 'refused' })
      expect(await of().moneyCalls()).toBe(0)
    })

    test('state the reason of a rejection', async () => {
      const { credentials } = await of().connect()
      const { submit } = of().connector.withdraw
      const refused = async (change: object) => {
        const order = { ...of().order(), ...change }
        const outcome = await submit(credentials, order, of().code)
        expect(of().created(order.reference)).toBe(0)
        return outcome.kind === 'rejected' ? outcome.reason : outcome.kind
      }
      expect(await refused({ amount: '9000000' })).toBe('insufficientFunds')
      expect(await refused({ address: '0x1234' })).toBe('invalidAddress')
      expect(await refused({ address: 'somebody@example.com' })).toBe('invalidAddress')
      expect(await refused({ address: `0x${'0'.repeat(40)}` })).toBe('invalidAddress')
      expect(await refused({ amount: '0.000001' })).toBe('amountBelowMinimum')
      expect(await refused({ networkId: '00000000-0000-4000-8000-000000000000' })).toBe('networkUnsupported')
    })

    test('are rejected without a call if the current fee would debit more than was approved', async () => {
      const { credentials } = await of().connect()
      const { terms, submit } = of().connector.withdraw
      const approve = async (amount: string) => {
        const made = { ...of().order(), amount }
        const listed = await terms(credentials, made.symbol)
        const fee = listed.find(({ networkId }) => networkId === made.networkId)?.fee ?? ''
        return { ...made, maxDebit: subtract(add(amount, fee), '0.000000000000000001') }
      }
      await of().forgetCalls()
      // A fee that has risen is reported as such, not as insufficient funds or an exceeded limit.
      for (const amount of [of().order().amount, '9000000']) {
        const order = await approve(amount)
        const outcome = await submit(credentials, order, of().code)
        expect(outcome).toMatchObject({ kind: 'feeAboveApproved' })
        if (outcome.kind === 'feeAboveApproved') expect(compare(outcome.debit, order.maxDebit)).toBe(1)
        expect(of().created(order.reference)).toBe(0)
      }
      expect(await of().moneyCalls()).toBe(0)
    })

    test('reject credentials of another kind, without a call', async () => {
      // Not by the scheme: a sign-in may have issued a key.
      const { credentials } = await of().connect()
      await of().forgetCalls()
      const wrong =
        credentials.kind === 'oAuth'
          ? ({ kind: 'apiKey', key: 'k', secret: 's' } as const)
          : ({ kind: 'oAuth', accessToken: 't', scopes: [] } as const)
      const outcome = await of().connector.withdraw.submit(wrong, of().order())
      expect(outcome).toMatchObject({ kind: 'rejected', reason: 'credentialsInvalid' })
      expect(await of().moneyCalls()).toBe(0)
    })
  })
}
