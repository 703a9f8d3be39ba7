import type {
  AdminOperationId,
  adminOperationsById,
  LinkOperationId,
  linkOperationsById,
  OperationId,
  OperationOf,
  ValueOf,
} from '@rialto/contract'
import type { Context, LinkSessionRecord, Member, Scope } from '@rialto/core'
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

type AdminOperationOf<Id extends AdminOperationId> = (typeof adminOperationsById)[Id]

/** A handler of the account management API, for a client. */
export type AdminHandler<Id extends AdminOperationId> = HandlerOf<AdminOperationOf<Id>, { scope: Scope }>

/** A member's session as the caller of an operation. */
export interface MemberCaller {
  session: { id: string; member: Member }
}

/** A handler of the account management API for the session's member, independent of any client. */
export type MemberHandler<Id extends AdminOperationId> = HandlerOf<AdminOperationOf<Id>, MemberCaller>

/** A handler of the account management API for callers that are not signed in. */
export type OpenAdminHandler<Id extends AdminOperationId> = HandlerOf<AdminOperationOf<Id>, object>

type LinkOperationOf<Id extends LinkOperationId> = (typeof linkOperationsById)[Id]

/** A handler of the Link page's API, for a session. */
export type LinkHandler<Id extends LinkOperationId> = HandlerOf<LinkOperationOf<Id>, { session: LinkSessionRecord }>

/** A handler of the Link page's API for callers without a session. */
export type OpenLinkHandler<Id extends LinkOperationId> = HandlerOf<LinkOperationOf<Id>, object>
