import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { authToken } from '../shared/connectionRequest.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { uuid } from '../shared/uuid.ts'

const text = (description: string) => Type.Optional(Type.String({ description }))

const shared = {
  method: 'POST',
  tag: 'Identity',
  permission: 'read',
  /** Specification, "Account identity details". Personal data of the end user: only what the institution gives. */
  content: Type.Object(
    {
      integrationName: Type.String({ description: 'Display name of the institution.' }),
      firstName: text('First name.'),
      middleName: text('Middle name.'),
      lastName: text('Last name.'),
      accountNumber: text('Account number at the institution.'),
      email: text('Email address.'),
      mobileNumber: text('Mobile phone number, with country code.'),
      companyName: text('Company name, for business accounts.'),
      countryCode: text('ISO 3166-1 alpha-2 country code.'),
      city: text('City.'),
      postalCode: text('Postal code.'),
      idType: text('Type of the identity document.'),
      idNumber: text('Number of the identity document.'),
      dateOfBirth: Type.Optional(Type.Integer({ description: 'Date of birth, in Unix seconds. May be negative.' })),
    },
    {
      title: 'AccountIdentity',
      description:
        'Identity details of the account holder. Personal data. Fields that the institution does not provide are absent.',
    },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
} as const

const fields = {
  authToken: authToken(),
  integrationId: uuid('Integration id of the account, from GET `/integrations`.'),
}

export const verifyAccountOperation = operation({
  ...shared,
  id: 'verifyAccount',
  paths: ['/account/verify'],
  summary: 'Get identity details',
  description: 'Reads the identity details of the holder of a connected account from its institution.',
  body: Type.Object(fields, { title: 'VerifyAccountRequest', description: 'The connected account to read.' }),
})

/** What can be requested; fields the institution does not give are left out. */
const AccountInfo = oneOf(
  [
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
  ],
  'Name of a field. `address` stands for the country code, city and postal code; `id` for the type and number of the identity document.',
)

export const verifyExchangeOperation = operation({
  ...shared,
  id: 'verifyExchange',
  paths: ['/exchange/verify'],
  summary: 'Get selected identity details',
  description:
    'Reads only the identity details that you name in `accountInfo`. Use it to keep personal data that you do not need out of your systems.',
  body: Type.Object(
    {
      ...fields,
      accountInfo: Type.Optional(
        Type.Array(AccountInfo, { maxItems: 20, description: 'Fields to return. Absent: all of them.' }),
      ),
    },
    { title: 'VerifyExchangeRequest', description: 'The connected account to read, and the fields to return.' },
  ),
})
