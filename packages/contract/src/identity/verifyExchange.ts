import Type from 'typebox'
import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { fields, shared } from './verifyIdentity.ts'

/** Requestable fields; those that the institution does not return are left out. */
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
