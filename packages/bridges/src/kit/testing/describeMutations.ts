import { BridgeError, type BridgeProvider, type BridgingPair } from '@rialto/core'
import { mutationOf } from '@rialto/core/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { egressTo } from './egressTo.ts'
import { type ProviderRequest, type ProviderServer, startProviderServer } from './startProviderServer.ts'
import type { RoutePair } from '../createProvider.ts'

const runs = Number(process.env['RIALTO_FUZZ_RUNS'] ?? 8)

interface MutationSubject {
  host: string
  paths: readonly string[]
  /** The documented response. */
  documented(request: ProviderRequest): unknown
  create(egress: ReturnType<typeof egressTo>): BridgeProvider
  pairs: RoutePair<BridgingPair>
  recipient: string
  recoveryAddress: string
  /** Of the documented status. */
  paid: { address: string; reference: string }
  /** The provider's only status for a payout that arrived. */
  successWord: string
}

/**
 * Every response of a provider, with one value changed, truncated or replaced, under any status: no call may crash or
 * succeed wrongly.
 */
export const describeMutations = (name: string, subject: MutationSubject): void => {
  describe(`mutations of ${name}’s responses`, () => {
    let server: ProviderServer
    let spoilt: { path: string; status: number; text: string } | undefined
    beforeAll(async () => {
      server = await startProviderServer(request => {
        return spoilt?.path === request.path
          ? { status: spoilt.status, body: spoilt.text }
          : { body: subject.documented(request) }
      })
    })
    afterAll(() => server.stop())

    /** Every result must be valid, or a `BridgeError`. */
    const outcomes = async () => {
      const egress = egressTo(subject.host, server.origin, 2_000)
      const provider = subject.create(egress)
      const { pairs, recipient, recoveryAddress, paid } = subject
      const settled = await Promise.allSettled([
        provider.quote({ ...pairs, recipient, amount: '0.1' }),
        provider.issueAddress({ ...pairs, recipient, recoveryAddress, expectedAmount: '0.1' }),
        provider.operations({ ...pairs, ...paid }),
      ])
      await egress.close()
      for (const outcome of settled)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(BridgeError)
      return settled
    }

    test('unchanged, are all read', async () => {
      spoilt = undefined
      expect((await outcomes()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    })

    test.each(subject.paths)(
      '%s: gives a valid result or a BridgeError, and never a success that the reply does not contain',
      async path => {
        const body = subject.documented({ path, method: 'POST', query: new URLSearchParams(), headers: {}, body: {} })
        await fc.assert(
          fc.asyncProperty(mutationOf(body), fc.constantFrom(200, 200, 200, 400, 401, 500), async (text, status) => {
            spoilt = { path, status, text }
            const [quote, issued, operations] = await outcomes()
            if (quote.status === 'fulfilled') expect(quote.value.estimatedAmount).toMatch(/^[0-9]+(\.[0-9]+)?$/)
            if (issued.status === 'fulfilled') expect(issued.value.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
            if (operations.status === 'fulfilled')
              for (const operation of operations.value)
                if (operation.status === 'succeeded') expect(operation.upstreamStatus).toBe(subject.successWord)
          }),
          { numRuns: runs },
        )
      },
    )
  })
}
