import Type from 'typebox'

import { enumOf, oneOf } from '../../oneOf.ts'
import { NetworkType } from '../../shared/enums.ts'
import { withUsage } from '../../shared/hints.ts'
import { uuid } from '../../shared/uuid.ts'

export const tag = 'Payment requests'
export const needsToken = true

const Destination = Type.Object(
  {
    address: Type.String({ description: 'Address.' }),
    addressTag: Type.Optional(
      Type.String({ description: 'Destination tag, memo or comment, or on Solana the reference.' }),
    ),
  },
  { title: 'PaymentSourceAddress', description: 'One of the first destinations of a source.' },
)

const Ownership = Type.Object(
  {
    isOwner: Type.Boolean({
      description:
        '`true` if unassigned payments at the account are yours. `false`: another client has named it before. Prove that it is yours.',
    }),
    isProven: Type.Boolean({ description: '`true` once a payment from the account has proven that it is yours.' }),
    symbol: Type.String({ description: 'Coin of the payment that proves it.' }),
    amount: Type.String({ description: 'Exact amount of the payment that proves it, as a decimal string.' }),
  },
  { title: 'AccountOwnership', description: 'Of a confirmed account: whether it is yours.' },
)

export const PaymentSourceShape = Type.Object(
  {
    id: uuid('Id of the source.'),
    networkType: withUsage(NetworkType, 'Family of the networks on which it is paid.'),
    kind: enumOf('PaymentSourceKind', 'How orders are distinguished.', {
      extendedKey: 'each order has its own address, derived from an extended public key.',
      account:
        'each order has its own destination tag, memo or comment at one address, or on Solana its own reference.',
    }),
    value: Type.String({ description: 'The extended public key, or the address.' }),
    isConfirmed: Type.Boolean({
      description: '`true` once you have confirmed the first address: it issues addresses.',
    }),
    firstAddresses: Type.Array(Destination, {
      description: 'The first three destinations. Compare them with your own wallet before you confirm.',
    }),
    issued: Type.Integer({ description: 'Addresses issued so far.' }),
    unpaidInARow: Type.Integer({
      description:
        'Addresses issued after the last one that was paid. Your wallet must look for at least as many: its gap limit.',
    }),
    ownership: Type.Optional(Ownership),
  },
  { title: 'PaymentSource', description: 'Where you are paid on one family of networks.' },
)

const rule = oneOf(
  ['credit', 'hold', 'refund'],
  '`credit`: it counts. `hold`: it waits for you. `refund`: a refund is created.',
)

export const PaymentRulesShape = Type.Object(
  {
    toleranceRatio: Type.String({
      pattern: '^0(\\.[0-9]{1,6})?$',
      description: 'Ratio of the amount that may be missing, as a decimal string: `0` to `0.1`.',
    }),
    underpaid: withUsage(rule, 'If only a part arrived when the time ends.'),
    overpaid: withUsage(rule, 'What exceeds the amount.'),
    late: withUsage(rule, 'What is paid after the time ended.'),
    other: oneOf(['hold', 'refund'], 'A further payment of a paid order, another asset, another network.'),
    approvesRefunds: Type.Boolean({ description: '`true` if a member has to approve each refund.' }),
  },
  { title: 'PaymentRules', description: 'What happens with money that does not pay an order as asked.' },
)

export const PaymentSettings = Type.Object(
  {
    sources: Type.Array(PaymentSourceShape, { description: 'Sources, one for each family of networks.' }),
    rules: PaymentRulesShape,
  },
  { title: 'PaymentSettings', description: 'Where you are paid, and your rules.' },
)

const base58 = '[1-9A-HJ-NP-Za-km-z]'
const extendedKey = `[xzv]pub${base58}{100,120}`
/** Of one key, with its origin in brackets, the path of its addresses and a checksum. */
const descriptor = `(?:wpkh|tr)\\((?:\\[[0-9a-fA-F/h']{8,60}\\])?[xt]pub${base58}{100,120}[0-9/*<>;]{0,8}\\)(?:#[0-9a-z]{8})?`
/** Private keys of Solana (88 characters) and of Bitcoin (52), seeds of the XRP Ledger (31 at most) and of Stellar (S…) have other forms. */
const address = `r${base58}{24,34}|${base58}{32,44}|G[A-Z2-7]{55}|[EUk0]Q[\\w+/-]{46}|(?:0|-1):[0-9a-fA-F]{64}|(?:cosmos|noble)1[02-9ac-hj-np-z]{38,58}`

export const SourceInput = Type.Object(
  {
    networkType: withUsage(
      NetworkType,
      '`evm`, `tron` or `bitcoin` for a public key, `ripple`, `stellar`, `tvm` (TON), `cosmos` (Cosmos Hub), `noble` or `solana` for an address.',
    ),
    value: Type.String({
      maxLength: 250,
      // Rejected before anything is stored: a private key, a seed or recovery words must be in no log and no approval.
      pattern: `^(?:${extendedKey}|${descriptor}|${address})$`,
      description:
        'Extended public key (`xpub…`) of an account such as m/44ʹ/60ʹ/0ʹ; on Bitcoin `zpub…` or a descriptor `wpkh(…)` or `tr(…)` of one key; on the XRP Ledger, Stellar, TON, Cosmos Hub, Noble and Solana the address of your wallet. Never a private key.',
    }),
  },
  { title: 'PaymentSourceInput', description: 'The source.' },
)
