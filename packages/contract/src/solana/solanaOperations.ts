import Type from 'typebox'

import { operation } from '../operation.ts'

/** As the list of networks has it: `101`, or the sandbox's `103`. */
const chainId = Type.String({ minLength: 1, maxLength: 20 })
/** 32 bytes in base58. */
const address = Type.String({ pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$', maxLength: 44 })

const shared = {
  method: 'POST',
  tag: 'Solana',
  permission: 'read',
  content: Type.String(),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'badRequest', 'permissionDenied', 'integrationUnavailable'],
} as const

export const getLatestBlockhashOperation = operation({
  ...shared,
  id: 'getLatestBlockhash',
  paths: ['/catalog/solana/getLatestBlockhash'],
  summary: 'A recent block’s hash, for a transaction to be signed with',
  query: Type.Object({ chainId }),
})

export const getTokenProgramOperation = operation({
  ...shared,
  id: 'getTokenProgram',
  paths: ['/catalog/solana/getTokenProgram'],
  summary: 'The program that a token’s mint belongs to',
  query: Type.Object({ chainId, token: address }),
})

export const isTokenAddressCreatedOperation = operation({
  ...shared,
  id: 'isTokenAddressCreated',
  paths: ['/catalog/solana/isTokenAddressCreated'],
  summary: 'Whether a token account exists: "true" or "false"',
  query: Type.Object({ chainId, address }),
})
