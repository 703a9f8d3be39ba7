import Type from 'typebox'
import { operation } from '../operation.ts'
import { networkId } from '../shared/uuid.ts'
import { shared } from './accountAddresses.ts'

export const getAccountAddressOperation = operation({
  ...shared,
  id: 'getAccountAddress',
  paths: ['/transfers/address/get'],
  summary: 'Get a deposit address by network name',
  description:
    'Reads the deposit address of a connected account for an asset. The network is given by name or address format; POST `/transfers/managed/address/get` takes a network id instead.',
  content: Type.Object(
    {
      symbol: Type.String({ description: 'Symbol of the asset.' }),
      address: Type.String({ description: 'Deposit address.' }),
      chain: Type.String({ description: 'Name of the network at the institution.' }),
      memo: Type.Optional(
        Type.String({ description: 'Destination tag or memo. If present, the sender must include it.' }),
      ),
      networkId: networkId(),
    },
    { title: 'AccountAddress', description: 'A deposit address.' },
  ),
})
