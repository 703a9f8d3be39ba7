import fc from 'fast-check'
import { expect, test } from 'vitest'

import { targets } from './target.ts'
import { wireRequest } from './wireRequest.ts'

/** Enough to be refused for its size; more would only be the fuzzer's own work. */
const largestBodyBytes = 1_500_000

test.each(targets.map(target => [`${target.method} ${target.path}`, target] as const))(
  'a request for %s is never larger than it takes to be refused',
  (_, target) =>
    fc.assert(
      fc.property(wireRequest(target, new Map()), ({ url, body }) => {
        expect(url.length).toBeLessThan(30_000)
        expect(body?.length ?? 0).toBeLessThan(largestBodyBytes)
      }),
      { numRuns: Number(process.env['RIALTO_FUZZ_RUNS'] ?? 20), seed: 1 },
    ),
)
