/** Scopes that a grant can have, with the text of the consent page. */
export const SCOPES: Readonly<Record<string, string>> = {
  'accounts:read': 'View your bank accounts and payment cards',
  'cards:read': 'View your balances',
  'cards:write': 'Add balances and deposit addresses',
  'phones:read': 'View your phone numbers, masked',
  'transactions:commit:otp': 'Ask you for a code before each transaction',
  'transactions:deposit': 'Deposit from your bank account',
  'transactions:read': 'View your transactions',
  'transactions:transfer:application': 'Send to the application',
  'transactions:transfer:others': 'Send to other Uphold members',
  'transactions:transfer:self': 'Convert between your balances',
  'transactions:withdraw': 'Withdraw to addresses and bank accounts',
  'user:read': 'View your name, address, date of birth and email address',
}
