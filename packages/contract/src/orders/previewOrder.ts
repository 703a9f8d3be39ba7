import Type from 'typebox'
import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { OrderSide } from './orderEnums.ts'
import { OrderRequest, OrderSideParams } from './orderRequest.ts'
import { errors } from './placeOrder.ts'
import { BrokerType } from '../shared/enums.ts'

/** Public `B2BBrokerPreviewOrderResult`. */
export const previewOrderOperation = operation({
  id: 'previewOrder',
  method: 'POST',
  paths: ['/transactions/preview/:side'],
  tag: 'Trading',
  summary: 'Preview an order',
  description: 'Returns the cost of an order and whether the institution would accept it. Places and reserves nothing.',
  permission: 'write',
  params: OrderSideParams,
  body: OrderRequest,
  content: Type.Object(
    {
      brokerType: BrokerType,
      fee: Type.Optional(Type.Number({ description: 'Estimated fee, in `paymentSymbol`.' })),
      feeText: Type.Optional(Type.String({ description: 'The fee in words.' })),
      amount: Type.Number({ description: '`amount` of the request.' }),
      side: OrderSide,
      status: oneOf(
        ['success', 'failed'],
        '`success`: the order would be accepted. `failed`: it would be rejected; see `errorMessage`.',
      ),
      errorMessage: Type.Optional(Type.String({ description: 'Why the order would be rejected.' })),
      paymentSymbol: Type.String({ description: '`paymentSymbol` of the request.' }),
      paymentIsCryptocurrency: Type.Boolean({ description: '`true` if `paymentSymbol` is a cryptocurrency.' }),
      estimatedUnitPrice: Type.Optional(
        Type.Number({ description: 'Estimated price of one unit of `symbol`, in `paymentSymbol`.' }),
      ),
    },
    { title: 'OrderPreview', description: 'What an order would cost.' },
  ),
  answersProblems: true,
  errors: [...errors],
})
