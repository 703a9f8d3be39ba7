import Type, { type TSchema } from 'typebox'

import { ApiStatus } from '../shared/enums.ts'

/** The envelope of every JSON answer, without its content. */
const frame = {
  status: ApiStatus,
  /** Empty on success. */
  message: Type.String(),
  /** May be shown to the end user as it is. */
  displayMessage: Type.Optional(Type.String()),
  /** Empty on success; else a code of the error catalogue. */
  errorType: Type.String(),
  /** Eight hex digits, the same for every failure of one kind at one place. */
  errorHash: Type.Optional(Type.String()),
  /** Two characters that route the failure to who looks after it. */
  teamCode: Type.Optional(Type.String()),
}

/** Specification, "Response envelope (ApiResult)". */
export const ErrorEnvelope = Type.Object(frame)
export type ErrorEnvelope = Type.Static<typeof ErrorEnvelope>

/** The envelope around `content`. */
export const apiResult = <T extends TSchema>(content: T) => Type.Object({ content, ...frame })

/** The envelope of operations that return nothing. */
export const EmptyApiResult = Type.Object(frame)
