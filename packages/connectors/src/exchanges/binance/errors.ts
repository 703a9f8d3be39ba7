import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, withRules } from '../../kit/http/errorTable.ts'
import { parseDecimals } from '../../kit/http/parseLossless.ts'
import { checkOf } from '@rialto/contract'
import type { BinanceVariant } from './descriptor.ts'

/** Binance’s page of error codes. */
const codePage = 'Binance wallet API, error codes (developers.binance.com/docs/wallet/error-code)'
const travelRule = 'Binance travel rule API: withdrawals of such accounts are refused by capital/withdraw/apply (-4104)'
const spotPage = 'Binance spot API, errors (binance/binance-spot-api-docs, errors.md): the order is rejected'

const isError = checkOf(Type.Object({ code: Type.Integer(), msg: Type.String() }))

const badKey = (name: string) => `${name} did not accept the API key, its secret or this server’s IP address`
const busy = (name: string) => `Rate limited by ${name}`
const later = (name: string) => `${name} does not allow withdrawals from this account right now`

const access = (name: string): readonly ErrorRule[] => [
  { code: '-1021', kind: 'clockSkew', text: `${name} rejected the request timestamp` },
  { code: '-1022', kind: 'credentialsInvalid', text: `${name} did not accept the secret key` },
  { code: '-2014', kind: 'credentialsInvalid', text: badKey(name) },
  { code: '-2015', kind: 'credentialsInvalid', text: badKey(name) },
  { code: '-2008', kind: 'credentialsInvalid', text: badKey(name) },
  { code: '-1002', kind: 'permissionMissing', text: 'The API key lacks the required permission' },
]

/** Binance does not know the outcome itself: after a withdrawal, the history has to be read. */
const open = (name: string): readonly ErrorRule[] => [
  ...codes('-1003 -1015 -4005 -4038 -4041', { kind: 'rateLimited', text: busy(name) }),
  { code: '-1099', kind: 'credentialsInvalid', text: badKey(name) },
  ...codes('-1000 -1001 -1004 -1006 -1007 -1008 -1016 -3000 -3044 -4027 -4030 -4032 -4045', { kind: 'unavailable' }),
]

const withdrawals = (name: string): readonly ErrorRule[] => [
  { code: '-4007', kind: 'invalidAddress' },
  { code: '-4008', kind: 'invalidAddress' },
  { code: '-4033', kind: 'invalidAddress' },
  { code: '-4012', kind: 'refused', outcome: 'addressWhitelistRequired' },
  { code: '-4035', kind: 'refused', outcome: 'addressWhitelistRequired' },
  ...codes('-4014 -4015 -4016 -4017', { kind: 'accountLocked', text: later(name) }),
  { code: '-4018', kind: 'networkUnsupported' },
  { code: '-4019', kind: 'networkUnsupported' },
  { code: '-4022', kind: 'amountBelowMinimum' },
  { code: '-4028', kind: 'amountBelowMinimum' },
  { code: '-4023', kind: 'amountExceedsMaximum' },
  { code: '-4024', kind: 'insufficientFunds' },
  { code: '-4025', kind: 'insufficientFunds' },
  { code: '-4026', kind: 'insufficientFunds' },
  { code: '-3041', kind: 'insufficientFunds' },
  { code: '-4046', kind: 'kycRequired' },
]

/**
 * Not certain refusals. -4034 ("suspected") may come after a review, and -4036 ("needs to be withdrawn in … hours") may
 * mean a delay. -4044 concerns deposit addresses. The texts are on no page of error codes.
 */
const unclear = (name: string): readonly ErrorRule[] => [
  { code: '-4034', kind: 'invalidAddress' },
  { code: '-4036', kind: 'accountLocked', text: later(name) },
  { code: '-4044', kind: 'regionRestricted' },
  { message: /restricted location|eligibility/i, kind: 'regionRestricted' },
  { message: /identity|kyc/i, kind: 'kycRequired' },
  { message: /(account|user).{0,30}(suspended|locked|disabled|frozen|banned)/i, kind: 'accountLocked' },
]

/** A variant's errors; sources in MAPPING.md. */
export const binanceErrors = ({ name }: BinanceVariant): ErrorTable => ({
  institution: name,
  parse: parseDecimals,
  readError: body => (isError(body) && body.code !== 200 ? { code: String(body.code), message: body.msg } : undefined),
  rules: [
    ...refusals(codePage, access(name)),
    ...open(name),
    ...refusals(travelRule, [{ code: '-4104', kind: 'refused', outcome: 'travelRuleRequired' }]),
    ...refusals(codePage, withdrawals(name)),
    ...unclear(name),
  ],
})

/**
 * -2015 covers key, IP address and permission alike. If a read has just succeeded, the permission (or the IP address)
 * is the cause.
 */
export const binanceWithdrawErrors = (variant: BinanceVariant): ErrorTable =>
  withRules(
    binanceErrors(variant),
    refusals(codePage, [
      {
        code: '-2015',
        kind: 'permissionMissing',
        permission: variant.rights.withdraw,
        text: 'The API key cannot withdraw from this server: enable withdrawals for it and add this server’s IP address',
      },
    ]),
  )

const orders = (name: string): readonly ErrorRule[] => [
  {
    code: '-2010',
    message: /insufficient balance/i,
    kind: 'insufficientFunds',
    text: `Insufficient balance in this ${name} account`,
  },
  {
    code: '-1013',
    message: /NOTIONAL/,
    kind: 'amountBelowMinimum',
    text: `The order is below ${name}’s minimum for this market`,
  },
  {
    code: '-1013',
    message: /LOT_SIZE/,
    kind: 'refused',
    text: `${name} does not accept an order of this size in this market`,
  },
  { code: '-1013', message: /PRICE/, kind: 'refused', text: `${name} does not accept an order at this price` },
  { code: '-1121', kind: 'refused', text: `${name} does not list this market` },
  { code: '-2010', kind: 'refused' },
  { code: '-1013', kind: 'refused' },
  { code: '-2011', kind: 'refused', text: `${name} has no open order with this ID` },
  { code: '-2013', kind: 'refused', text: `${name} has no order with this ID` },
]

/** The errors of calls about orders: the meaning of a code there, before its general meaning. */
export const binanceOrderErrors = (variant: BinanceVariant): ErrorTable => {
  const shared = binanceErrors(variant)
  return withRules(
    { ...shared, rules: shared.rules.filter(({ outcome }) => outcome === undefined) },
    refusals(spotPage, orders(variant.name)),
  )
}

/** -2015 covers key, IP address and permission alike. If a read has just succeeded, the permission is the cause. */
export const binancePlaceErrors = (variant: BinanceVariant): ErrorTable =>
  withRules(
    binanceOrderErrors(variant),
    refusals(spotPage, [
      {
        code: '-2015',
        kind: 'permissionMissing',
        permission: variant.rights.trade,
        text: 'The API key cannot trade: enable spot trading for it',
      },
    ]),
  )
