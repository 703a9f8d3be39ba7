import type { Operations } from './generated/api.ts'

export type OperationId = keyof Operations

/** What the operation takes as its body. */
export type BodyOf<Id extends OperationId> = Operations[Id]['body']

/** What the operation answers inside the envelope. */
export type ContentOf<Id extends OperationId> = Operations[Id]['content']

/** The operation's query; the API reads names in any case, and here they are camelCase. */
export type QueryOf<Id extends OperationId> = Operations[Id]['query']
