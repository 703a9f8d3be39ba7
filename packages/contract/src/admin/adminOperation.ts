import type { TObject, TSchema } from 'typebox'

import type { ErrorType } from '../errors/errorCatalogue.ts'
import type { RequiredRole } from './roles.ts'

/**
 * One operation of the account management API. Described on its own: it has other paths, another way to sign in and its
 * own OpenAPI document.
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
  /** `false` for the operations that sign in. */
  needsToken: boolean
  /** The lowest role that may call it. Absent: `readOnly` for GET, `developer` for everything else. */
  role?: RequiredRole
  body?: Body
  /** Name of the one file of a `multipart/form-data` body, instead of `body`. */
  file?: string
  params?: Params
  content?: Content
  /** Beyond 401, 500 and what validation answers. */
  errors: readonly ErrorType[]
}

/** Keeps the schemas' types. */
export const adminOperation = <
  Body extends TSchema | undefined = undefined,
  Params extends TObject | undefined = undefined,
  Content extends TSchema | undefined = undefined,
>(
  definition: AdminOperation<Body, Params, Content>,
) => definition
