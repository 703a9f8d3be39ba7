import { fromBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import fc from 'fast-check'

import { sepolia } from './fixtures.ts'

/** A decimal string with at most `places` decimals. */
export const aDecimal = (places = 18, most = 10n ** 24n): fc.Arbitrary<string> =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: most }), fc.integer({ min: 0, max: places }))
    .map(([units, decimals]) => fromBaseUnits(units, decimals))

/** Random terms of an institution, however unfavourable: fees and minimums of zero, maximums below minimums. */
export const someTerms = fc
  .record({
    fee: aDecimal(),
    minimum: fc.oneof(fc.constant('0'), aDecimal()),
    maximum: fc.option(aDecimal(), { nil: undefined }),
    decimals: fc.integer({ min: 0, max: 18 }),
    enabled: fc.boolean(),
  })
  .map(({ maximum, ...terms }) => ({ networkId: sepolia, ...terms, ...defined({ maximum }) }))
