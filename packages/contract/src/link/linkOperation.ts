import type { TObject, TSchema } from 'typebox'

import type { ErrorType } from '../errors/errorCatalogue.ts'

/**
 * One operation of the Link page's private API. It has no OpenAPI document, because page and server are released
 * together.
 */
export interface LinkOperation<
  Body extends TSchema | undefined = TSchema | undefined,
  Params extends TObject | undefined = TObject | undefined,
  Content extends TSchema = TSchema,
> {
  id: string
  method: 'GET' | 'POST'
  /** Below `/link/api`; parameters as `:name`. */
  path: string
  /** `false` for the one operation that issues the session token, which all others require. */
  needsSession: boolean
  body?: Body
  params?: Params
  content: Content
  /** Besides a missing session, 500 and validation errors. */
  errors: readonly ErrorType[]
}

/** Preserves the schemas' types. */
export const linkOperation = <
  Content extends TSchema,
  Body extends TSchema | undefined = undefined,
  Params extends TObject | undefined = undefined,
>(
  definition: LinkOperation<Body, Params, Content>,
) => definition
