import type { AdminHandler } from '../../../handler.ts'
import { ipRangeView } from './ipRangeView.ts'

export const listIpRangesHandler: AdminHandler<'listIpRanges'> = async (ctx, { scope }) =>
  (await ctx.store.ipRanges.list(scope)).map(ipRangeView)
