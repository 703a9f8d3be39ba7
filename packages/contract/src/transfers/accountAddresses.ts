import Type from 'typebox'
import { connectionFields, institutionErrors, mfaCode, symbolInput } from '../shared/connectionRequest.ts'
import { AddressType } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'

export const shared = {
  method: 'POST',
  tag: 'Transfers',
  permission: 'read',
  body: Type.Object(
    {
      ...connectionFields,
      symbol: symbolInput(),
      chain: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 60,
          description: 'The network: its name at the institution or in this API, its CAIP-2 id, or its network id.',
        }),
      ),
      addressType: Type.Optional(
        withUsage(AddressType, 'The network, by the format of its addresses. The institution’s first match is used.'),
      ),
      mfaCode: Type.Optional(mfaCode('Code of the second factor, if the institution requires one.')),
    },
    { title: 'AccountAddressRequest', description: 'The connected account, the asset and the network.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', ...institutionErrors],
} as const
