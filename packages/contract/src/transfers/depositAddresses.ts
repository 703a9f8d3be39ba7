import Type from 'typebox'
import { enumOf } from '../oneOf.ts'

export const outcome = {
  brokerResponseStatus: Type.Optional(
    enumOf('DepositAddressStatus', 'Why the institution did not return an address. Absent if it did.', {
      unknown: 'the institution does not say why.',
      mfaRequired: 'the institution requires a second factor.',
      kycRequired: 'the user has to finish identity verification at the institution.',
    }),
  ),
  errorMessage: Type.Optional(
    Type.String({ description: 'Message for developers. Present if no address was returned.' }),
  ),
}

export const memo = Type.Optional(
  Type.String({ description: 'Destination tag or memo. If present, the sender must include it.' }),
)
