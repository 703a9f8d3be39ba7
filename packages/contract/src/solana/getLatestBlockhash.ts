import Type from 'typebox'
import { operation } from '../operation.ts'
import { chainId, shared } from './solanaOperations.ts'

export const getLatestBlockhashOperation = operation({
  ...shared,
  id: 'getLatestBlockhash',
  paths: ['/catalog/solana/getLatestBlockhash'],
  summary: 'Get the latest blockhash',
  description: 'Returns the hash of a recent block. A transaction needs it before it is signed.',
  query: Type.Object({ chainId }),
  content: Type.String({ description: 'Hash of a recent block, in Base58.' }),
})
