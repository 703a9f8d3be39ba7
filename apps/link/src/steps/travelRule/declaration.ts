import type { TravelRuleData, TravelRuleSuggestion } from '@rialto/contract'
import { defined } from '@rialto/defined'

export const textFields = ['name', 'line1', 'city', 'state', 'postalCode'] as const
export type TextName = (typeof textFields)[number]

/** The user's entries so far. */
export type Entered = Record<TextName | 'countryCode', string> & {
  isOwnWallet: boolean | undefined
  walletType: TravelRuleData['walletType'] | undefined
}

/** The initial form: the user's earlier entries, or else the client's details. */
export function enteredFrom(
  { walletType, beneficiary }: TravelRuleSuggestion,
  before?: Pick<TravelRuleData, 'isOwnWallet'>,
): Entered {
  const { line1 = '', city = '', state = '', postalCode = '', countryCode = '' } = beneficiary?.address ?? {}
  const address = { line1, city, state, postalCode, countryCode }
  return {
    isOwnWallet: before?.isOwnWallet ?? (beneficiary && false),
    walletType,
    name: beneficiary?.name ?? '',
    ...address,
  }
}

/** The missing fields, in the order of the form. */
export function missingOf(entered: Entered): readonly (keyof Entered)[] {
  const order = ['isOwnWallet', 'walletType', 'name', 'line1', 'city', 'postalCode', 'countryCode'] as const
  return order.filter(name => {
    const value = entered[name]
    return value === undefined || (typeof value === 'string' && value.trim() === '')
  })
}

/** The declaration, or nothing while something is missing. Another line and the institution's id stay as suggested. */
export function declarationOf(entered: Entered, suggested: TravelRuleSuggestion): TravelRuleData | undefined {
  const { isOwnWallet, walletType } = entered
  if (isOwnWallet === undefined || walletType === undefined || missingOf(entered).length > 0) return undefined
  const [name = '', line1 = '', city = '', state = '', postalCode = ''] = textFields.map(one => entered[one].trim())
  const before = suggested.beneficiary?.address
  const line2 = before?.line1 === line1 ? before.line2 : undefined
  const institutionId = walletType === 'institution' ? suggested.institutionId : undefined
  const address = { line1, city, postalCode, countryCode: entered.countryCode }
  return {
    walletType,
    isOwnWallet,
    beneficiary: { name, address: { ...address, ...defined({ line2, state: state || undefined }) } },
    ...defined({ institutionId }),
  }
}
