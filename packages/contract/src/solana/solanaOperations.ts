import Type from 'typebox'

import { operation } from '../operation.ts'

const chainId = Type.String({
  minLength: 1,
  maxLength: 20,
  description:
    'Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox.',
})
const address = (description: string) =>
  Type.String({ pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$', maxLength: 44, description })

const shared = {
  method: 'POST',
  tag: 'Solana',
  permission: 'read',
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'badRequest', 'permissionDenied', 'integrationUnavailable'],
} as const

export const getLatestBlockhashOperation = operation({
  ...shared,
  id: 'getLatestBlockhash',
  paths: ['/catalog/solana/getLatestBlockhash'],
  summary: 'Get the latest blockhash',
  description: 'Returns the hash of a recent block. A transaction needs it before it is signed.',
  query: Type.Object({ chainId }),
  content: Type.String({ description: 'Hash of a recent block, in Base58.' }),
})

export const getTokenProgramOperation = operation({
  ...shared,
  id: 'getTokenProgram',
  paths: ['/catalog/solana/getTokenProgram'],
  summary: 'Get the program of a token',
  description: 'Returns the address of the program that owns the mint of a token.',
  query: Type.Object({ chainId, token: address('Address of the token’s mint, in Base58.') }),
  content: Type.String({ description: 'Address of the program, in Base58.' }),
})

export const isTokenAddressCreatedOperation = operation({
  ...shared,
  id: 'isTokenAddressCreated',
  paths: ['/catalog/solana/isTokenAddressCreated'],
  summary: 'Check whether a token account exists',
  description: 'Returns whether a token account has been created on the chain.',
  query: Type.Object({ chainId, address: address('Address of the token account, in Base58.') }),
  content: Type.String({ description: '`true` or `false`, as a string.' }),
})
