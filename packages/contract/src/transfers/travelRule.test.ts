import { aUuid, describeRequest, text } from '../testing/describeRequest.ts'
import { TravelRuleData } from './travelRule.ts'

const address = { line1: 'Torstraße 1', city: 'Berlin', postalCode: '10119', countryCode: 'DE' }
const beneficiary = { name: 'Anna Example', address }

describeRequest(
  TravelRuleData,
  { walletType: 'selfHosted', isOwnWallet: true, beneficiary },
  {
    takes: {
      'an institution': { walletType: 'institution', institutionId: aUuid },
      'a name of 200 characters': { beneficiary: { ...beneficiary, name: text(200) } },
      'a purpose': { purpose: 'Rent' },
    },
    refuses: {
      'no beneficiary': { beneficiary: undefined },
      'a beneficiary without an address': { beneficiary: { name: 'Anna Example' } },
      'a beneficiary without a name': { beneficiary: { name: '', address } },
      'a name of 201 characters': { beneficiary: { ...beneficiary, name: text(201) } },
      'a country by name': { beneficiary: { ...beneficiary, address: { ...address, countryCode: 'Germany' } } },
      'nobody who says whose wallet it is': { isOwnWallet: undefined },
      'another kind of wallet': { walletType: 'exchange' },
      'an empty purpose': { purpose: '' },
    },
  },
)
