import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'
import { LinkPreview } from './linkConfigurations.ts'
import { RegisteredClientData, RegisteredClientInfo } from './subClient.ts'

const tag = 'Sub-clients'
const needsToken = true
const params = Type.Object({ id: uuid('Id of the sub-client.') })

export const listSubClientsOperation = adminOperation({
  id: 'listSubClients',
  method: 'GET',
  path: '/SubClient',
  tag,
  summary: 'List sub-clients',
  description: 'Returns every sub-client of this environment.',
  needsToken,
  content: Type.Array(RegisteredClientData, { description: 'Sub-clients.' }),
  errors: [],
})

export const createSubClientOperation = adminOperation({
  id: 'createSubClient',
  method: 'POST',
  path: '/SubClient',
  tag,
  summary: 'Register a sub-client',
  description:
    'Registers a sub-client without a logo. Pass its `subClientId` when you create a link token to show its name and logo in Link.',
  needsToken,
  body: RegisteredClientInfo,
  content: RegisteredClientData,
  errors: ['missingField', 'invalidField', 'badRequest'],
})

export const readSubClientOperation = adminOperation({
  id: 'readSubClient',
  method: 'GET',
  path: '/SubClient/:id',
  tag,
  summary: 'Get a sub-client',
  description: 'Returns one sub-client of this environment.',
  needsToken,
  params,
  content: RegisteredClientData,
  errors: ['notFound'],
})

export const replaceSubClientOperation = adminOperation({
  id: 'replaceSubClient',
  method: 'PUT',
  path: '/SubClient/:id',
  tag,
  summary: 'Replace the data of a sub-client',
  description: 'Replaces the data of a sub-client. Optional fields that are left out are removed. The logo is kept.',
  needsToken,
  params,
  body: RegisteredClientInfo,
  content: RegisteredClientData,
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})

export const removeSubClientOperation = adminOperation({
  id: 'removeSubClient',
  method: 'DELETE',
  path: '/SubClient/:id',
  tag,
  summary: 'Remove a sub-client',
  description: 'Removes a sub-client and its logo. Later link tokens with its id show the client’s own name.',
  needsToken,
  params,
  errors: ['notFound'],
})

export const setSubClientLogoOperation = adminOperation({
  id: 'setSubClientLogo',
  method: 'POST',
  path: '/SubClient/:id/logo',
  tag,
  summary: 'Upload the logo of a sub-client',
  description:
    'Sets the logo of a sub-client, or replaces the one it has. The image is a PNG or JPEG of at most 5 MB and at most 2048 pixels on each side.',
  needsToken,
  params,
  file: 'logoFile',
  content: Type.Object(
    { logoUrl: Type.String({ maxLength: 1024, description: 'URL of the logo.' }) },
    { title: 'SubClientLogo', description: 'The stored logo.' },
  ),
  errors: ['missingField', 'invalidField', 'notFound', 'unsupportedFile'],
})

export const previewSubClientOperation = adminOperation({
  id: 'previewSubClient',
  method: 'POST',
  path: '/SubClient/:id/preview',
  tag,
  summary: 'Preview Link for a sub-client',
  description:
    'Opens Link with the name and logo of the sub-client, in a session without a destination for the user id `dashboard-preview`. Accounts that are connected in it are real connections. The session is not counted, listed without that user id, logged or reported by a webhook.',
  needsToken,
  params,
  content: LinkPreview,
  errors: ['notFound', 'badRequest', 'invalidField'],
})

export const removeSubClientLogoOperation = adminOperation({
  id: 'removeSubClientLogo',
  method: 'DELETE',
  path: '/SubClient/:id/logo',
  tag,
  summary: 'Remove the logo of a sub-client',
  description: 'Removes the logo. Link then shows the sub-client’s name alone.',
  needsToken,
  params,
  errors: ['notFound'],
})
