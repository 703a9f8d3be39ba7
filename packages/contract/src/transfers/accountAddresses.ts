import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields, mfaCode, symbolInput } from '../shared/connectionRequest.ts'
import { AddressType } from '../shared/enums.ts'
import { withUsage } from '../shared/hints.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { networkId } from '../shared/uuid.ts'

const shared = {
  method: 'POST',
  tag: 'Transfers',
  permission: 'read',
  body: Type.Object(
    {
      ...connectionFields,
      symbol: symbolInput(),
      chain: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 60,
          description: 'The network: its name at the institution or in this API, its CAIP-2 id, or its network id.',
        }),
      ),
      addressType: Type.Optional(
        withUsage(AddressType, 'The network, by the format of its addresses. The institution’s first match is used.'),
      ),
      mfaCode: Type.Optional(mfaCode('Code of the second factor, if the institution requires one.')),
    },
    { title: 'AccountAddressRequest', description: 'The connected account, the asset and the network.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', ...institutionErrors],
} as const

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

const SymbolChain = Type.Object(
  {
    chain: Type.String({ description: 'Name of the network at the institution.' }),
    networkId: networkId(),
    fee: Type.Number({ description: 'Fee in the asset, on top of the amount.' }),
    minWithdrawAmount: Type.Number({ description: 'Smallest amount that can be sent, in the asset.' }),
    maxWithdrawAmount: Type.Optional(
      Type.Number({ description: 'Largest amount that can be sent, in the asset. Absent if there is no limit.' }),
    ),
    notes: Type.Optional(
      Type.String({ description: 'Why nothing can be sent on this network now. Absent if sending is possible.' }),
    ),
  },
  { title: 'SymbolChain', description: 'A network on which the account sends the asset.' },
)

export const getSymbolDetailsOperation = operation({
  ...shared,
  id: 'getSymbolDetails',
  paths: ['/transfers/symbol/details'],
  summary: 'Get the withdrawal terms of an asset',
  description: 'Reads on which networks a connected account can send an asset, with the fee and limits of each.',
  content: Type.Object(
    {
      symbol: Type.String({ description: 'Symbol of the asset.' }),
      addressTypes: Type.Array(AddressType, { description: 'Address formats of these networks.' }),
      chains: Type.Array(SymbolChain, { description: 'Networks on which the asset can be sent.' }),
    },
    { title: 'SymbolDetails', description: 'Withdrawal terms of an asset.' },
  ),
})
