import { errorCatalogue, type ErrorType } from '@rialto/contract'

import { exampleOf, type Schema } from './exampleOf.ts'

interface Media {
  schema?: Schema
  example?: unknown
}
interface Described {
  operationId?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses?: Record<string, { description?: string; content?: Record<string, Media> }>
}
interface Document {
  paths?: Record<string, Record<string, Described>>
}

/** Fields that are not required by themselves, and without which a request would ask for nothing. By operation. */
const shown: Readonly<Record<string, readonly string[]>> = {
  createLinkToken: ['transferOptions', 'transferType', 'transactionId', 'toAddresses', 'address'],
  previewTransfer: ['toAddress', 'amount', 'transactionId'],
  quoteTransfer: ['amount', 'amountInFiat'],
  configureTransfer: ['toAddresses', 'address'],
  createCatalogLink: ['toAddresses', 'address'],
  authenticate: ['username', 'password'],
  executeTransfer: ['mfaCode'],
  getAccountTransfer: ['transactionHash'],
  createTransfer: ['toAddress', 'amount'],
  replaceSubClient: ['callbackUrls'],
  createSubClient: ['callbackUrls'],
  issueAdminToken: ['clientSecret'],
}

/** What a field holds in one operation's request, where the usual value would not do. */
const ofOperation: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  authenticate: { type: 'binanceInternational' },
}

/** In place of what the generator says of every answer. */
const descriptionOf = (code: string): string => {
  if (/^4/.test(code))
    return 'Rejected. `errorType` gives the reason; each has [a page](/docs/errors). 401 has no body.'
  return /^5/.test(code) ? 'Failed on the server or at the institution' : 'Done'
}

const isError = (code: string): boolean => /^[45]/.test(code)

const errorExample = (type: ErrorType, message: string) => ({
  status: errorCatalogue[type].status,
  message,
  errorType: type,
  errorHash: '9c2f0a1b',
  teamCode: errorCatalogue[type].teamCode,
})

const problem = {
  type: 'urn:rialto:error:missingField',
  title: 'A required field is missing.',
  status: 400,
  detail: 'userId: is required',
  instance: '/api/v1/authenticate',
  errors: { userId: ['is required'] },
}

const exampleOfAnswer = (code: string, kind: string, schema: Schema): unknown => {
  if (kind === 'application/problem+json') return problem
  if (/^5/.test(code)) return errorExample('serverFailure', errorCatalogue.serverFailure.message)
  if (isError(code)) return errorExample('missingField', 'userId: is required')
  const { content } = schema.properties ?? {}
  const frame = { status: 'ok', message: '', errorType: '', errorHash: '3f6d1c0a', teamCode: 'AP' }
  return content ? { content: exampleOf(content, () => true), ...frame } : frame
}

const complete = (operation: Described): Described => {
  const id = operation.operationId ?? ''
  const isShown = (name: string): boolean => shown[id]?.includes(name) ?? false
  for (const [kind, media] of Object.entries(operation.requestBody?.content ?? {}))
    if (media.schema && kind !== 'multipart/form-data')
      media.example = { ...(exampleOf(media.schema, isShown) as object), ...ofOperation[id] }
  for (const parameter of operation.parameters ?? [])
    if (parameter.schema) parameter.example = exampleOf(parameter.schema, () => true, parameter.name)
  for (const [code, answer] of Object.entries(operation.responses ?? {})) {
    if (answer.description === 'Default Response') answer.description = descriptionOf(code)
    for (const [kind, media] of Object.entries(answer.content ?? {}))
      if (media.schema && media.schema.type !== 'null') media.example = exampleOfAnswer(code, kind, media.schema)
  }
  return operation
}

/** The document with an example for every request and answer, made from their schemas. Changes what it is given. */
export const withExamples = <D>(document: D): D => {
  for (const methods of Object.values((document as Document).paths ?? {}))
    for (const operation of Object.values(methods)) complete(operation)
  return document
}
