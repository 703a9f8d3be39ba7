import type { TObject, TSchema } from 'typebox'

import { EmptyApiResult } from '../envelope/apiResult.ts'
import type { ErrorType } from '../errors/errorCatalogue.ts'
import { idempotencyErrors, idempotencyKeyHeader, idempotencyKeyPattern } from '../idempotency.ts'
import type { Components } from './createComponents.ts'
import { bodyErrors, capitalised, errorResponses, unauthorized } from './errorResponses.ts'
import { composeExample, exampleOf, inAnswer, inRequest } from './exampleOf.ts'
import { defined, type Json, readSchema } from './schema.ts'

/** The common part of operations of both APIs. */
export interface AnyOperation {
  id: string
  method: string
  /** Whole, with `{name}` for parameters. */
  path: string
  tag: string
  summary: string
  description: string
  deprecated?: boolean
  /** Absent: the document's default. */
  security?: readonly Json[]
  /** Headers of a success. */
  headers: Json
  body?: TSchema | undefined
  /** Name of the one file of a `multipart/form-data` body. */
  file?: string | undefined
  query?: TObject | undefined
  params?: TObject | undefined
  content?: TSchema | undefined
  answersProblems: boolean
  takesIdempotencyKey: boolean
  /** Every error that it can return. */
  errors: readonly ErrorType[]
  needsCredentials: boolean
  /** A read: a repeated request has no effect, also where the method is POST. */
  isRead: boolean
}

export const describeOperation = (components: Components, operation: AnyOperation): Json => {
  const { id, tag, summary, description, deprecated, security, params, query } = operation
  const parameters = [
    ...parametersOf(components, { id, place: 'path', schema: params }),
    ...parametersOf(components, { id, place: 'query', schema: query }),
    ...(operation.takesIdempotencyKey ? [idempotencyKey] : []),
  ]
  return defined({
    operationId: id,
    tags: [tag],
    summary,
    description,
    deprecated,
    security,
    // Clients may repeat it after a lost answer: many reads are POST requests, for the tokens in their bodies.
    'x-read': operation.isRead,
    parameters: parameters.length === 0 ? undefined : parameters,
    requestBody: requestBodyOf(components, operation),
    responses: responsesOf(components, operation),
  })
}

const idempotencyKey: Json = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: false,
  description:
    'Makes it safe to repeat the request after a lost answer. Send a new UUID with every new request. For 24 hours a repeated request with the same key and body gets the first answer again, with the header `Idempotency-Replayed: true`. Answers with 409, 429 and 5xx are not kept, except 409 and 5xx of the operations that place orders and create transfers.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: idempotencyKeyPattern.source },
  example: '2f9a6c1e-8d2b-4c57-9b0e-6a1f3d7c5e42',
}

const parametersOf = (
  components: Components,
  { id, place, schema }: { id: string; place: 'path' | 'query'; schema: TObject | undefined },
): Json[] =>
  Object.entries(schema?.properties ?? {}).map(([name, one]) => {
    const read = readSchema(one)
    const { description, example, ...described } = components.describe(one, id, name)
    const isList = read.type === 'array'
    return defined({
      name,
      in: place,
      description: description ?? read['x-usage'] ?? read.description,
      required: place === 'path' || (schema?.required?.includes(name) ?? false),
      schema: referenceOf(described),
      example: isList ? composeExample(read, inAnswer, id, name) : (example ?? exampleOf(read, id, name)),
    })
  })

/** The description of a parameter is beside its schema, which can then be the reference itself. */
const referenceOf = (schema: Json): Json => {
  const [reference] = Array.isArray(schema['allOf']) ? (schema['allOf'] as Json[]) : []
  return reference ?? schema
}

const requestBodyOf = (components: Components, { id, body, file }: AnyOperation): Json | undefined => {
  if (file !== undefined) return fileBody(file)
  if (!body) return undefined
  const read = readSchema(body)
  const media = { schema: components.describe(body, id), example: composeExample(read, inRequest, id) }
  return { description: read.description, required: true, content: { 'application/json': media } }
}

const fileBody = (file: string): Json => ({
  description: 'The file.',
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        description: 'A form with one file.',
        required: [file],
        properties: { [file]: { type: 'string', format: 'binary', description: 'The PNG or JPEG image.' } },
      },
    },
  },
})

const responsesOf = (components: Components, operation: AnyOperation): Json => {
  const { content, body, errors, answersProblems, needsCredentials } = operation
  return {
    200: successOf(components, operation, content),
    ...(needsCredentials ? { 401: unauthorized(components) } : {}),
    ...(body ? bodyErrors(components) : {}),
    ...errorResponses(components, {
      errors: operation.takesIdempotencyKey ? [...errors, ...idempotencyErrors] : errors,
      answersProblems,
      instance: examplePath(operation),
      field: someField(operation),
    }),
  }
}

const examplePath = ({ id, path, params }: AnyOperation): string =>
  path.replaceAll(/\{(\w+)\}/g, (__, name: string) => {
    const schema = params?.properties[name]
    return schema ? String(exampleOf(readSchema(schema), id, name)) : name
  })

/** Required, if the operation requires any. */
const someField = ({ body, query, params }: AnyOperation): string => {
  const [first] = [body, query, params].flatMap(schema => (schema ? (readSchema(schema).required ?? []) : []))
  return first ?? Object.keys(query?.properties ?? {})[0] ?? 'body'
}

const frame = { status: 'ok', message: '', errorType: '', errorHash: '3f6d1c0a', teamCode: 'AP' }

const successOf = (components: Components, { id, headers }: AnyOperation, content: TSchema | undefined): Json => {
  const envelope = components.describe(EmptyApiResult, 'ApiResult')
  if (!content)
    return { description: 'Success.', headers, content: { 'application/json': { schema: envelope, example: frame } } }
  const read = readSchema(content)
  const schema = {
    // The name of the type that generators write for the envelope.
    title: `${capitalised(id)}Response`,
    allOf: [
      envelope,
      {
        type: 'object',
        description: 'The data of the answer.',
        required: ['content'],
        properties: { content: components.describe(content, id, 'content') },
      },
    ],
  }
  const example = { content: composeExample(read, inAnswer, id, 'content'), ...frame }
  return { description: read.description, headers, content: { 'application/json': { schema, example } } }
}
