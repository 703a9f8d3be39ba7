import Type from 'typebox'
import { operation } from '../operation.ts'
import { connectionFields, institutionErrors, symbolInput } from '../shared/connectionRequest.ts'
import { networkId } from '../shared/uuid.ts'
import { memo, outcome } from './depositAddresses.ts'

const RequestedNetwork = Type.Object(
  {
    networkId: Type.Optional(networkId('Network id. Send this or `caipId`, not both.')),
    caipId: Type.Optional(
      Type.String({ minLength: 1, maxLength: 60, description: 'CAIP-2 id of the network. Send this or `networkId`.' }),
    ),
  },
  { title: 'RequestedNetwork', description: 'A network, by one of its ids.' },
)

const NetworkDepositAddress = Type.Object(
  {
    address: Type.String({ description: 'Deposit address.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    networkId: networkId(),
    caipId: Type.String({ description: 'CAIP-2 id of the network.' }),
    networkName: Type.String({ description: 'Display name of the network.' }),
    memo,
    logoUrl: Type.Optional(Type.String({ description: 'URL of the network’s logo.' })),
  },
  { title: 'NetworkDepositAddress', description: 'A deposit address on one network.' },
)

export const listDepositAddressesOperation = operation({
  id: 'listDepositAddresses',
  method: 'POST',
  paths: ['/transfers/managed/address/list'],
  tag: 'Managed transfers',
  summary: 'List deposit addresses',
  description: 'Reads the deposit addresses of a connected account for an asset, one per network.',
  permission: 'read',
  body: Type.Object(
    {
      ...connectionFields,
      symbol: symbolInput(),
      networks: Type.Optional(
        Type.Array(RequestedNetwork, {
          maxItems: 50,
          description: 'Only these networks. Absent: every network on which the institution receives the asset.',
        }),
      ),
    },
    { title: 'ListDepositAddressesRequest', description: 'The connected account, the asset and the networks.' },
  ),
  content: Type.Object(
    { addresses: Type.Array(NetworkDepositAddress, { description: 'One entry per network.' }), ...outcome },
    { title: 'DepositAddresses', description: 'Deposit addresses.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'networkNotSupported', ...institutionErrors],
})
