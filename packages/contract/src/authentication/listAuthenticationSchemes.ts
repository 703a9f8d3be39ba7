import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { BrokerType } from '../shared/enums.ts'
import { MfaScheme } from './authenticate.ts'

const AuthenticationScheme = Type.Object(
  {
    brokerType: BrokerType,
    authenticationSchemeType: enumOf('AuthenticationSchemeType', 'How a user authenticates with an integration.', {
      apiKey: 'send credentials to POST `/authenticate`.',
      OAuth: 'send the user to the link from GET `/authenticate/{brokerType}`.',
    }),
    initialAuthenticationModel: Type.Object(
      {
        fields: Type.Array(
          Type.Object(
            {
              name: Type.String({
                description: 'Name of the field in the body of POST `/authenticate`, with a capital first letter.',
              }),
              description: Type.String({ description: 'Label of the field. You may show it to the user.' }),
            },
            { title: 'AuthenticationField', description: 'A field that the user fills in.' },
          ),
          { description: 'Fields to collect. Empty for `OAuth`.' },
        ),
      },
      { title: 'AuthenticationModel', description: 'Fields to collect from the user.' },
    ),
    mfaSchemes: Type.Array(MfaScheme, {
      description:
        'Codes that the integration may require while connecting: the values of `mfaType` of POST `/authenticate`. Empty if it requires none.',
    }),
    instructionsUrl: Type.Optional(
      Type.String({ description: 'Page of the institution that explains how to create the credentials.' }),
    ),
  },
  { title: 'AuthenticationScheme', description: 'How to authenticate with one integration.' },
)

export const listAuthenticationSchemesOperation = operation({
  id: 'listAuthenticationSchemes',
  method: 'GET',
  paths: ['/authenticationSchemes'],
  tag: 'Self-managed authentication',
  summary: 'List authentication schemes',
  description: 'Returns how to authenticate with each integration: by OAuth, or with credentials that you collect.',
  permission: 'any',
  content: Type.Array(AuthenticationScheme, { description: 'One entry per integration.' }),
  errors: [],
})
