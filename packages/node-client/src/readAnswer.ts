import type { ErrorEnvelope, ErrorType, ProblemDetails } from './generated/api.ts'

import { retryAfterMs } from '@rialto/upstream/retryAfterMs'
import { RialtoApiError, RialtoConnectionError, RialtoUnauthorizedError } from './rialtoErrors.ts'

type Envelope = Partial<Omit<ErrorEnvelope, 'errorType'>> & { errorType?: string; content?: unknown }

/**
 * The content of an answer.
 *
 * @throws RialtoApiError, or RialtoConnectionError for a success that is not the API's.
 */
export const readAnswer = async (what: string, response: Response, nowMs: number): Promise<unknown> => {
  const envelope = readEnvelope(await response.text())
  if (response.ok && envelope?.status === 'ok') return envelope.content
  if (response.ok)
    throw new RialtoConnectionError(`${what}: the response is not from the Rialto API (HTTP ${response.status})`)
  const details = {
    http: response.status,
    status: envelope?.status ?? statusFor(response.status),
    errorType: (envelope?.errorType ?? '') as ErrorType | '',
    message: `${what}: ${envelope?.message ?? `HTTP ${response.status} without a message`}`,
    displayMessage: envelope?.displayMessage,
    errorHash: envelope?.errorHash,
    teamCode: envelope?.teamCode,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), nowMs, Infinity),
  }
  if (response.status !== 401 || envelope) throw new RialtoApiError(details)
  throw new RialtoUnauthorizedError({
    ...details,
    message: `${what}: the client ID or client secret is incorrect`,
  })
}

const readEnvelope = (text: string): Envelope | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    if ('errorType' in value) return value as Envelope
    return 'type' in value && 'detail' in value ? fromProblem(value as ProblemDetails) : undefined
  } catch {
    return undefined
  }
}

const problemType = /^urn:rialto:error:(\w+)$/

/** Some operations answer 400 and 404 as problem details (RFC 9457). */
const fromProblem = ({ type, status, detail }: ProblemDetails): Envelope => ({
  status: statusFor(status),
  errorType: problemType.exec(type)?.[1] ?? '',
  message: detail,
})

/** For answers without an envelope. */
const statusFor = (http: number): ErrorEnvelope['status'] =>
  http === 401 || http === 403
    ? 'permissionDenied'
    : http === 404
      ? 'notFound'
      : http === 429
        ? 'tooManyRequest'
        : http >= 500
          ? 'serverFailure'
          : 'badRequest'
