/** Scopes that a grant can have, with the text of the consent page. */
export const SCOPES: Readonly<Record<string, string>> = {
  'wallet:user:read': 'View your name and country',
  'wallet:user:email': 'View your email address',
  'wallet:accounts:read': 'View your accounts and their balances',
  'wallet:addresses:read': 'View your deposit addresses',
  'wallet:addresses:create': 'Create deposit addresses',
  'wallet:transactions:read': 'View your transactions',
  'wallet:transactions:send': 'Send crypto from your accounts',
  'wallet:orders:read': 'View your orders',
  'wallet:buys:create': 'Buy and sell crypto for you',
  'wallet:deposits:read': 'View your fiat deposits',
  'wallet:withdrawals:read': 'View your fiat withdrawals',
  'wallet:payment-methods:read': 'View your payment methods',
  offline_access: 'Stay connected when you are not using the application',
}
