import type {
  AdminOperationId,
  adminOperationsById,
  LinkOperationId,
  linkOperationsById,
  OperationId,
  OperationOf,
  ValueOf,
} from '@rialto/contract'
import type { Context, LinkSessionRecord, Scope } from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type { ValueOf } from '@rialto/contract'

/** The parts of a request that the operation's schemas describe. */
export interface OperationRequest<O> {
  body: ValueOf<O, 'body'>
  query: ValueOf<O, 'query'>
  params: ValueOf<O, 'params'>
}

/**
 * Maps an authenticated and validated request to a use case, and the result to the operation's content. It makes no
 * decisions.
 */
export type HandlerOf<O, Caller> = (
  ctx: Context,
  request: OperationRequest<O> & Caller & { request: FastifyRequest; reply: FastifyReply },
) => Promise<ValueOf<O, 'content'>>

/** A handler of the public API, for a client. */
export type Handler<Id extends OperationId> = HandlerOf<OperationOf<Id>, { scope: Scope }>

/** Handlers of the account management API, for a client. */
export type AdminHandlers<Ids extends AdminOperationId> = {
  readonly [Id in Ids]: HandlerOf<(typeof adminOperationsById)[Id], { scope: Scope }>
}

/** Handlers of the Link page's API, for a session. */
export type LinkHandlers<Ids extends LinkOperationId> = {
  readonly [Id in Ids]: HandlerOf<(typeof linkOperationsById)[Id], { session: LinkSessionRecord }>
}
