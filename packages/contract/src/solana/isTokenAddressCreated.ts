import Type from 'typebox'
import { operation } from '../operation.ts'
import { address, chainId, shared } from './solanaOperations.ts'

export const isTokenAddressCreatedOperation = operation({
  ...shared,
  id: 'isTokenAddressCreated',
  paths: ['/catalog/solana/isTokenAddressCreated'],
  summary: 'Check whether a token account exists',
  description: 'Returns whether a token account has been created on the chain.',
  query: Type.Object({ chainId, address: address('Address of the token account, in Base58.') }),
  content: Type.String({ description: '`true` or `false`, as a string.' }),
})
