import Type from 'typebox'

const messages = Type.Array(Type.String({ description: 'The problem of the field.' }), {
  description: 'Messages about one field.',
})

/** RFC 9457, for the operations whose 400 has no envelope according to the specification. */
export const ProblemDetails = Type.Object(
  {
    type: Type.String({ description: '`urn:rialto:error:` followed by an `errorType`.' }),
    title: Type.String({ description: 'Summary of the kind of failure.' }),
    status: Type.Integer({ description: 'HTTP status code.' }),
    detail: Type.String({ description: 'The problem of this request.' }),
    instance: Type.String({ description: 'Path of the request, without its query.' }),
    errors: Type.Optional(
      Type.Record(Type.String(), messages, {
        description: 'Messages by field path. Present if the failure is about a field.',
      }),
    ),
  },
  { title: 'ProblemDetails', description: 'A failure in the format of RFC 9457.' },
)
export type ProblemDetails = Type.Static<typeof ProblemDetails>
