const smallChars = 65_536
const maxDepth = 64
const minKeys = 10_000

const quote = 34
const backslash = 92
const colon = 58
const comma = 44
const opening = new Set([91, 123])
const closing = new Set([93, 125])

/**
 * Whether a JSON text has a structure that only an attack has, whose parsing would stop the process for up to a second: deep
 * nesting, hundreds of thousands of members, or tens of thousands of different keys. Two megabytes take 15 ms here. Small texts
 * and other formats pass.
 *
 * @param maxBytes the limit of the reply: more members are allowed where more bytes are.
 */
export const isOverloaded = (text: string, maxBytes: number): boolean => {
  if (text.length < smallChars || !/^\s{0,100}[[{]/.test(text)) return false
  const maxMembers = maxBytes / 8
  const maxKeys = Math.max(minKeys, maxBytes / 200)
  const keys = new Set<number>()
  let members = 0
  let depth = 0
  let hash = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      hash = 0
      for (at += 1; at < text.length && text.charCodeAt(at) !== quote; at += 1) {
        if (text.charCodeAt(at) === backslash) at += 1
        hash = (hash * 31 + text.charCodeAt(at)) | 0
      }
    } else if (code === comma) {
      members += 1
      if (members > maxMembers) return true
    } else if (code === colon) {
      keys.add(hash)
      if (keys.size > maxKeys) return true
    } else if (opening.has(code)) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (closing.has(code)) depth -= 1
  }
  return false
}
