/** Discovery documents of RFC 7643, sections 5 to 7: what this server stores of a user and a group, and no more. */
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

interface Attribute {
  name: string
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  description: string
  required?: boolean
  multiValued?: boolean
  mutability?: 'readOnly' | 'readWrite' | 'immutable'
  uniqueness?: 'none' | 'server'
  caseExact?: boolean
  subAttributes?: object[]
  referenceTypes?: string[]
}

const attribute = ({ type = 'string', ...rest }: Attribute) => ({
  type,
  multiValued: false,
  required: false,
  ...(type === 'string' || type === 'reference' ? { caseExact: false } : {}),
  mutability: 'readWrite',
  returned: 'default',
  ...(type === 'boolean' || type === 'complex' ? {} : { uniqueness: 'none' }),
  ...rest,
})

const externalId = attribute({ name: 'externalId', description: 'Your id of it.', caseExact: true })

const reference = (of: string, mutability: 'readOnly' | 'immutable') => [
  attribute({ name: 'value', description: `Id of the ${of}.`, mutability, caseExact: true }),
  attribute({
    name: '$ref',
    type: 'reference',
    referenceTypes: [of],
    description: `Address of the ${of}.`,
    mutability,
    caseExact: true,
  }),
  attribute({ name: 'display', description: 'Name.', mutability: 'readOnly' }),
]

const userAttributes = [
  attribute({
    name: 'userName',
    description: 'Name with which the person signs in.',
    required: true,
    uniqueness: 'server',
  }),
  externalId,
  attribute({ name: 'displayName', description: 'Name that Rialto shows.' }),
  attribute({
    name: 'active',
    type: 'boolean',
    description: 'Whether the person has access. A new user has.',
    required: true,
  }),
  attribute({
    name: 'emails',
    type: 'complex',
    multiValued: true,
    description: 'One email address. Of several, the primary one is stored, or else the last.',
    subAttributes: [attribute({ name: 'value', description: 'Email address.' })],
  }),
  attribute({
    name: 'groups',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    description: 'Groups of the person.',
    subAttributes: reference('Group', 'readOnly'),
  }),
]

const groupAttributes = [
  attribute({ name: 'displayName', description: 'Name of the group.', required: true, uniqueness: 'server' }),
  externalId,
  attribute({
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'Persons in the group.',
    subAttributes: reference('User', 'immutable'),
  }),
]

type Of = (path: string) => string

const schemaOf = (id: string, name: string, attributes: object[], at: Of) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: 'Schema', location: at(`/Schemas/${id}`) },
})

export const schemas = (at: Of) => [
  schemaOf(userSchema, 'User', userAttributes, at),
  schemaOf(groupSchema, 'Group', groupAttributes, at),
]

export const resourceTypes = (at: Of) =>
  (
    [
      ['User', '/Users', userSchema],
      ['Group', '/Groups', groupSchema],
    ] as const
  ).map(([name, endpoint, schema]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    endpoint,
    description: name,
    schema,
    meta: { resourceType: 'ResourceType', location: at(`/ResourceTypes/${name}`) },
  }))

export const maxResults = 200

export const serviceProviderConfig = (at: Of) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'Token that an owner of the client creates in the dashboard.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: at('/ServiceProviderConfig') },
})
