import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const createRestLinkOperation = adminOperation({
  id: 'createRestLink',
  method: 'POST',
  path: '/Transfers/:id/restLink',
  tag: 'Transfers',
  summary: 'Create a pay link for the rest',
  description:
    'Creates a pay link for the amount that did not arrive of a transfer that failed after part of it had arrived: to the same address, for the same user and order, fees on top. Send it to the user. The order is paid once, even if it has several links. `conflict` if nothing is missing; `orderAlreadySent` if another transfer pays for the order.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the transfer.') }),
  content: Type.Object(
    {
      paymentLink: Type.String({ description: 'Address of the pay link, for the user. Everyone who has it can pay.' }),
      expiresTimestamp: Type.Integer({ description: 'When the link expires, in Unix seconds.' }),
      amountDecimal: Type.String({ description: 'Amount that the link asks for, as a decimal in the asset.' }),
      symbol: Type.String({ description: 'Symbol of the asset.' }),
    },
    { title: 'RestLink', description: 'A pay link for the rest of a transfer.' },
  ),
  errors: ['notFound', 'conflict', 'orderAlreadySent'],
})
