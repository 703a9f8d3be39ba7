import Type from 'typebox'

import { enumOf } from '../oneOf.ts'

const row = {
  symbol: Type.String({ description: 'Symbol of the asset, or code of the currency.' }),
  amount: Type.Optional(
    Type.String({ description: 'Amount, as a decimal in whole units of `symbol`. Absent while it is not known.' }),
  ),
  usd: Type.Optional(Type.String({ description: 'Value in USD, as a decimal. Absent where the asset has no price.' })),
}

const MoneyRow = Type.Object(row, { title: 'MoneyRow', description: 'One amount of a transfer.' })

const LeavingRow = Type.Object(
  {
    ...row,
    about: Type.Optional(
      Type.String({
        description:
          'What leaves at the price of the moment, as a decimal, where `amount` is the most that the order may spend.',
      }),
    ),
  },
  { title: 'LeavingRow', description: 'An asset that leaves the account.' },
)

const MoneyFee = Type.Object(
  {
    ...row,
    takenBy: enumOf('FeeTaker', 'Who takes the fee.', {
      institution: 'the exchange or brokerage that holds the account.',
      network: 'the network, for a transaction that the user’s own wallet sends.',
      bridge: 'the bridge provider.',
      client: 'you: the client fee, which is part of what arrives.',
    }),
    purpose: enumOf('FeePurpose', 'What the fee is for.', {
      conversion: 'converting or buying the asset first.',
      transfer: 'sending it.',
    }),
  },
  { title: 'MoneyFee', description: 'A fee of a transfer, by who takes it.' },
)

/**
 * Where the money of a transfer goes, the same in every place that shows it. For each asset, what leaves and is bought is what is sold,
 * taken as fees (other than the client's), stays, arrives, went back and is missing.
 */
export const MoneyLine = Type.Object(
  {
    state: enumOf('MoneyLineState', 'What the amounts are.', {
      planned: 'as approved: what leaves is the most that can.',
      actual: 'as the institution, the bridge or the chain shows them.',
    }),
    leaves: Type.Array(LeavingRow, {
      description: 'What leaves the user’s account, fees included, in the assets in which it leaves. Empty: nothing.',
    }),
    leavesUsd: Type.Optional(
      Type.String({
        description: 'Value of all that leaves, in USD, as a decimal. Absent where part of it is unknown.',
      }),
    ),
    sold: Type.Optional(MoneyRow),
    bought: Type.Optional(MoneyRow),
    fees: Type.Array(MoneyFee, { description: 'Every fee. One without `amount` is not known yet.' }),
    feesUsd: Type.Optional(
      Type.String({ description: 'Value of all fees, in USD, as a decimal. Absent where one of them is unknown.' }),
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
      'Where the money of a transfer goes: what leaves the account, each fee by who takes it, what is sold and bought on the way, what stays in the account of that, what arrives at the address and is credited after the client fee, and what of it is missing or went back.',
  },
)
export type MoneyLine = Type.Static<typeof MoneyLine>
