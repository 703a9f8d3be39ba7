import type { Components } from './createComponents.ts'
import { errorResponses, unauthorized } from './errorResponses.ts'
import type { Json } from './schema.ts'

const description = `Server-sent events of the client's transfers, for as long as the session or the token that opened the stream is good. An event \`transfer\` names one that changed, and \`missed\` says that some may have been missed; what changed is then read by the other calls. Lines that begin with a colon keep the connection open. The stream can end at any time: connect again, and read everything once. Role: \`readOnly\`.`

const example = `:

event: transfer
data: {"transferId":"5c9e3f27-48a1-4b6d-8f02-71d3e5a9c804"}

event: missed
data: {}
`

const path = '/admin/api/v1/Changes'

const stream: Json = {
  description: 'The stream, which continues until either side ends it.',
  content: {
    'text/event-stream': {
      schema: { type: 'string', description: 'Events, one after the other.', example },
      example,
    },
  },
}

/** The one call that returns a stream instead of an envelope. */
export const describeChanges = (components: Components): Json => ({
  [path]: {
    get: {
      operationId: 'followChanges',
      tags: ['Transfers'],
      summary: 'Follow changes of transfers',
      description,
      security: [{ Bearer: [] }, { Session: [] }],
      responses: {
        200: stream,
        401: unauthorized(components),
        ...errorResponses(components, {
          errors: ['permissionDenied', 'tooManyRequest', 'serverFailure', 'serviceUnavailable'],
          answersProblems: false,
          instance: path,
          field: '',
        }),
      },
    },
  },
})
