import { errorCode, errorMessage } from '@rialto/defined/errorCode'
import type { Transaction } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { endStatements } from './endStatements.ts'
import type { Database } from './openDatabase.ts'

const ATTEMPTS = 5
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const PLAN_CHANGED = '0A000'

/**
 * Runs `work` in one transaction (read committed) and returns its result. After a deadlock or serialization failure it
 * is repeated, 5 times at most: it must have no effects that a rollback does not undo. Inside a transaction it joins
 * that one.
 */
export async function transaction<Tables, Result>(
  // Written out, because the compiler does not infer the tables of a transaction from its base class.
  db: Database<Tables> | Transaction<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db as Transaction<Tables>)
  const run = (tx: Transaction<Tables>) => endStatements(tx, work)
  return repeated(() => db.transaction().setIsolationLevel('read committed').execute(run), mayRepeat)
}

/** Repeats `work` after a repeatable error, 5 times at most. */
export async function repeated<Result>(
  work: () => Promise<Result>,
  isRepeatable: (error: unknown) => boolean,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error
      // Random pauses, so that transactions that collided do not collide again.
      await sleep(5 * 2 ** attempt * Math.random())
    }
  }
}

export function mayRepeat(error: unknown): boolean {
  const code = errorCode(error)
  return (
    code === SERIALIZATION_FAILURE ||
    code === DEADLOCK ||
    (code === PLAN_CHANGED && errorMessage(error).includes('cached plan'))
  )
}
