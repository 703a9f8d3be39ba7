import Type, { type TSchema } from 'typebox'

import { errorCatalogue } from '../errors/errorCatalogue.ts'
import { listValues } from '../oneOf.ts'
import { ApiStatus } from '../shared/enums.ts'

/** The envelope of every JSON response, without its content. */
const frame = {
  status: ApiStatus,
  message: Type.String({ description: 'Message for developers. Empty on success.' }),
  displayMessage: Type.Optional(
    Type.String({ description: 'Message that you may show to the end user. Absent without one.' }),
  ),
  errorType: Type.String({ description: 'Empty on success.' }),
  errorHash: Type.Optional(
    Type.String({ description: 'Eight hexadecimal digits. Equal for failures of the same kind in the same place.' }),
  ),
  teamCode: Type.Optional(
    Type.String({ description: 'Two characters for routing alerts. Opaque; do not show it to users.' }),
  ),
}

const reasons = Object.fromEntries(Object.entries(errorCatalogue).map(([type, { when }]) => [type, when]))

/** A plain string to the serialiser; the documents list the catalogue. */
const ErrorTypeName = Type.String({
  title: 'ErrorType',
  description: `Reason of a failure. Each has a page at \`/docs/errors/{errorType}\`.\n\n${listValues(reasons)}`,
  'x-values': Object.keys(errorCatalogue),
})

export const ErrorEnvelope = Type.Object(
  { ...frame, errorType: ErrorTypeName },
  { title: 'ErrorEnvelope', description: 'The envelope of a failed request.' },
)
export type ErrorEnvelope = Type.Static<typeof ErrorEnvelope>

/** The envelope around `content`. */
export const apiResult = <T extends TSchema>(content: T) => Type.Object({ content, ...frame })

/** The envelope of operations that return nothing. */
export const EmptyApiResult = Type.Object(frame, {
  title: 'ApiResult',
  description: 'The envelope of a successful request. Operations that return data add `content`.',
})
