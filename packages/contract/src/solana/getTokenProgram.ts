import Type from 'typebox'
import { operation } from '../operation.ts'
import { address, chainId, shared } from './solanaOperations.ts'

export const getTokenProgramOperation = operation({
  ...shared,
  id: 'getTokenProgram',
  paths: ['/catalog/solana/getTokenProgram'],
  summary: 'Get the program of a token',
  description: 'Returns the address of the program that owns the mint of a token.',
  query: Type.Object({ chainId, token: address('Address of the token’s mint, in Base58.') }),
  content: Type.String({ description: 'Address of the program, in Base58.' }),
})
