import type { Schema } from '../fuzz/schema.ts'
import type { Target } from '../fuzz/target.ts'
import { type OwnedField, ownedFields } from './ownedFields.ts'

export interface IdField {
  target: Target
  part: 'body' | 'query' | 'params'
  /** Names on the way down; `0` for the items of a list. */
  path: readonly string[]
  /** Absent: the table does not say whose it is. */
  owned: OwnedField | undefined
}

const looksLikeId = (name: string, schema: Schema): boolean =>
  schema.format === 'uuid' || (schema.type === 'string' && /(id|ids|token|tokens|hash)$/i.test(name))

/** Every field of an operation that appears to name another party's object. */
export const idFields = (target: Target): IdField[] =>
  (['body', 'query', 'params'] as const).flatMap(part =>
    find(target[part], []).map(path => ({ target, part, path, owned: ownedBy(target, path) })),
  )

const find = (schema: Schema | undefined, path: readonly string[]): (readonly string[])[] => {
  if (!schema) return []
  if (schema.items) return find(schema.items, [...path, '0'])
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length > 0) return fields.flatMap(([name, field]) => find(field, [...path, name]))
  const name = path.filter(part => part !== '0').at(-1) ?? ''
  return looksLikeId(name, schema) ? [path] : []
}

const ownedBy = ({ id }: Target, path: readonly string[]): OwnedField | undefined => {
  const names = path.filter(part => part !== '0')
  const name = names.at(-1) ?? ''
  return ownedFields[`${id}.${name}`] ?? ownedFields[names.slice(-2).join('.')] ?? ownedFields[name]
}
