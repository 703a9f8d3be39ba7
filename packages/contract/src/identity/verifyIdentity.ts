import Type from 'typebox'
import { authToken, institutionErrors } from '../shared/connectionRequest.ts'
import { uuid } from '../shared/uuid.ts'

const text = (description: string) => Type.Optional(Type.String({ description }))

export const shared = {
  method: 'POST',
  tag: 'Identity',
  permission: 'read',
  /** Specification, "Account identity details". Personal data of the end user, as far as the institution returns it. */
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

export const fields = {
  authToken: authToken(),
  integrationId: uuid('Integration id of the account, from GET `/integrations`.'),
}
