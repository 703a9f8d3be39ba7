import type { Static, TSchema } from 'typebox'

import type { AdminOperationId, adminOperationsById } from './admin/adminOperations.ts'

type Member<O, Name extends string> = O extends { [Key in Name]?: infer S } ? S : never

/** The type of an operation's schema; `undefined` if it declares none. */
export type ValueOf<O, Name extends 'body' | 'query' | 'params' | 'content'> = [NonNullable<Member<O, Name>>] extends [
  never,
]
  ? undefined
  : Static<Extract<Member<O, Name>, TSchema>>

/** The same for an operation of the account management API. */
export type AdminValue<Id extends AdminOperationId, Name extends 'body' | 'params' | 'content'> = ValueOf<
  (typeof adminOperationsById)[Id],
  Name
>

type Part<Id extends AdminOperationId, Name extends 'body' | 'params'> = [AdminValue<Id, Name>] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: AdminValue<Id, Name> }

/** Input of a call of the account management API. */
export type AdminRequest<Id extends AdminOperationId> = Part<Id, 'params'> & Part<Id, 'body'>
