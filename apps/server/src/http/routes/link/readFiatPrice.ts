import { readFiatPrice } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const readFiatPriceHandler: LinkHandler<'readFiatPrice'> = (ctx, { body: { currency } }) =>
  readFiatPrice(ctx, currency)
