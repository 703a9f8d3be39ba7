/** Makes a value when it is first used, and only then. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
