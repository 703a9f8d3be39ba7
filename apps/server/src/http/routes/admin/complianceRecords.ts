import { readComplianceRecord, replaceComplianceRecord, type StoredCompliance } from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

/** A sub-client's details for institutions that must know the beneficiary of a transfer. */
export const complianceRecordHandlers: AdminHandlers<'readComplianceRecord' | 'replaceComplianceRecord'> = {
  readComplianceRecord: async (ctx, { scope, params }) => view(await readComplianceRecord(ctx, scope, params.id)),
  replaceComplianceRecord: async (ctx, { scope, params, body }) =>
    view(await replaceComplianceRecord(ctx, scope, params.id, body)),
}

const view = ({ subClientId, businessLegalName, record, updatedAtMs }: StoredCompliance) => ({
  subClientId,
  businessLegalName,
  ...record,
  updatedTimestamp: Math.floor(updatedAtMs / 1_000),
})
