import { mutationOf } from '@rialto/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startUpholdSubject } from './testing/startUpholdSubject.ts'
import { describeMutations } from '../../kit/testing/describeMutations.ts'
import { commitKey, order, quoteKey, sent, upholdAnswers } from './testing/fixtures.ts'
import { credentials, startCanned } from './testing/startCanned.ts'

describeConnectorConformance('Uphold', startUpholdSubject)

describeMutations(upholdAnswers, startCanned, credentials.accessToken)

test('confirms no quote but one of the order, to the last digit', async () => {
  await fc.assert(
    fc.asyncProperty(mutationOf(upholdAnswers[quoteKey]?.body), async body => {
      const { submit, requests } = startCanned({ [quoteKey]: { status: 202, body } })
      const outcome = await submit('123456')
      const confirmed = requests.filter(({ url }) => url.endsWith('/commit'))
      expect(confirmed.length > 0).toBe(['accepted', 'unknown'].includes(outcome.kind))
      if (confirmed.length === 0) return
      const quoted = JSON.parse(body) as typeof sent
      expect(quoted).toMatchObject({ type: 'withdrawal', network: 'ethereum' })
      expect([quoted.origin.currency, quoted.destination.currency]).toEqual(['USDC', 'USDC'])
      expect(Number(quoted.destination.amount)).toBe(10)
      expect(Number(quoted.origin.amount)).toBeLessThanOrEqual(10.01)
      expect([quoted.destination.address ?? quoted.destination.description]).toEqual([order.address])
    }),
    { numRuns: 100 },
  )
})

test('accepts only a confirmation of that very quote, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      mutationOf(upholdAnswers[commitKey]?.body),
      fc.constantFrom(200, 201, 400, 401, 404, 500),
      async (body, status) => {
        const outcome = await startCanned({ [commitKey]: { status, body } }).submit('123456')
        if (outcome.kind !== 'accepted') return
        expect(status).toBeLessThan(300)
        expect(outcome.upstreamId).toBe(sent.id)
        expect(JSON.parse(body)).toMatchObject({ id: sent.id, type: 'withdrawal' })
      },
    ),
    { numRuns: 100 },
  )
})
