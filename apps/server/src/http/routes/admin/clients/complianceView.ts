import type { StoredCompliance } from '@rialto/core'

export const complianceView = ({ subClientId, businessLegalName, record, updatedAtMs }: StoredCompliance) => ({
  subClientId,
  businessLegalName,
  ...record,
  updatedTimestamp: Math.floor(updatedAtMs / 1_000),
})
