import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { withUsage } from '../shared/hints.ts'

export const WalletType = enumOf('TravelRuleWalletType', 'Who holds the keys of the address that receives the asset.', {
  selfHosted: 'the beneficiary.',
  institution: 'an exchange or another institution, for the beneficiary.',
})

/** ISO 3166-1 alpha-2. */
const countryCode = (description: string) =>
  Type.String({ maxLength: 2, pattern: '^[A-Za-z]{2}$', description: `${description} ISO 3166-1 alpha-2 code.` })

const line = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description })

export const PostalAddress = Type.Object(
  {
    line1: line(200, 'Street and number.'),
    line2: Type.Optional(line(200, 'Second line.')),
    city: line(100, 'Town or city.'),
    state: Type.Optional(line(100, 'State or province, where addresses have one.')),
    postalCode: line(20, 'Postal code.'),
    countryCode: countryCode('Country.'),
  },
  { title: 'PostalAddress', description: 'A postal address.' },
)
export type PostalAddress = Type.Static<typeof PostalAddress>

const Beneficiary = Type.Object(
  {
    name: line(200, 'Full name of the person, or registered name of the business.'),
    address: withUsage(PostalAddress, 'Where the person lives, or the registered address of the business.'),
  },
  { title: 'Beneficiary', description: 'Who receives the asset.' },
)

const institutionId = Type.Optional(
  Type.String({
    format: 'uuid',
    description:
      'Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it.',
  }),
)

/**
 * What the travel rule makes the sending institution collect about the destination. Of the originator it collects nothing here:
 * that is its own customer, whose account this is.
 */
export const TravelRuleData = Type.Object(
  {
    walletType: WalletType,
    isOwnWallet: Type.Boolean({
      description: '`true` if the account holder declares that the address is their own. The beneficiary is then they.',
    }),
    beneficiary: Beneficiary,
    institutionId,
    purpose: Type.Optional(line(200, 'Purpose of the transfer, in a few words.')),
  },
  { title: 'TravelRuleData', description: 'Declaration about the destination, as the travel rule requires it.' },
)
export type TravelRuleData = Type.Static<typeof TravelRuleData>

/** What is known of the destination already: a form begins with it. */
export const TravelRuleSuggestion = Type.Object(
  {
    walletType: Type.Optional(WalletType),
    beneficiary: Type.Optional(Beneficiary),
    institutionId,
  },
  {
    title: 'TravelRuleSuggestion',
    description:
      'What the compliance record of the transfer’s sub-client says of the destination. Empty if there is no record.',
  },
)
export type TravelRuleSuggestion = Type.Static<typeof TravelRuleSuggestion>
