import type { Operation } from '@rialto/contract'
import type { Static, TSchema } from 'typebox'

type Shape<S> = [NonNullable<S>] extends [never] ? undefined : Static<Extract<S, TSchema>>

/** What the operation takes as its body. */
export type BodyOf<O extends Operation> = Shape<O['body']>

/** What the operation answers inside the envelope. */
export type ContentOf<O extends Operation> = Shape<O['content']>

/** The operation's query; the API reads names in any case, and here they are camelCase. */
export type QueryOf<O extends Operation> = {
  [Name in keyof Shape<O['query']> as Name extends string ? Uncapitalize<Name> : never]: Shape<O['query']>[Name]
}
