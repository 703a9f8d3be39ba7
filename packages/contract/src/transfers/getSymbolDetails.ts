import Type from 'typebox'
import { operation } from '../operation.ts'
import { AddressType } from '../shared/enums.ts'
import { networkId } from '../shared/uuid.ts'
import { shared } from './accountAddresses.ts'

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
