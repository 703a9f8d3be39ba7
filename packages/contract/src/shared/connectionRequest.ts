import Type from 'typebox'

import { withUsage } from './hints.ts'
import type { ErrorType } from '../errors/errorCatalogue.ts'
import { BrokerTypeInput } from './enums.ts'

/** Errors of every operation that reads from an institution for a user. */
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

export const authToken = (description = 'Access token or `tokenId` of the connected account.') =>
  Type.String({ minLength: 1, maxLength: 4096, description })

/** Identifies a user's connection: `authToken` accepts the access token or the `tokenId`. */
export const connectionFields = {
  authToken: authToken(),
  type: withUsage(BrokerTypeInput, 'Integration type of the connected account, in any letter case.'),
}

export const ConnectionRequest = Type.Object(connectionFields, {
  title: 'ConnectionRequest',
  description: 'Identifies one connected account.',
})

export const mfaCode = (description: string) => Type.String({ minLength: 1, maxLength: 64, description })

/** A ticker symbol in a request. */
export const symbolInput = (description = 'Symbol of the asset.') =>
  Type.String({ minLength: 1, maxLength: 20, description })
