type Optional<T> = { [Key in keyof T]: undefined extends T[Key] ? Key : never }[keyof T]

/** `T` without its undefined values: a property that may be undefined becomes one that may be absent. */
export type Defined<T> = Omit<T, Optional<T>> & { [Key in Optional<T>]?: Exclude<T[Key], undefined> }

/**
 * The object without the properties whose value is `undefined`; `null`, `0`, `''` and `false` stay. Nested objects are left as they are.
 *
 * @example
 * const transfer = { id, ...defined({ txHash, tag: address?.tag }) }
 */
export const defined = <T extends object>(object: T): Defined<T> => {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue
    if (key === '__proto__')
      Object.defineProperty(kept, key, { value, configurable: true, enumerable: true, writable: true })
    else kept[key] = value
  }
  return kept as Defined<T>
}
