import { replaceComplianceRecord } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { complianceView } from './complianceView.ts'

export const replaceComplianceRecordHandler: AdminHandler<'replaceComplianceRecord'> = async (
  ctx,
  { scope, params, body },
) => complianceView(await replaceComplianceRecord(ctx, scope, params.id, body))
