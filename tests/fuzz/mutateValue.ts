import fc, { type Arbitrary } from 'fast-check'

import { adversarialValues } from './adversarialValues.ts'

const kinds = ['drop', 'replace', 'stringify', 'renameCase', 'flipCase', 'addField', 'repeat', 'wrap'] as const

interface Mutation {
  kind: (typeof kinds)[number]
  /** Index of the changed part, modulo the number of parts. */
  at: number
  adversarial: unknown
}

export const mutations: Arbitrary<Mutation[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(), adversarial: fc.constantFrom(...adversarialValues) }),
  { minLength: 1, maxLength: 3 },
)

type Holder = Record<string, unknown>
interface Place {
  holder: Holder
  name: string
}

/** A copy of the value, changed in one place by each mutation. A value without parts is replaced. */
export const mutateValue = (value: unknown, changes: readonly Mutation[]): unknown => {
  const root: Holder = { value: structuredClone(value) }
  for (const change of changes) {
    const all = places(root)
    // The whole value comes last, because handlers more often see its parts.
    const place = all[change.at % all.length]
    // A separate copy, so that a change by one request does not reach the next.
    if (place) apply(place, { ...change, adversarial: structuredClone(change.adversarial) })
  }
  return root['value']
}

const places = (root: Holder): Place[] => {
  const found: Place[] = []
  const visit = (holder: Holder, name: string, depth: number): void => {
    const value = holder[name]
    if (depth < 6 && typeof value === 'object' && value !== null)
      for (const key of Object.keys(value).slice(0, 30)) visit(value as Holder, key, depth + 1)
    found.push({ holder, name })
  }
  visit(root, 'value', 0)
  return found
}

const apply = ({ holder, name }: Place, { kind, adversarial }: Mutation): void => {
  const value = holder[name]
  if (kind === 'drop') delete holder[name]
  else if (kind === 'stringify') holder[name] = String(typeof value === 'object' ? JSON.stringify(value) : value)
  else if (kind === 'renameCase') renameCase(holder, name)
  else if (kind === 'flipCase' && typeof value === 'string') holder[name] = flipped(value)
  else if (kind === 'addField' && typeof value === 'object' && value !== null) addField(value as Holder, adversarial)
  else if (kind === 'repeat' && Array.isArray(value)) holder[name] = repeated(value)
  else if (kind === 'wrap') holder[name] = [value]
  else holder[name] = adversarial
}

const flipped = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())

const renameCase = (holder: Holder, name: string): void => {
  const value = holder[name]
  if (!Array.isArray(holder)) delete holder[name]
  holder[flipped(name)] = value
}

const addField = (value: Holder, adversarial: unknown): void => {
  const names = ['clientId', '__proto__', 'scope', 'toString', '']
  for (const name of names)
    Object.defineProperty(value, name, { value: adversarial, enumerable: true, configurable: true, writable: true })
}

/**
 * More than any list may hold. A large value is repeated only twice, because a thousand copies would be megabytes. Each
 * copy is separate, so that a change to one does not affect the others.
 */
const repeated = ([item = null]: readonly unknown[]): unknown[] =>
  Array.from({ length: JSON.stringify(item).length > largestRepeated ? 2 : 1_001 }, () => structuredClone(item))

const largestRepeated = 200
