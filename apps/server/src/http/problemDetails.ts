import { errorCatalogue, type ErrorType, type ProblemDetails } from '@rialto/contract'
import { createHash } from 'node:crypto'

/**
 * Eight hex digits that are the same for every failure of one kind at one place, so that front ends can group failures.
 * `site` distinguishes places within an operation: a field's path without its indexes.
 */
export const errorHash = (operationId: string, errorType: string, site = ''): string =>
  createHash('sha256')
    .update(`${operationId}|${errorType}|${site.replaceAll(/\d+/g, '')}`)
    .digest('hex')
    .slice(0, 8)

/** Messages about a field begin with its path: `toAddresses[0].symbol: …`. */
const aboutField = /^([A-Za-z][\w.[\]]*): (.+)$/s

/** A failure in RFC 9457 form. `path` is the request's path without its query. */
export const problemDetails = (
  failure: { type: ErrorType; http: number; message: string },
  path: string,
): ProblemDetails => {
  const [, field, why] = aboutField.exec(failure.message) ?? []
  return {
    type: `urn:rialto:error:${failure.type}`,
    title: errorCatalogue[failure.type].message,
    status: failure.http,
    detail: failure.message,
    instance: path,
    ...(field === undefined || why === undefined ? {} : { errors: { [field]: [why] } }),
  }
}
