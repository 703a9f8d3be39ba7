import Type from 'typebox'

import { enumOf } from '../oneOf.ts'

const row = {
  symbol: Type.String({ description: 'Symbol of the asset, or code of the currency.' }),
  amount: Type.Optional(
    Type.String({ description: 'Amount, as a decimal in whole units of `symbol`. Absent while it is unknown.' }),
  ),
  usd: Type.Optional(
    Type.String({ description: 'Value in USD, as a decimal. Absent if the price of the asset is unknown.' }),
  ),
}

const MoneyRow = Type.Object(row, { title: 'MoneyRow', description: 'One amount of a transfer.' })

const LeavingRow = Type.Object(
  {
    ...row,
    about: Type.Optional(
      Type.String({
        description:
          'Expected amount at the current price, as a decimal. Present if `amount` is the maximum that the order may spend.',
      }),
    ),
  },
  { title: 'LeavingRow', description: 'An asset that leaves the account.' },
)

const MoneyFee = Type.Object(
  {
    ...row,
    takenBy: enumOf('FeeTaker', 'Recipient of the fee.', {
      institution: 'the exchange or brokerage that holds the account.',
      network: 'the network, for a transaction that the user’s wallet sends.',
      bridge: 'the bridge provider.',
      client: 'you: the client fee, which is part of what arrives.',
    }),
    purpose: enumOf('FeePurpose', 'Purpose of the fee.', {
      conversion: 'converting or buying the asset before the transfer.',
      transfer: 'sending the asset.',
    }),
  },
  { title: 'MoneyFee', description: 'One fee of a transfer, with its recipient.' },
)

/**
 * All amounts of a transfer, in the same form wherever they are shown. For each asset, the sum of `leaves` and
 * `bought` equals the sum of `sold`, `fees` (except the client's), `stays`, `arrives`, `returned` and `missing`.
 * The missing part of a combined transfer was not sent and is not in this sum.
 */
export const MoneyLine = Type.Object(
  {
    state: enumOf('MoneyLineState', 'Whether the amounts are planned or actual.', {
      planned: 'as the user approved them. The amounts in `leaves` are maximums.',
      actual: 'as reported by the institution, the bridge provider or the chain.',
    }),
    leaves: Type.Array(LeavingRow, {
      description: 'Amounts that leave the user’s account, including fees, by asset. Empty if nothing leaves.',
    }),
    leavesUsd: Type.Optional(
      Type.String({
        description: 'Value of all amounts in `leaves`, in USD, as a decimal. Absent if a part of it is unknown.',
      }),
    ),
    sold: Type.Optional(MoneyRow),
    bought: Type.Optional(MoneyRow),
    fees: Type.Array(MoneyFee, { description: 'All fees. A fee without `amount` is not known yet.' }),
    feesUsd: Type.Optional(
      Type.String({ description: 'Value of all fees, in USD, as a decimal. Absent if one of them is unknown.' }),
    ),
    stays: Type.Optional(MoneyRow),
    arrives: MoneyRow,
    credited: MoneyRow,
    missing: Type.Optional(MoneyRow),
    returned: Type.Optional(MoneyRow),
  },
  {
    title: 'MoneyLine',
    description:
      'All amounts of a transfer. `leaves`: from the user’s account. `fees`: with their recipients. `sold` and `bought`: by the conversion or purchase before the transfer. `stays`: the part of `bought` that remains in the account. `arrives`: at the destination address. `credited`: after the client fee. `missing` and `returned`: parts that did not arrive; the missing part of a combined transfer has left no account.',
  },
)
export type MoneyLine = Type.Static<typeof MoneyLine>
