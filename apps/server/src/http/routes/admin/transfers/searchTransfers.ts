import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { listRecords } from '../../transfers/listTransfers.ts'
import { recordQuery } from './recordQuery.ts'

export const searchTransfersHandler: AdminHandler<'searchTransfers'> = (ctx, { scope, body }) =>
  listRecords(
    ctx,
    scope,
    { ...recordQuery(body), ...defined({ Cursor: body.cursor }), Count: body.count ?? 50 },
    { isPaidIn: true },
  )
