/** Scopes a grant can hold, in the words of the consent screen. */
export const SCOPES: Readonly<Record<string, string>> = {
  'wallet:user:read': 'See your name and country',
  'wallet:user:email': 'See your e-mail address',
  'wallet:accounts:read': 'See your accounts and their balances',
  'wallet:addresses:read': 'See your deposit addresses',
  'wallet:addresses:create': 'Create deposit addresses',
  'wallet:transactions:read': 'See your transactions',
  'wallet:transactions:send': 'Send crypto from your accounts',
  'wallet:orders:read': 'See your orders',
  'wallet:buys:create': 'Buy and sell crypto for you',
  'wallet:deposits:read': 'See your fiat deposits',
  'wallet:withdrawals:read': 'See your fiat withdrawals',
  'wallet:payment-methods:read': 'See your payment methods',
  offline_access: 'Stay connected when you are not using the application',
}
