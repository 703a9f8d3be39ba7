import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { Uuid } from '../shared/uuid.ts'

const Text = Type.Optional(Type.String())

const shared = {
  method: 'POST',
  tag: 'Identity',
  permission: 'read',
  /** Specification, "Account identity details". Personal data of the end user: only what the institution gives. */
  content: Type.Object({
    integrationName: Type.String(),
    firstName: Text,
    middleName: Text,
    lastName: Text,
    accountNumber: Text,
    email: Text,
    mobileNumber: Text,
    companyName: Text,
    countryCode: Text,
    city: Text,
    postalCode: Text,
    idType: Text,
    idNumber: Text,
    /** Unix seconds. */
    dateOfBirth: Type.Optional(Type.Integer()),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
} as const

const fields = { authToken: Type.String({ minLength: 1, maxLength: 4096 }), integrationId: Uuid }

export const verifyAccountOperation = operation({
  ...shared,
  id: 'verifyAccount',
  paths: ['/account/verify'],
  summary: 'Who the holder of a connected account is',
  body: Type.Object(fields),
})

/** What can be asked for; fields the institution does not give are left out. */
const AccountInfo = oneOf([
  'firstName',
  'middleName',
  'lastName',
  'accountNumber',
  'email',
  'mobileNumber',
  'companyName',
  'countryCode',
  'city',
  'postalCode',
  'address',
  'id',
  'dateOfBirth',
])

export const verifyExchangeOperation = operation({
  ...shared,
  id: 'verifyExchange',
  paths: ['/exchange/verify'],
  summary: 'Chosen facts about the holder of a connected account',
  /** Without `accountInfo`: everything. */
  body: Type.Object({ ...fields, accountInfo: Type.Optional(Type.Array(AccountInfo, { maxItems: 20 })) }),
})
