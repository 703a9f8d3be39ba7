import Type from 'typebox'

/** RFC 9457, for the operations whose 400 the specification keeps out of the envelope. */
export const ProblemDetails = Type.Object({
  /** `urn:rialto:error:` and a code of the error catalogue. */
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  /** The path that was asked, without its query. */
  instance: Type.String(),
  /** What is wrong with a field, by its path. */
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
export type ProblemDetails = Type.Static<typeof ProblemDetails>
