import type { AdminOperationId, AdminRequest, AdminValue } from '@rialto/contract'

import { ApiFailure } from './ApiFailure.ts'
import { operations } from './operations.generated.ts'

export const basePath = '/admin/api/v1'

/** Path of an operation below `basePath`, with its parameters filled in. */
export const pathOf = (id: AdminOperationId, params: Readonly<Record<string, unknown>> | undefined): string =>
  operations[id].path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))

interface Envelope {
  content?: unknown
  message?: string
  errorType?: string
}

/** A file of a `multipart/form-data` body, under the name that the operation gives it. */
export interface SentFile {
  name: string
  content: File
}

const formOf = ({ name, content }: SentFile): FormData => {
  const form = new FormData()
  form.append(name, content)
  return form
}

const messageOf = (clientId: string | undefined, body: unknown, file: SentFile | undefined) => ({
  headers: {
    ...(clientId === undefined ? {} : { 'X-Client-Id': clientId }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  ...(file && { body: formOf(file) }),
})

/** Makes one call with the member's session. @throws ApiFailure for every response but a success. */
export const callOperation = async <Id extends AdminOperationId>(
  id: Id,
  {
    clientId,
    params,
    body,
    file,
  }: AdminRequest<Id> & {
    clientId?: string | undefined
    params?: object | undefined
    body?: unknown
    file?: SentFile | undefined
  },
): Promise<AdminValue<Id, 'content'>> => {
  const response = await fetch(`${basePath}${pathOf(id, params as Readonly<Record<string, unknown>> | undefined)}`, {
    method: operations[id].method,
    ...messageOf(clientId, body, file),
  }).catch(() => {
    throw new ApiFailure(0, 'unreachable')
  })
  if (response.status === 401) throw new ApiFailure(401, 'signedOut')
  const { content, message, errorType } = (await response.json().catch(() => ({}))) as Envelope
  if (!response.ok) throw new ApiFailure(response.status, errorType ?? '', message)
  // The server checks its responses against the same contract.
  return content as AdminValue<Id, 'content'>
}
