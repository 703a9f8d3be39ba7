import { isTokenAddressCreated } from '@rialto/core'
import type { Handler } from '../../handler.ts'

export const isTokenAddressCreatedHandler: Handler<'isTokenAddressCreated'> = async (ctx, { query }) =>
  String(await isTokenAddressCreated(ctx, query))
