import { readComplianceRecord } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { complianceView } from './complianceView.ts'

export const readComplianceRecordHandler: AdminHandler<'readComplianceRecord'> = async (ctx, { scope, params }) =>
  complianceView(await readComplianceRecord(ctx, scope, params.id))
