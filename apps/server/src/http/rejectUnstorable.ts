import { invalidField } from '@rialto/core'

/** The null character, which PostgreSQL refuses in every text, and half a surrogate pair, which is no character at all. */
// eslint-disable-next-line no-control-regex -- that character is the point
const unstorable = /\u0000|\p{Surrogate}/u

/**
 * Refuses text that no database column and no institution takes. Runs after validation: only then is it known how deep
 * the value goes.
 *
 * @throws ApiError `invalidField` naming the first such field.
 */
export const rejectUnstorable = (value: unknown, path = ''): void => {
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw invalidField(path, 'must not contain a null character or an unpaired surrogate')
    return
  }
  if (Array.isArray(value)) return value.forEach((item, index) => rejectUnstorable(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) rejectUnstorable(item, path === '' ? name : `${path}.${name}`)
}
