import { EgressError } from './egress.ts'

/** Headers that frame the message or select the peer. Callers cannot set them. */
const reserved = new Set([
  'host',
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'content-length',
  'accept-encoding',
  'user-agent',
])
const name = /^[!#$%&'*+.^_`|~0-9a-z-]+$/
const value = /^[\t\x20-\x7e\x80-\xff]*$/
const maxTotalLength = 16_384

const denied = (message: string): EgressError => new EgressError('denied', message, false)

/** The headers to send. Throws `EgressError` `denied` for a header that could end a line or reframe the request. */
export const requestHeaders = (
  given: Readonly<Record<string, string>>,
  ours: { host: string; userAgent: string },
): Record<string, string> => {
  // `identity`: the size limit then counts the bytes that are read.
  const headers: Record<string, string> = {
    host: ours.host,
    'user-agent': ours.userAgent,
    'accept-encoding': 'identity',
  }
  let length = 0
  for (const [givenName, givenValue] of Object.entries(given)) {
    const key = givenName.toLowerCase()
    if (!name.test(key) || !value.test(givenValue)) throw denied('malformed header')
    if (key === 'user-agent' || key === 'accept-encoding') continue
    if (reserved.has(key)) throw denied(`header ${key} not allowed`)
    length += key.length + givenValue.length
    headers[key] = givenValue
  }
  if (length > maxTotalLength) throw denied('headers too long')
  return headers
}
