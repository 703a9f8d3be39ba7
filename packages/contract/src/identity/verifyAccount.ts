import Type from 'typebox'
import { operation } from '../operation.ts'
import { fields, shared } from './verifyIdentity.ts'

export const verifyAccountOperation = operation({
  ...shared,
  id: 'verifyAccount',
  paths: ['/account/verify'],
  summary: 'Get identity details',
  description: 'Reads the identity details of the holder of a connected account from its institution.',
  body: Type.Object(fields, { title: 'VerifyAccountRequest', description: 'The connected account to read.' }),
})
