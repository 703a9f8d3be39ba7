import Type from 'typebox'

export const chainId = Type.String({
  minLength: 1,
  maxLength: 20,
  description:
    'Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox.',
})

export const address = (description: string) =>
  Type.String({ pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$', maxLength: 44, description })

export const shared = {
  method: 'POST',
  tag: 'Solana',
  permission: 'read',
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'badRequest', 'permissionDenied', 'integrationUnavailable'],
} as const
