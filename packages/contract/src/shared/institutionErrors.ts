import type { ErrorType } from '../errors/errorCatalogue.ts'

/** What any operation may answer that reads from an institution for a user. */
export const institutionErrors = [
  'invalidIntegrationToken',
  'integrationNotSupported',
  'integrationPermissionMissing',
  'integrationAddressRestricted',
  'integrationUnavailable',
  'integrationRateLimited',
  'accountLocked',
  'regionRestricted',
  'kycRequired',
] as const satisfies readonly ErrorType[]
