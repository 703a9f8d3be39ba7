import Type from 'typebox'
import { operation } from '../operation.ts'
import { connectionFields, institutionErrors, symbolInput } from '../shared/connectionRequest.ts'
import { networkId } from '../shared/uuid.ts'
import { memo, outcome } from './depositAddresses.ts'

export const getDepositAddressOperation = operation({
  id: 'getDepositAddress',
  method: 'POST',
  paths: ['/transfers/managed/address/get'],
  tag: 'Managed transfers',
  summary: 'Get a deposit address',
  description: 'Reads the deposit address of a connected account for an asset on a network.',
  permission: 'read',
  body: Type.Object(
    { ...connectionFields, symbol: symbolInput(), networkId: networkId() },
    { title: 'GetDepositAddressRequest', description: 'The connected account, the asset and the network.' },
  ),
  content: Type.Object(
    {
      symbol: Type.String({ description: 'Symbol of the asset.' }),
      address: Type.String({ description: 'Deposit address.' }),
      chain: Type.Optional(Type.String({ description: 'Name of the network at the institution.' })),
      memo,
      networkId: networkId(),
      ...outcome,
    },
    { title: 'DepositAddress', description: 'A deposit address.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'networkNotSupported', ...institutionErrors],
})
