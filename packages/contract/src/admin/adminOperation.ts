import type { TObject, TSchema } from 'typebox'

import type { ErrorType } from '../errors/errorCatalogue.ts'
import type { RequiredRole } from './roles.ts'

/**
 * One operation of the account management API. It has a separate type, because this API has separate paths, sign-in
 * and OpenAPI document.
 */
export interface AdminOperation<
  Body extends TSchema | undefined = TSchema | undefined,
  Params extends TObject | undefined = TObject | undefined,
  Content extends TSchema | undefined = TSchema | undefined,
> {
  /** OpenAPI operationId. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/admin/api/v1`; parameters as `:name`. */
  path: string
  tag: string
  /** A few words in the imperative, without a full stop. */
  summary: string
  /** Behavior of the operation, in full sentences. Markdown. */
  description: string
  /** `false` for the operations for signing in. */
  needsToken: boolean
  /** The lowest role that may call it. Default: `readOnly` for GET, `developer` for everything else. */
  role?: RequiredRole
  body?: Body
  /** Name of the one file of a `multipart/form-data` body, instead of `body`. */
  file?: string
  params?: Params
  content?: Content
  /** Besides 401, 500 and validation errors. */
  errors: readonly ErrorType[]
}

/** Preserves the schemas' types. */
export const adminOperation = <
  Body extends TSchema | undefined = undefined,
  Params extends TObject | undefined = undefined,
  Content extends TSchema | undefined = undefined,
>(
  definition: AdminOperation<Body, Params, Content>,
) => definition
