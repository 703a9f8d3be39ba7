import type { Operations } from './generated/api.ts'

export type OperationId = keyof Operations

/** Body of the operation. */
export type BodyOf<Id extends OperationId> = Operations[Id]['body']

/** Content of the operation's response, without the envelope. */
export type ContentOf<Id extends OperationId> = Operations[Id]['content']

/** The operation's query. The API accepts names in any case; here they are camelCase. */
export type QueryOf<Id extends OperationId> = Operations[Id]['query']
