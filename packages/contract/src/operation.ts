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
  /** Below `/api/v1`. The first is the documented one, the others answer the same. */
  paths: readonly [string, ...string[]]
  tag: string
  /** A few words in the imperative, without a full stop. */
  summary: string
  /** Behavior and requirements of the operation, in full sentences. Markdown. */
  description: string
  permission: Permission
  body?: Body
  query?: Query
  /** A published client sends the query's fields as a JSON body of its GET: both are taken, the body's word counts. */
  takesQueryInBody?: true
  /** Refused for every client that it is not enabled for. */
  feature?: 'bridging'
  params?: Params
  content?: Content
  /** 400 and 404 are problem-details bodies (RFC 9457) instead of the envelope; 5xx has no body. */
  answersProblems?: true
  /** Since when, in Unix seconds, and the path that replaces it: sent in every answer (RFC 9745). */
  deprecated?: { sinceSeconds: number; successor: string }
  /** Calls that move money and that the operation cannot recognise as repeated: see `takesIdempotencyKey`. */
  movesMoney?: true
  /** Beyond 401, 500 and what validation answers. */
  errors: readonly ErrorType[]
}

/** Keeps the schemas' types. */
export const operation = <
  const Id extends string,
  Body extends TSchema | undefined = undefined,
  Query extends TObject | undefined = undefined,
  Params extends TObject | undefined = undefined,
  Content extends TSchema | undefined = undefined,
>(
  definition: Operation<Id, Body, Query, Params, Content>,
) => definition
