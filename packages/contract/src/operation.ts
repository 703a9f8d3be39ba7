import type { TObject, TSchema } from 'typebox'

import type { ErrorType } from './errors/errorCatalogue.ts'

/** The permission that an API key needs. `any`: every valid key. */
export type Permission = 'read' | 'write' | 'any'

/**
 * One operation of the public API: the only definition of its input, output and requirements. Routes, validation,
 * serialisation, OpenAPI and clients are derived from it.
 */
export interface Operation<
  Id extends string = string,
  Body extends TSchema | undefined = TSchema | undefined,
  Query extends TObject | undefined = TObject | undefined,
  Params extends TObject | undefined = TObject | undefined,
  Content extends TSchema | undefined = TSchema | undefined,
> {
  /** OpenAPI operationId. */
  id: Id
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/api/v1`. The first is documented, the others are aliases. */
  paths: readonly [string, ...string[]]
  tag: string
  /** A few words in the imperative, without a full stop. */
  summary: string
  /** Behavior and requirements of the operation, in full sentences. Markdown. */
  description: string
  permission: Permission
  body?: Body
  query?: Query
  /**
   * A published client sends the query's fields as a JSON body of its GET. Both are accepted; the body has priority.
   */
  takesQueryInBody?: true
  /** Rejected for every client for which it is not enabled. */
  feature?: 'bridging'
  params?: Params
  content?: Content
  /** 400 and 404 are problem-details bodies (RFC 9457) instead of the envelope; 5xx has no body. */
  answersProblems?: true
  /** Deprecated since this time in Unix seconds, with the path that replaces it: sent in every response (RFC 9745). */
  deprecated?: { sinceSeconds: number; successor: string }
  /** Calls that move money and that the operation cannot recognise as repeated: see `takesIdempotencyKey`. */
  movesMoney?: true
  /** Besides 401, 500 and validation errors. */
  errors: readonly ErrorType[]
}

/** Preserves the schemas' types. */
export const operation = <
  const Id extends string,
  Body extends TSchema | undefined = undefined,
  Query extends TObject | undefined = undefined,
  Params extends TObject | undefined = undefined,
  Content extends TSchema | undefined = undefined,
>(
  definition: Operation<Id, Body, Query, Params, Content>,
) => definition

/** It may be sent again after a lost answer: repeating it changes nothing. */
export const isRead = ({ permission }: Pick<Operation, 'permission'>): boolean => permission !== 'write'
