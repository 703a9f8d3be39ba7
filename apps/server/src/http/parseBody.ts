import { ApiError } from '@rialto/core'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Strings and punctuation of a JSON text. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g

/** The first name that an object of the JSON text has twice. */
const findRepeated = (text: string): string | undefined => {
  const objects: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') objects.push(token === '{' ? new Set() : undefined)
    else if (token === '}' || token === ']') objects.pop()
    else if (token === ':') {
      // Escapes spell one name in several ways.
      const name: string = JSON.parse(last)
      const names = objects.at(-1)
      if (names?.has(name)) return name
      names?.add(name)
    } else last = token
  }
  return undefined
}

/**
 * The value of a request's JSON body. Readers of JSON differ in which of two values of one name they take, so that a
 * proxy that checks requests may see another one than this server.
 *
 * @throws SyntaxError for another text, ApiError `badRequest` for a repeated name.
 */
export const parseBody = (bytes: Uint8Array): unknown => {
  const text = decode(bytes)
  const value: unknown = JSON.parse(text)
  const repeated = findRepeated(text)
  if (repeated === undefined) return value
  throw new ApiError('badRequest', {
    message: `The body has the name "${repeated.slice(0, 100)}" twice in one object.`,
  })
}

const decode = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new SyntaxError('invalid UTF-8')
  }
}
