import Type from 'typebox'

import { adminOperation } from './adminOperation.ts'

const callbackUrl = 'An https URL. In the sandbox also an http URL of the local machine.'

export const CallbackUrls = Type.Array(Type.String({ minLength: 1, maxLength: 2048, description: callbackUrl }), {
  maxItems: 50,
  description: 'URLs to which Link may return the user.',
})

const content = Type.Object(
  {
    callbackUrls: Type.Array(Type.String({ description: 'Registered callback URL.' }), {
      description: 'URLs to which Link may return the user.',
    }),
  },
  { title: 'CallbackUrls', description: 'The client’s own callback URLs.' },
)

export const readCallbackUrlsOperation = adminOperation({
  id: 'readCallbackUrls',
  method: 'GET',
  path: '/Client/callbackUrls',
  tag: 'Client',
  summary: 'Get the client’s callback URLs',
  description: 'Returns the callback URLs of the client itself, not those of its sub-clients.',
  needsToken: true,
  content,
  errors: [],
})

export const replaceCallbackUrlsOperation = adminOperation({
  id: 'replaceCallbackUrls',
  method: 'POST',
  path: '/Client/callbackUrls',
  tag: 'Client',
  summary: 'Replace the client’s callback URLs',
  description:
    'Replaces all callback URLs of the client. They also apply to sub-clients that were registered without callback URLs.',
  needsToken: true,
  body: Type.Object(
    { callbackUrls: CallbackUrls },
    { title: 'ReplaceCallbackUrlsRequest', description: 'The new callback URLs.' },
  ),
  content,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
