import { createHash } from 'node:crypto'

/**
 * Eight hex digits that are the same for every failure of one kind at one place, so that front ends can group them.
 * `site` is what tells places apart within an operation: a field's path without its indexes.
 */
export const errorHash = (operationId: string, errorType: string, site = ''): string =>
  createHash('sha256')
    .update(`${operationId}|${errorType}|${site.replaceAll(/\d+/g, '')}`)
    .digest('hex')
    .slice(0, 8)
