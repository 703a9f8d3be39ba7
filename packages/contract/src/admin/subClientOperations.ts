import Type from 'typebox'

import { Uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'
import { RegisteredClientData, RegisteredClientInfo } from './subClient.ts'

const tag = 'Sub-clients'
const needsToken = true
const params = Type.Object({ id: Uuid })

export const listSubClientsOperation = adminOperation({
  id: 'listSubClients',
  method: 'GET',
  path: '/SubClient',
  tag,
  summary: 'Every sub-client of this environment',
  needsToken,
  content: Type.Array(RegisteredClientData),
  errors: [],
})

export const createSubClientOperation = adminOperation({
  id: 'createSubClient',
  method: 'POST',
  path: '/SubClient',
  tag,
  summary: 'Register a sub-client, without a logo',
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
  summary: 'One sub-client',
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
  summary: 'Replace what a sub-client was registered with. Its logo stays',
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
  summary: 'Remove a sub-client and its logo',
  needsToken,
  params,
  errors: ['notFound'],
})

export const setSubClientLogoOperation = adminOperation({
  id: 'setSubClientLogo',
  method: 'POST',
  path: '/SubClient/:id/logo',
  tag,
  summary: 'Set a sub-client’s logo: PNG or JPEG, at most 5 MB and 2048 pixels on a side',
  needsToken,
  params,
  file: 'logoFile',
  content: Type.Object({ logoUrl: Type.String({ maxLength: 1024 }) }),
  errors: ['missingField', 'invalidField', 'notFound', 'unsupportedFile'],
})

export const removeSubClientLogoOperation = adminOperation({
  id: 'removeSubClientLogo',
  method: 'DELETE',
  path: '/SubClient/:id/logo',
  tag,
  summary: 'Remove a sub-client’s logo',
  needsToken,
  params,
  errors: ['notFound'],
})
