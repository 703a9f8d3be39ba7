import { inTurns, type Steps } from './inTurns.ts'

/** Characters that are parsed without a pause: about a millisecond. A shorter text is parsed at once. */
const charsPerTurn = 65_536
/** Characters that are looked at without a pause: about a millisecond. */
const charsPerLook = 262_144
/** The longest text with escapes, and the longest member that cannot be divided: no provider sends a longer one. */
const maxEscapedChars = 1_000_000
const maxMemberChars = 4_000_000

const quote = 34
const comma = 44
const backslash = 92
const openList = 91
const closeList = 93
const openObject = 123
const closeObject = 125

interface Level {
  isList: boolean
  /** Index of its bracket. */
  open: number
  /** Index of the member that is read. */
  member: number
  /** Index behind the members that are in `value`. */
  from: number
  /** Whether the member that is read has a level with a value. */
  isApart: boolean
  /** The members so far. Undefined while they are parsed with those of an outer level. */
  value?: unknown[] | Record<string, unknown>
}

const invalid = (): Error => new SyntaxError('not JSON')
const isBlank = (text: string): boolean => !/[^ \t\n\r]/.test(text)

/** As `JSON.parse` does it: a repeated name has its last value, and `__proto__` is a name like others. */
const set = (object: Record<string, unknown>, name: string, value: unknown): void => {
  if (name !== '__proto__') object[name] = value
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true })
}

const membersOf = (text: string): Record<string, unknown> => JSON.parse(`{${text}}`)

/** Parses the members between `from` and `end` into the level. */
const take = (text: string, level: Level, end: number): void => {
  const part = text.slice(level.from, end)
  level.from = end + 1
  if (level.isApart !== isBlank(part)) throw invalid()
  if (level.isApart) level.isApart = false
  else if (Array.isArray(level.value)) for (const member of JSON.parse(`[${part}]`)) level.value.push(member)
  else if (level.value) for (const [name, member] of Object.entries(membersOf(part))) set(level.value, name, member)
}

const addLevel = (text: string, parent: Level, { open, value }: Level): void => {
  const before = text.slice(parent.member, open)
  parent.isApart = true
  if (!Array.isArray(parent.value)) set(parent.value ?? {}, nameIn(before), value)
  else if (isBlank(before)) parent.value.push(value)
  else throw invalid()
}

/** The name in `"name": `. */
const nameIn = (text: string): string => {
  const [name, ...others] = Object.keys(membersOf(`${text}0`))
  if (name === undefined || others.length > 0) throw invalid()
  return name
}

/** Gives each open level a value, so that members of the innermost one can be parsed before its end is known. */
const openValues = (text: string, path: readonly Level[]): void => {
  path.forEach((level, index) => {
    if (level.value) return
    level.value = level.isList ? [] : {}
    const parent = path[index - 1]
    if (!parent) return
    if (parent.member > parent.from) take(text, parent, parent.member - 1)
    addLevel(text, parent, level)
  })
}

/** Reads the brackets and commas of a long text. */
const createReader = (text: string, partChars: number) => {
  const path: Level[] = []
  let root: Level | undefined
  /** Index behind the parsed text, except for names of open members. */
  let parsedTo = 0

  const rejectLong = ({ member, from }: Level, at: number): void => {
    if (at - Math.max(member, from) > maxMemberChars) throw invalid()
  }
  return {
    open(isList: boolean, at: number): void {
      if (root && path.length === 0) throw invalid()
      const level = { isList, open: at, member: at + 1, from: at + 1, isApart: false }
      root ??= level
      path.push(level)
    },
    /** Returns whether a part was parsed. */
    next(at: number): boolean {
      const level = path.at(-1)
      if (!level) throw invalid()
      rejectLong(level, at)
      const isPart = at - parsedTo >= partChars
      if (isPart) openValues(text, path)
      if (isPart || level.isApart) {
        take(text, level, at)
        parsedTo = at + 1
      }
      level.member = at + 1
      return isPart
    },
    close(isList: boolean, at: number): void {
      const level = path.pop()
      if (level?.isList !== isList) throw invalid()
      rejectLong(level, at)
      if (!level.value) return
      take(text, level, at)
      parsedTo = at + 1
      const parent = path.at(-1)
      if (parent) parent.from = parsedTo
    },
    end(): unknown {
      if (path.length > 0) throw invalid()
      if (!root?.value) return text.length > maxMemberChars ? undefined : JSON.parse(text)
      if (isBlank(text.slice(0, root.open)) && isBlank(text.slice(parsedTo))) return root.value
      throw invalid()
    },
  }
}

/** Of most texts. Undefined for a long one, and for one with a quote in it. */
const nearEndOfText = (text: string, start: number): number | undefined => {
  const end = text.indexOf('"', start + 1)
  return end < 0 || end - start > maxEscapedChars || text.charCodeAt(end - 1) === backslash ? undefined : end
}

/** Index of the quote that ends a text, whose first one is at `start`. The length where it has none. */
const endOfText = function* (text: string, start: number): Steps<number> {
  let isEscaped = false
  let pauseAt = start + charsPerLook
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      if (isEscaped && at - start > maxEscapedChars) throw invalid()
      return at
    }
    if (code === backslash) {
      isEscaped = true
      at += 1
    }
    if (at < pauseAt) continue
    pauseAt = at + charsPerLook
    yield undefined
  }
  return text.length
}

const parseLong = function* (text: string, partChars: number): Steps<unknown> {
  const reader = createReader(text, partChars)
  let pauseAt = charsPerLook
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    let isDue = at >= pauseAt
    if (code === quote) at = nearEndOfText(text, at) ?? (yield* endOfText(text, at))
    else if (code === comma) isDue = reader.next(at) || isDue
    else if (code === openList || code === openObject) reader.open(code === openList, at)
    else if (code === closeList || code === closeObject) reader.close(code === closeList, at)
    if (!isDue) continue
    pauseAt = at + charsPerLook
    yield undefined
  }
  return reader.end()
}

/**
 * The value of `JSON.parse`; `undefined` for a text that is not JSON. A long text is parsed part by
 * part with pauses: 20 MB at once would stop the process for two hundred milliseconds.
 *
 * @param partChars length of a part. Default 65,536.
 */
export const parseJson = function* (text: string, partChars = charsPerTurn): Steps<unknown> {
  try {
    return text.length <= partChars ? JSON.parse(text) : yield* parseLong(text, partChars)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** As `parseJson`, in turns of the event loop. */
export const readJson = (text: string): Promise<unknown> => inTurns(parseJson(text))
