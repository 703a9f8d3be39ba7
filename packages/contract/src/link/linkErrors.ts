import { institutionErrors } from '../shared/connectionRequest.ts'

export const connectionErrors = ['credentialsRefused', ...institutionErrors] as const

export const pricingErrors = [
  'invalidAddress',
  'networkNotSupported',
  'insufficientFunds',
  ...institutionErrors,
] as const

export const amountErrors = ['amountBelowMinimum', 'amountExceedsMaximum'] as const

export const bridgingErrors = [
  'amountBelowMinimum',
  'amountExceedsMaximum',
  'conflict',
  'bridgeUnavailable',
  'unavailableForLegalReasons',
] as const
