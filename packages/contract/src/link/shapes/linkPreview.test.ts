import fc from 'fast-check'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { LinkPreviewRequest } from './linkPreview.ts'

const id = '03b2d786-7092-4a6a-9737-d6013e21819b'
const takes = (amount: string) =>
  Value.Check(LinkPreviewRequest, { connectionId: id, symbol: 'USDC', networkId: id, amount })

test.each(['', '-1', '+1', '.5', '5.', '1e3', '1,5', ' 1', '1 ', '0x1', 'NaN', 'Infinity', '1'.repeat(31), '１'])(
  'an amount of "%s" is not taken',
  amount => expect(takes(amount)).toBe(false),
)

test('an amount may have up to 30 digits on either side of the point', () => {
  const digits = fc.stringMatching(/^[0-9]{1,30}$/)
  fc.assert(
    fc.property(digits, fc.option(digits), (whole, fraction) => takes(fraction ? `${whole}.${fraction}` : whole)),
  )
})
