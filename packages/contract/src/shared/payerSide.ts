import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { MoneyLine } from './moneyLine.ts'
import { networkId } from './uuid.ts'

const PayerNetwork = Type.Object(
  { networkId: networkId(), networkName: Type.String({ description: 'Display name of the network.' }) },
  { title: 'PayerNetwork', description: 'A network on which an order was paid.' },
)

const PayerRest = Type.Object(
  {
    state: enumOf('PayerRestState', 'State of the amount.', {
      returned: 'sent back, as the chain shows.',
      returning: 'in a refund that has not ended.',
      open: 'neither credited nor in a refund: you decide.',
    }),
    amount: Type.String({ description: 'Amount, as a decimal in whole units of the asset of the order.' }),
  },
  { title: 'PayerRest', description: 'A part of what arrived that is not credited.' },
)

const PayerOther = Type.Object(
  {
    networkId: networkId(),
    networkName: Type.String({ description: 'Display name of the network.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    state: enumOf('PayerOtherState', 'State of the amount.', {
      exchanged: 'exchanged by a bridge for the asset of the order.',
      atBridge: 'paid in to a bridge, which has neither paid it out to the order nor returned it.',
      returned: 'sent back, as the chain or the bridge shows.',
      returning: 'in a refund that has not ended.',
      open: 'arrived in another asset or on another network, and is in no refund: you decide.',
    }),
    amount: Type.Optional(
      Type.String({ description: 'Amount, as a decimal in whole units of `symbol`. Absent while it is unknown.' }),
    ),
  },
  { title: 'PayerOther', description: 'An amount that a payer sent and that no other row explains.' },
)

/**
 * An order that was paid by address, from its payer's side. For each asset the rows of `moneyLine`, `rest` and `others` add
 * up. The money line of the transfer itself begins at the address of the order, with the credited amount.
 */
export const PayerSide = Type.Object(
  {
    networks: Type.Array(PayerNetwork, {
      description: 'Networks of all payments for the order, first those that paid it.',
    }),
    moneyLine: MoneyLine,
    rest: Type.Array(PayerRest, { description: 'Arrived in the asset of the order and not credited.' }),
    others: Type.Optional(
      Type.Array(PayerOther, {
        description:
          'Amounts without a row in `moneyLine` and `rest`: further assets that were sent over bridges, amounts at a bridge, and payments in another asset or on another network. Absent if there are none. `moneyLine.sold` and `moneyLine.returned` have one asset each.',
      }),
    ),
  },
  {
    title: 'PayerSide',
    description:
      'For an order that was paid by address and has ended: the amount sent on each network, the fee of a bridge, the credited amount, the uncredited parts, and all other amounts that were sent. Absent if everything was sent directly and is credited, because `moneyLine` of the transfer is then the same. Later refunds change it, so read the record again after their events.',
  },
)
export type PayerSide = Type.Static<typeof PayerSide>
