import { randomInt } from 'node:crypto'

const smallBytes = 65_536
const maxDepth = 64
const minKeys = 10_000

const quote = 34
const comma = 44
const colon = 58
const backslash = 92
const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13)
/** The three bytes of a byte order mark, which a decoder leaves out. */
const isMark = (byte: number): boolean => byte === 0xef || byte === 0xbb || byte === 0xbf
const opens = (byte: number): boolean => byte === 91 || byte === 123
const closes = (byte: number): boolean => byte === 93 || byte === 125

/** Undefined while there is only white space. A loop, because a call for each byte takes ten times as long. */
const startsJson = (chunk: Uint8Array): boolean | undefined => {
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at] ?? 0
    if (!isSpace(byte) && !isMark(byte)) return opens(byte)
  }
  return undefined
}

/** Unknown to the sender of the keys, so that different keys cannot be made to count as one. */
const multiplier = randomInt(2 ** 30) * 2 + 1

const mixed = (hash: number, byte: number): number => {
  const product = Math.imul(hash ^ byte, multiplier)
  return product ^ (product >>> 15)
}

/**
 * Checks a JSON text, chunk by chunk as it arrives, for a structure that only an attack has, whose parsing would stop the process for
 * up to a second: deep nesting, hundreds of thousands of members, or tens of thousands of different keys. Small texts and
 * other formats pass.
 *
 * @param maxBytes the limit of the reply: more members are allowed where more bytes are.
 * @returns a function that takes the next chunk and returns true once the structure is excessive.
 */
export const createStructureCheck = (maxBytes: number): ((chunk: Uint8Array) => boolean) => {
  const maxMembers = maxBytes / 8
  const maxKeys = Math.max(minKeys, maxBytes / 200)
  const keys = new Set<number>()
  let isJson: boolean | undefined
  let isText = false
  let isEscaped = false
  let hash = 0
  let bytes = 0
  let members = 0
  let depth = 0
  let deepest = 0

  /** A byte outside of texts. */
  const count = (byte: number): void => {
    if (byte === comma) members += 1
    else if (byte < colon) return
    else if (byte === colon) keys.add(hash)
    else if (closes(byte)) depth -= 1
    else if (opens(byte)) deepest = Math.max(deepest, (depth += 1))
  }
  return chunk => {
    bytes += chunk.length
    isJson ??= startsJson(chunk)
    if (isJson !== true) return false
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0
      if (!isText) {
        isText = byte === quote
        if (isText) hash = 0
        else count(byte)
      } else if (byte === quote && !isEscaped) isText = false
      else {
        isEscaped = byte === backslash && !isEscaped
        hash = mixed(hash, byte)
      }
    }
    return bytes >= smallBytes && (members > maxMembers || keys.size > maxKeys || deepest > maxDepth)
  }
}
