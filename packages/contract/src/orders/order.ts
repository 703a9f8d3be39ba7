import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { OrderSide, OrderStatus, OrderType, PaymentSymbolType, TimeInForce } from './orderEnums.ts'
import { BrokerType } from '../shared/enums.ts'

/** Public `B2BBrokerOrder`. */
export const Order = Type.Object(
  {
    id: Type.String({ description: 'Id of the order.' }),
    side: OrderSide,
    symbol: Type.String({ description: 'Symbol of the asset that is bought or sold.' }),
    name: Type.String({ description: 'Name of the asset.' }),
    assetType: oneOf(
      ['equity', 'cryptocurrency', 'option', 'nft'],
      'Type of the asset. Currently always `cryptocurrency`.',
    ),
    paymentSymbol: Type.String({ description: 'Symbol of the asset that pays, or that is received in a sale.' }),
    paymentType: PaymentSymbolType,
    amount: Type.Optional(
      Type.Number({
        description:
          'Amount of the order, in units of `symbol`. If the order was placed in `paymentSymbol`, the amount that has traded.',
      }),
    ),
    price: Type.Optional(
      Type.Number({ description: 'Average price, in `paymentSymbol`. Before anything has traded, the limit price.' }),
    ),
    fee: Type.Optional(
      Type.Number({ description: 'Fee, in `paymentSymbol`. Absent if the institution does not report it.' }),
    ),
    value: Type.Optional(Type.Number({ description: 'Value that has traded so far, in `paymentSymbol`.' })),
    createdTimestamp: Type.Integer({ description: 'When the order was created, in Unix seconds.' }),
    updatedTimestamp: Type.Integer({ description: 'When the order last changed, in Unix seconds.' }),
    status: OrderStatus,
    statusDetails: Type.Optional(Type.String({ description: 'Status in the institution’s own terms.' })),
    orderType: OrderType,
    timeInForce: TimeInForce,
    brokerType: BrokerType,
    transactionType: oneOf(['order'], 'Always `order`.'),
  },
  { title: 'Order', description: 'An order at an institution.' },
)
