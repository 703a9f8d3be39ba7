import { aUuid, describeRequest, text } from '../../testing/describeRequest.ts'
import { ComplianceRecord } from './complianceRecord.ts'

const registeredAddress = { line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119', countryCode: 'DE' }

describeRequest(
  ComplianceRecord,
  { clientType: 'merchant', walletType: 'institution', registeredAddress },
  {
    takes: {
      'an identifier in lower case': { legalEntityIdentifier: '5493001kjtiigc8y1r12' },
      'an institution': { institutionId: aUuid },
      'a country in lower case': { registeredAddress: { ...registeredAddress, countryCode: 'de' } },
    },
    refuses: {
      'no address': { registeredAddress: undefined },
      'a country by name': { registeredAddress: { ...registeredAddress, countryCode: 'Germany' } },
      'a country by three letters': { registeredAddress: { ...registeredAddress, countryCode: 'DEU' } },
      'an empty city': { registeredAddress: { ...registeredAddress, city: '' } },
      'an identifier without its check digits': { legalEntityIdentifier: '5493001KJTIIGC8Y1R' },
      'an identifier whose check digits are letters': { legalEntityIdentifier: '5493001KJTIIGC8Y1RAB' },
      'an institution that is no id': { institutionId: 'kraken' },
      'a business of another kind': { clientType: 'casino' },
      'a register number of 101 characters': { registrationNumber: text(101) },
    },
  },
)
