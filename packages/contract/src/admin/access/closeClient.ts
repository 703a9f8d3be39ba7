import { adminOperation } from '../adminOperation.ts'
import { Client, ClientNameRequest } from './client.ts'

export const closeClientOperation = adminOperation({
  id: 'closeClient',
  method: 'POST',
  path: '/Client/close',
  tag: 'Client',
  summary: 'Close the client',
  description:
    'Closes the client for good. Its keys are revoked and its link tokens and sessions end at once. Transfers that were accepted are followed to their end, and its webhooks report them. Its accounts are removed as soon as nothing of theirs is under way. Members keep their access to the records.',
  needsToken: true,
  role: 'owner',
  body: ClientNameRequest,
  content: Client,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
