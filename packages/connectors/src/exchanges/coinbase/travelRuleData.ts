import type { TravelRuleData } from '@rialto/contract'
import { defined } from '@rialto/defined'

/** `travel_rule_data` of a send, in Coinbase's names. */
export const travelRuleData = ({ walletType, isOwnWallet, beneficiary, institutionId, purpose }: TravelRuleData) => {
  const { line1, line2, city, state, postalCode, countryCode } = beneficiary.address
  return {
    beneficiary_wallet_type: walletType === 'institution' ? 'WALLET_TYPE_EXCHANGE' : 'WALLET_TYPE_SELF_HOSTED',
    is_self: isOwnWallet ? 'IS_SELF_TRUE' : 'IS_SELF_FALSE',
    beneficiary_name: beneficiary.name,
    beneficiary_address: {
      address1: line1,
      ...defined({ address2: line2 }),
      city,
      ...defined({ state }),
      country: countryCode.toUpperCase(),
      postal_code: postalCode,
    },
    ...defined({ beneficiary_financial_institution: institutionId, transfer_purpose: purpose }),
  }
}
