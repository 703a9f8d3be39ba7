import { getLatestBlockhash } from '@rialto/core'
import type { Handler } from '../../handler.ts'

export const getLatestBlockhashHandler: Handler<'getLatestBlockhash'> = (ctx, { query }) =>
  getLatestBlockhash(ctx, query)
