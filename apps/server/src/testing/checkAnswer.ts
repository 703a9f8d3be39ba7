import {
  ErrorEnvelope,
  apiResult,
  EmptyApiResult,
  errorCatalogue,
  type ErrorType,
  idempotencyErrors,
  LinkConfigureResult,
  LinkExecution,
  LinkPreview,
  LinkSession,
  LinkTransfer,
  NewLinkConnection,
  OAuthAttempt,
  OpenLinkSessionResult,
  type Operation,
  operations,
  ProblemDetails,
  RestoreConnectionsResult,
  StartOAuthResult,
  takesIdempotencyKey,
} from '@rialto/contract'
import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect } from 'vitest'

/** Contents of each response of the Link page's API, by method and path below `/link/api`. */
const linkContents: [RegExp, TSchema][] = [
  [/^POST \/session$/, OpenLinkSessionResult],
  [/^GET \/session$/, LinkSession],
  [/^POST \/connections\/oauth$/, StartOAuthResult],
  [/^GET \/connections\/oauth\/[^/]*$/, OAuthAttempt],
  [/^POST \/connections\/oauth\/[^/]*\/complete$/, OAuthAttempt],
  [/^POST \/connections\/key$/, NewLinkConnection],
  [/^POST \/connections\/stored$/, RestoreConnectionsResult],
  [/^POST \/transfers\/configure$/, LinkConfigureResult],
  [/^POST \/transfers\/preview$/, LinkPreview],
  [/^POST \/transfers\/execute$/, LinkExecution],
  [/^GET \/transfers\/[^/]*$/, LinkTransfer],
]

/** Errors of access control, which every operation may return. */
const ofAccessControl = [
  'missingField',
  'invalidField',
  'badRequest',
  'permissionDenied',
  'tooManyRequest',
  'notFound',
  'serverFailure',
  'serviceUnavailable',
]

const allErrors = Type.Object({ ...ErrorEnvelope.properties, errorHash: Type.String(), teamCode: Type.String() })

const pathPattern = (path: string): RegExp => new RegExp(`^/api/v1${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')

const patterns = operations.map(operation => ({ operation, paths: operation.paths.map(pathPattern) }))

const operationAt = (method: string, path: string) =>
  patterns.find(({ operation, paths }) => operation.method === method && paths.some(own => own.test(path)))?.operation

/** By the schemas of their contents, which hundreds of answers share. */
const results = new Map<TSchema | undefined, TSchema>()

/** Schema of a whole answer with this content, or without any. */
export const resultOf = (content: TSchema | undefined): TSchema => {
  const known = results.get(content) ?? withNulls(content ? apiResult(content) : EmptyApiResult)
  results.set(content, known)
  return known
}

interface Answer {
  method: string
  /** Includes the query. */
  url: string
  status: number
  text: string
}

/** Checks every response in a test against the contract, in addition to the test's own assertions. */
export const checkAnswer = ({ method, url, status, text }: Answer): void => {
  const [path = ''] = url.split('?')
  const operation = operationAt(method, path)
  // Only the Link page's own API, which no client calls, explains a 401.
  if (status === 401 && /^\/api\//i.test(path)) return expect(text).toBe('')
  if (method === 'HEAD') return
  if (operation?.answersProblems && status >= 500) return expect(text).toBe('')
  const body: unknown = JSON.parse(text)
  const isOfRouter = status === 404 && text.includes('Route not found.')
  if (operation?.answersProblems && (status === 400 || status === 404) && !isOfRouter)
    return checkProblem(body, status, declaredBy(operation))
  if (status !== 200) return checkError(status, body, operation && declaredBy(operation))
  const content =
    operation?.content ?? linkContents.find(([at]) => at.test(`${method} ${path.slice('/link/api'.length)}`))?.[1]
  expect([...Value.Errors(resultOf(content), body)], `${method} ${path} ${text}`).toEqual([])
  expect(body).toMatchObject({
    status: 'ok',
    message: '',
    errorType: '',
    errorHash: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
}

/** Converts OpenAPI 3.0's `nullable` into JSON Schema. */
export const withNulls = (schema: TSchema): TSchema => {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read)
    if (typeof value !== 'object' || value === null) return value
    const { nullable, ...rest } = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(part)]))
    return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest
  }
  return read(schema) as TSchema
}

const declaredBy = (operation: Operation): readonly ErrorType[] =>
  takesIdempotencyKey(operation) ? [...operation.errors, ...idempotencyErrors] : operation.errors

const checkError = (status: number, body: unknown, declared: readonly string[] | undefined): void => {
  expect([...Value.Errors(allErrors, body)], JSON.stringify(body)).toEqual([])
  const { errorType, status: word, errorHash, teamCode, message } = body as Record<string, string>
  const entry = errorCatalogue[errorType as keyof typeof errorCatalogue]
  expect(entry, `${errorType} is in the catalogue`).toBeDefined()
  expect({ word, teamCode }).toEqual({ word: entry.status, teamCode: entry.teamCode })
  // Unreadable requests keep the specific HTTP status.
  expect([entry.http, ...(errorType === 'badRequest' ? [405, 413, 415, 414, 431] : [])]).toContain(status)
  expect(errorHash).toMatch(/^[0-9a-f]{8}$/)
  expect(message).not.toBe('')
  expect(body).not.toHaveProperty('content')
  if (declared) expect([...ofAccessControl, ...declared], 'the contract declares this error').toContain(errorType)
}

const checkProblem = (body: unknown, http: number, declared: readonly string[]): void => {
  expect([...Value.Errors(ProblemDetails, body)], JSON.stringify(body)).toEqual([])
  const { type = '', status, detail } = body as Record<string, string>
  expect([...ofAccessControl, ...declared], 'the contract declares this error').toContain(
    type.slice('urn:rialto:error:'.length),
  )
  expect(status).toBe(http)
  expect(detail).not.toBe('')
}
