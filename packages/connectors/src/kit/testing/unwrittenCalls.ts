/** Placeholders for the calls of a new connector. The conformance suite lists them and skips the tests that need one. */
export interface UnwrittenCalls {
  /** Every call that has a placeholder. */
  readonly names: readonly string[]
  /** A placeholder, which throws an error with the call's name. */
  placeholder(name: string): () => never
  /** The placeholders that were called since the last `take`. */
  take(): string[]
}

export const unwrittenCalls = (institution: string): UnwrittenCalls => {
  const names: string[] = []
  const called: string[] = []
  return {
    names,
    placeholder: name => {
      names.push(name)
      return () => {
        called.push(name)
        throw new Error(`${institution}: ${name} is not written yet`)
      }
    },
    take: () => called.splice(0),
  }
}
