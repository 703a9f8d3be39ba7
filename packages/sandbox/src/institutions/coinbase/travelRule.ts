/**
 * The missing or invalid field of `travel_rule_data`, if any. The fields are those of Coinbase's "Travel Rule" page.
 */
export const travelRuleProblem = (given: unknown): string | undefined => {
  if (!isRecord(given)) return 'travel_rule_data'
  const address = isRecord(given['beneficiary_address']) ? given['beneficiary_address'] : {}
  const holder = given['beneficiary_financial_institution']
  const checks: readonly (readonly [string, boolean])[] = [
    ['beneficiary_wallet_type', isOneOf(given['beneficiary_wallet_type'], walletTypes)],
    ['is_self', isOneOf(given['is_self'], ['IS_SELF_TRUE', 'IS_SELF_FALSE'])],
    ['beneficiary_name', isText(given['beneficiary_name'])],
    ['beneficiary_address.address1', isText(address['address1'])],
    ['beneficiary_address.city', isText(address['city'])],
    ['beneficiary_address.country', /^[A-Z]{2}$/.test(String(address['country']))],
    ['beneficiary_address.postal_code', isText(address['postal_code'])],
    ['beneficiary_financial_institution', holder === undefined || /^[0-9a-f-]{36}$/i.test(String(holder))],
  ]
  return checks.find(([, isGood]) => !isGood)?.[0]
}

const walletTypes = ['WALLET_TYPE_SELF_HOSTED', 'WALLET_TYPE_EXCHANGE']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isOneOf = (value: unknown, known: readonly string[]): boolean =>
  typeof value === 'string' && known.includes(value)
