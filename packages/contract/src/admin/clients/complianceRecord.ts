import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { withUsage } from '../../shared/hints.ts'
import { uuid } from '../../shared/uuid.ts'
import { PostalAddress, WalletType } from '../../transfers/travelRule.ts'

const BusinessType = enumOf('ClientType', 'Business activity of the sub-client.', {
  wallet: 'wallet provider.',
  exchange: 'exchange.',
  vasp: 'another virtual asset service provider.',
  merchant: 'merchant.',
  psp: 'payment service provider.',
  neobank: 'bank without branches.',
  iGaming: 'online gaming.',
  aggregator: 'aggregator.',
  other: 'anything else.',
})

const fields = {
  clientType: BusinessType,
  registrationNumber: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Number in the register of companies.' }),
  ),
  legalEntityIdentifier: Type.Optional(
    Type.String({
      maxLength: 20,
      pattern: '^[A-Za-z0-9]{18}[0-9]{2}$',
      description: 'Legal Entity Identifier (ISO 17442): 20 characters, of which the last two are check digits.',
    }),
  ),
  registeredAddress: withUsage(PostalAddress, 'Registered address of the business.'),
  walletType: withUsage(WalletType, 'Holder of the keys of the sub-client’s receiving addresses.'),
  institutionId: Type.Optional(
    uuid(
      'Id of the institution that holds the keys, in the directory of sending institutions. Only with `institution`.',
    ),
  ),
}

export const ComplianceRecord = Type.Object(fields, {
  title: 'ComplianceRecord',
  description:
    'Data of a sub-client, in addition to its `businessLegalName`, for institutions that must know the beneficiary of a transfer.',
})

export type ComplianceRecord = Type.Static<typeof ComplianceRecord>

export const StoredComplianceRecord = Type.Object(
  {
    subClientId: uuid('Id of the sub-client.'),
    businessLegalName: Type.String({ description: 'Registered name of the business, from the sub-client.' }),
    ...fields,
    updatedTimestamp: Type.Integer({ description: 'When the record was last replaced, in Unix seconds.' }),
  },
  { title: 'StoredComplianceRecord', description: 'The compliance record of a sub-client.' },
)
