import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { CallbackUrls, content } from './callbackUrls.ts'

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
