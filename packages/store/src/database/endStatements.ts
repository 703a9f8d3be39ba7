import type { Transaction } from 'kysely'

/**
 * Runs `work`, and then waits until none of its statements is queued or running. Kysely sends the end of a transaction before
 * the statements that are still queued: PostgreSQL would execute those without a transaction, or in the next one of the
 * connection. No statement begins after `work` has ended.
 *
 * @throws the error of a failed statement, also of one that `work` did not await or whose error it caught: PostgreSQL answers
 *   the commit of such a transaction with a rollback and without an error.
 */
export async function endStatements<Tables, Result>(
  tx: Transaction<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const executor = tx.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  const underWay = new Set<Promise<unknown>>()
  let hasEnded = false
  let failure: { error: unknown } | undefined
  const tracked: typeof execute = async (...args) => {
    if (hasEnded) throw new Error('A statement begins after the work of its transaction has ended')
    const statement = execute<never>(...args)
    underWay.add(statement)
    try {
      return await statement
    } catch (error) {
      failure ??= { error }
      throw error
    } finally {
      underWay.delete(statement)
    }
  }
  Object.assign(executor, { executeQuery: tracked })
  const end = async (): Promise<void> => {
    hasEnded = true
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }
  try {
    const result = await work(tx)
    await end()
    if (failure) throw failure.error
    return result
  } catch (error) {
    await end()
    throw error
  }
}
