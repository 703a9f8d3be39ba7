import {
  adminOperations,
  errorCatalogue,
  type ErrorType,
  type LinkOperation,
  linkOperationsById,
  operations,
} from '@rialto/contract'

import { plain, type Schema } from './schema.ts'

/** An operation of one of the APIs. */
export interface Target {
  api: 'public' | 'admin' | 'link'
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The whole path, with parameters as `:name`. */
  path: string
  body: Schema | undefined
  query: Schema | undefined
  takesQueryInBody: boolean
  params: Schema | undefined
  /** Name of the one file of a multipart body. */
  file: string | undefined
  /** Declared statuses, and those of access control. */
  statuses: readonly number[]
}

/** Statuses of access control and of reading a request, for every operation. */
const ofAccessControl = [200, 400, 401, 403, 404, 413, 414, 415, 429, 431]

const statusesOf = (errors: readonly ErrorType[]): number[] => [
  ...new Set([...ofAccessControl, ...errors.map(type => errorCatalogue[type].http)]),
]

const ofPublic = operations.flatMap((operation): Target[] =>
  operation.paths.map(path => ({
    api: 'public',
    id: operation.id,
    method: operation.method,
    path: `/api/v1${path}`,
    body: 'body' in operation && operation.body ? plain(operation.body) : undefined,
    query: 'query' in operation && operation.query ? plain(operation.query) : undefined,
    takesQueryInBody: 'takesQueryInBody' in operation && operation.takesQueryInBody === true,
    params: 'params' in operation && operation.params ? plain(operation.params) : undefined,
    file: undefined,
    statuses: statusesOf(operation.errors),
  })),
)

const ofAdmin = adminOperations.map((operation): Target => ({
  api: 'admin',
  id: operation.id,
  method: operation.method,
  path: `/admin/api/v1${operation.path}`,
  body: operation.body ? plain(operation.body) : undefined,
  query: undefined,
  takesQueryInBody: false,
  params: operation.params ? plain(operation.params) : undefined,
  file: operation.file,
  statuses: statusesOf(operation.errors),
}))

const linkOperations: readonly LinkOperation[] = Object.values(linkOperationsById)

const ofLink = linkOperations.map(({ id, method, path, body, params, errors }): Target => ({
  api: 'link',
  id,
  method,
  path: `/link/api${path}`,
  body: body ? plain(body) : undefined,
  query: undefined,
  takesQueryInBody: false,
  params: params ? plain(params) : undefined,
  file: undefined,
  statuses: statusesOf(errors),
}))

/** Every operation of every API, read from the contract, so that new ones are covered automatically. */
export const targets: readonly Target[] = [...ofPublic, ...ofAdmin, ...ofLink]
