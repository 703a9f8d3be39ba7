import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { Amount, Uuid } from './linkFields.ts'

/** POST /link/api/payout/preview: the address of an account for the payout of the session. */
export const PayoutPreviewRequest = Type.Object({ connectionId: Uuid })
export const LinkPayoutPreview = Type.Object({
  amount: Amount,
  symbol: Type.String(),
  networkName: Type.String(),
  toName: Type.String(),
  accountName: Type.String(),
  address: Type.String(),
  addressTag: Type.Optional(Type.String()),
  /** No payout of the user to this address has succeeded before. */
  isNewAddress: Type.Boolean(),
})
export type LinkPayoutPreview = Type.Static<typeof LinkPayoutPreview>

/** POST /link/api/payout: the user confirms the address that they were shown. */
export const ConfirmPayoutRequest = Type.Object({
  connectionId: Uuid,
  address: Type.String({ minLength: 1, maxLength: 200 }),
  addressTag: Type.Optional(Type.String({ maxLength: 200 })),
})
/** `success`: the session's payout has arrived already. */
export const ConfirmedPayout = Type.Object({ transferId: Uuid, status: oneOf(['pending', 'success']) })
export type ConfirmedPayout = Type.Static<typeof ConfirmedPayout>
