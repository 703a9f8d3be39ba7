import { defined } from '@rialto/defined'

import { invalidField } from '../kernel/apiError.ts'
import type { Ids } from '../kernel/ids.ts'

/** Position in a list: how many of our own open orders were listed, then the connector's own cursor. */
export interface ListPosition {
  reported: number
  upstream?: string
}

/** Digits of the check that ties a cursor to its list. */
const checkLength = 32
const maxNative = 500

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** `list` names the connection and the filters: a cursor is good for no other. */
const checkOf = (ids: Pick<Ids, 'sha256'>, list: string, payload: string): string =>
  hex(ids.sha256(`orders ${list} ${payload}`)).slice(0, checkLength)

const base64Url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** An opaque text of `[A-Za-z0-9_-]`. The position in it is printable ASCII. */
export const writeCursor = (ids: Pick<Ids, 'sha256'>, list: string, position: ListPosition): string => {
  const payload = base64Url(JSON.stringify([position.reported, position.upstream ?? null]))
  return checkOf(ids, list, payload) + payload
}

const parse = (payload: string): unknown => {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}

/**
 * The position in a cursor. The checksum is not a secret: a forged cursor only reaches other positions in the same
 * list.
 *
 * @throws ApiError `invalidField` for anything but a cursor of this very list.
 */
export const readCursor = (ids: Pick<Ids, 'sha256'>, list: string, cursor: string): ListPosition => {
  const payload = cursor.slice(checkLength)
  const value = checkOf(ids, list, payload) === cursor.slice(0, checkLength) ? parse(payload) : undefined
  const [reported, upstream] = Array.isArray(value) ? (value as unknown[]) : []
  const isUpstream = upstream === null || (typeof upstream === 'string' && /^[\x21-\x7e]+$/.test(upstream))
  const isCount = typeof reported === 'number' && Number.isSafeInteger(reported) && reported >= 0
  if (!isCount || !isUpstream || (upstream?.length ?? 0) > maxNative)
    throw invalidField('cursor', 'is not a cursor of this list')
  return { reported, ...defined({ upstream: upstream ?? undefined }) }
}
