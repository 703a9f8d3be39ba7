import {
  ExportJournalRequest,
  ExportRefundsRequest,
  ExportTransfersRequest,
  ExportUnassignedPaymentsRequest,
} from '@rialto/contract'
import { checkDays, type Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { exportRecords } from '../transfers/exportRecords.ts'
import { journalFile } from './books/journalFile.ts'
import { exportRoute } from './exportRoute.ts'
import { refundsFile } from './paymentRequests/refundsFile.ts'
import { unassignedPaymentsFile } from './paymentRequests/unassignedPaymentsFile.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'
import { recordQuery } from './transfers/recordQuery.ts'

/** The exports of the account management API. */
export const exportRoutes = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  const access = { ctx, tokens }
  exportRoute<ExportTransfersRequest>(app, access, {
    path: '/Transfers/export',
    schema: ExportTransfersRequest,
    nameOf: () => 'transfers',
    file: (scope, { format, ...filters }) => exportRecords(ctx, scope, recordQuery(filters), format),
  })
  exportRoute<ExportJournalRequest>(app, access, {
    path: '/Books/export',
    schema: ExportJournalRequest,
    nameOf: body => {
      checkDays(body)
      return `journal-${body.from}-${body.to}`
    },
    file: (scope, body) => journalFile(ctx, scope, body),
  })
  exportRoute<ExportRefundsRequest>(app, access, {
    path: '/Refunds/export',
    schema: ExportRefundsRequest,
    nameOf: () => 'refunds',
    file: (scope, body) => refundsFile(ctx, scope, body),
  })
  exportRoute<ExportUnassignedPaymentsRequest>(app, access, {
    path: '/UnassignedPayments/export',
    schema: ExportUnassignedPaymentsRequest,
    nameOf: () => 'unassigned-payments',
    file: (scope, body) => unassignedPaymentsFile(ctx, scope, body),
  })
}
