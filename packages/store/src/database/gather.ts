interface GatherOptions {
  /** Most calls that share one statement. */
  most: number
  /** Statements that may be in progress at the same time. */
  inFlight: number
}

interface Waiting<In, Out> {
  input: In
  resolve: (output: Out) => void
  reject: (error: unknown) => void
}

/** PostgreSQL refused the statement, which therefore changed nothing. Errors of the connection have no severity `ERROR`. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/**
 * A function whose concurrent calls share statements: calls that arrive while `inFlight` statements are in progress go with
 * the next one. `write` returns one output for each input, in order. Each call is answered after its own statement. If
 * PostgreSQL refuses a shared statement, each of its calls is repeated alone, so that only the refused one fails. `write` must
 * therefore be a single statement.
 *
 * @example
 * const insert = gather({ most: 100, inFlight: 2 }, rows => insertAll(db, rows))
 * await Promise.all([insert(one), insert(other)])
 */
export const gather = <In, Out>(
  { most, inFlight }: GatherOptions,
  write: (inputs: readonly In[]) => Promise<readonly Out[]>,
): ((input: In) => Promise<Out>) => {
  const waiting: Waiting<In, Out>[] = []
  let underWay = 0
  let isPlanned = false
  const settle = async (calls: readonly Waiting<In, Out>[]): Promise<void> => {
    try {
      const outputs = await write(calls.map(({ input }) => input))
      for (const [index, { resolve }] of calls.entries()) resolve(outputs[index] as Out)
    } catch (error) {
      if (calls.length > 1 && isRefused(error)) await Promise.all(calls.map(call => settle([call])))
      else for (const { reject } of calls) reject(error)
    }
  }
  const begin = (): void => {
    isPlanned = false
    while (waiting.length > 0 && underWay < inFlight) {
      underWay += 1
      void settle(waiting.splice(0, most)).finally(() => {
        underWay -= 1
        plan()
      })
    }
  }
  // Calls of one turn of the event loop go together.
  const plan = (): void => {
    if (isPlanned || waiting.length === 0 || underWay >= inFlight) return
    isPlanned = true
    setImmediate(begin)
  }
  return input =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      plan()
    })
}
