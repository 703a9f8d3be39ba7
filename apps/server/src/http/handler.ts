import type { OperationId, OperationOf } from '@rialto/contract'
import type { Context, Scope } from '@rialto/core'
import type { FastifyReply } from 'fastify'
import type { Static, TSchema } from 'typebox'

type Member<O, Name extends string> = O extends { [Key in Name]?: infer S } ? S : never

/** The value that a schema of an operation describes; `undefined` where it declares none. */
export type ValueOf<O, Name extends 'body' | 'query' | 'params' | 'content'> = [NonNullable<Member<O, Name>>] extends [
  never,
]
  ? undefined
  : Static<Extract<Member<O, Name>, TSchema>>

/** A request that was authenticated and validated. */
export interface OperationRequest<O> {
  scope: Scope
  body: ValueOf<O, 'body'>
  query: ValueOf<O, 'query'>
  params: ValueOf<O, 'params'>
  reply: FastifyReply
}

/** Maps the request to a use case and its result to the operation's content. It decides nothing. */
export type Handler<Id extends OperationId> = (
  ctx: Context,
  request: OperationRequest<OperationOf<Id>>,
) => Promise<ValueOf<OperationOf<Id>, 'content'>>
