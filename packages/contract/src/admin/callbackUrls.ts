import Type from 'typebox'

import { adminOperation } from './adminOperation.ts'

/** https addresses; in the sandbox also http ones of this machine. */
export const CallbackUrls = Type.Array(Type.String({ minLength: 1, maxLength: 2048 }), { maxItems: 50 })

const content = Type.Object({ callbackUrls: Type.Array(Type.String()) })

export const readCallbackUrlsOperation = adminOperation({
  id: 'readCallbackUrls',
  method: 'GET',
  path: '/Client/callbackUrls',
  tag: 'Client',
  summary: 'Callback URLs of the client itself',
  needsToken: true,
  content,
  errors: [],
})

export const replaceCallbackUrlsOperation = adminOperation({
  id: 'replaceCallbackUrls',
  method: 'POST',
  path: '/Client/callbackUrls',
  tag: 'Client',
  summary: 'Replace the client’s callback URLs. They apply to sub-clients that have none of their own',
  needsToken: true,
  body: Type.Object({ callbackUrls: CallbackUrls }),
  content,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
