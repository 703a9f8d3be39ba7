import { type AdminOperation, adminOperations, ErrorEnvelope, apiResult, EmptyApiResult } from '@rialto/contract'

type Json = Readonly<Record<string, unknown>>

/** OpenAPI 3.0.1 of the account management API alone. The public document does not know it. */
export const adminDocument = (publicUrl: string): Json => ({
  openapi: '3.0.1',
  info: {
    title: 'Rialto account management API',
    version: '1.0',
    description:
      'Registers the sub-clients that a client’s Link sessions can act for, and the bridging routes it may use.',
  },
  servers: [{ url: publicUrl }],
  components: { securitySchemes: { Bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  paths: paths(),
})

const paths = (): Json => {
  const byPath: Record<string, Record<string, Json>> = {}
  for (const operation of adminOperations) {
    const path = `/admin/api/v1${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`
    byPath[path] = { ...byPath[path], [operation.method.toLowerCase()]: described(operation) }
  }
  return byPath
}

const described = (operation: AdminOperation): Json => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  security: operation.needsToken ? [{ Bearer: [] }] : [],
  ...(operation.params ? { parameters: parameters(operation.params) } : {}),
  ...requestBody(operation),
  responses: responses(operation),
})

const parameters = ({ properties }: NonNullable<AdminOperation['params']>): Json[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'path', required: true, schema: plain(schema) }))

const requestBody = ({ body, file }: AdminOperation): Json => {
  const json = body && { 'application/json': { schema: plain(body) } }
  const form = file !== undefined && {
    'multipart/form-data': {
      schema: { type: 'object', required: [file], properties: { [file]: { type: 'string', format: 'binary' } } },
    },
  }
  const content = json ?? (form || undefined)
  return content ? { requestBody: { required: true, content } } : {}
}

const responses = (operation: AdminOperation): Json => {
  const error = { 'application/json': { schema: plain(ErrorEnvelope) } }
  const ok = plain(operation.content ? apiResult(operation.content) : EmptyApiResult)
  return {
    200: { description: 'Done', content: { 'application/json': { schema: ok } } },
    ...(operation.errors.some(name => name !== 'notFound')
      ? { 400: { description: 'Not valid', content: error } }
      : {}),
    ...(operation.needsToken ? { 401: { description: 'Missing or invalid token; empty body' } } : {}),
    403: { description: 'Not allowed', content: error },
    ...(operation.errors.includes('notFound') ? { 404: { description: 'Not found', content: error } } : {}),
    ...(operation.errors.includes('conflict') ? { 409: { description: 'Too many', content: error } } : {}),
    ...(operation.file === undefined ? {} : { 415: { description: 'Unsupported file type', content: error } }),
  }
}

/** The schema as JSON, without the library's own marks. */
const plain = (schema: object): unknown => JSON.parse(JSON.stringify(schema))
