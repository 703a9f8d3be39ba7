import type { Recording } from './recording.ts'

/** A difference in form between an institution's replies now and those of a recording. */
export interface Drift {
  call: string
  /** Method and path, with ids left out. Absent for the result of the call. */
  endpoint?: string
  /**
   * - `failed`: the call gave a result then, and fails now.
   * - `status`: another HTTP status.
   * - `missing`: a field that each reply had is not there.
   * - `type`: a value of another type.
   */
  kind: 'failed' | 'status' | 'missing' | 'type'
  /** Path of the field, as `result.*.balance` or `data[].id`. */
  field?: string
  expected: string
  seen: string
}

type Json = Readonly<Record<string, unknown>>

/** Types by path. A list has one element, and an object whose names are data has one value. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of assets, pairs, networks or ids. */
const isData = (name: string): boolean => /^[A-Z0-9][A-Z0-9._:/-]*$|^[0-9a-f-]{16,}$|\d{5}/.test(name)

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value === 'object' ? 'object' : typeof value

const collect = (value: unknown, path: string, into: Map<string, Set<string>>): void => {
  const types = into.get(path) ?? new Set()
  into.set(path, types.add(typeOf(value)))
  if (Array.isArray(value)) for (const inner of value) collect(inner, `${path}[]`, into)
  if (!isObject(value)) return
  const names = Object.keys(value)
  const isMap = names.length > 0 && names.every(isData)
  for (const name of names) collect(value[name], `${path}${path === '' ? '' : '.'}${isMap ? '*' : name}`, into)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The form of a JSON text. */
export const shapeOf = (texts: readonly string[]): Shape => {
  const shape = new Map<string, Set<string>>()
  for (const text of texts) collect(parse(text), '', shape)
  return shape
}

const endpointOf = (request: string): string =>
  request
    .split('/')
    .map(part => (/\d{5}|[0-9a-f]{16}/i.test(part) ? '*' : part))
    .join('/')

interface Replies {
  call: string
  endpoint: string
  statuses: Set<number>
  texts: string[]
}

const repliesOf = ({ steps }: Recording): Map<string, Replies> => {
  const found = new Map<string, Replies>()
  for (const { call, exchanges } of steps)
    for (const { request, status, text } of exchanges) {
      const endpoint = endpointOf(request)
      const key = `${call} ${endpoint}`
      const replies = found.get(key) ?? { call, endpoint, statuses: new Set(), texts: [] }
      replies.statuses.add(status)
      replies.texts.push(text)
      found.set(key, replies)
    }
  return found
}

const parentOf = (path: string): string =>
  path.endsWith('[]') ? path.slice(0, -2) : path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : ''

/** Types that were seen, without null, which any field may be. */
const typesOf = (types: ReadonlySet<string> | undefined): string[] =>
  [...(types ?? [])].filter(type => type !== 'null').toSorted()

type Difference = Pick<Drift, 'kind' | 'field' | 'expected' | 'seen'>

const compareShapes = (expected: Shape, seen: Shape): Difference[] => {
  const found = compareFields(expected, seen)
  // Of a reply of another kind, such as a page, nothing else is worth a line.
  const whole = found.find(({ field }) => field === '')
  return whole ? [whole] : found
}

const compareFields = (expected: Shape, seen: Shape): Difference[] =>
  [...expected].flatMap(([field, types]): Difference[] => {
    const before = typesOf(types)
    const now = seen.get(field)
    // An absent object or an empty list shows no fields.
    if (field !== '' && !seen.has(parentOf(field))) return []
    if (now === undefined) {
      const isElement = field.endsWith('[]') || field.endsWith('*')
      return isElement || before.length === 0
        ? []
        : [{ kind: 'missing', field, expected: before.join(' or '), seen: 'nothing' }]
    }
    const others = typesOf(now).filter(type => !before.includes(type))
    if (before.length === 0 || others.length === 0) return []
    return [{ kind: 'type', field, expected: before.join(' or '), seen: others.join(' or ') }]
  })

const failed = (expected: Recording, seen: Recording): Drift[] => {
  const worked = new Set(expected.steps.flatMap(({ call, outcome }) => ('value' in outcome ? [call] : [])))
  const now = new Map(seen.steps.map(({ call, outcome }) => [call, outcome]))
  return [...worked].flatMap(call => {
    const outcome = now.get(call)
    return outcome && 'error' in outcome
      ? [{ call, kind: 'failed' as const, expected: 'a result', seen: outcome.error }]
      : []
  })
}

/**
 * Differences in form between an institution's replies and a recording. New fields are left out: institutions add some, and
 * connectors do not read them.
 */
export const findDrift = (expected: Recording, seen: Recording): Drift[] => {
  const now = repliesOf(seen)
  const ofReplies = [...repliesOf(expected)].flatMap(([key, { call, endpoint, statuses, texts }]): Drift[] => {
    const replies = now.get(key)
    if (!replies) return []
    const other = [...replies.statuses].filter(status => !statuses.has(status))
    if (other.length > 0)
      return [{ call, endpoint, kind: 'status', expected: [...statuses].join(' or '), seen: other.join(' or ') }]
    return compareShapes(shapeOf(texts), shapeOf(replies.texts)).map(drift => ({ call, endpoint, ...drift }))
  })
  return [...failed(expected, seen), ...ofReplies]
}
