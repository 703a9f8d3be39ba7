import { ApiError } from '../../kernel/apiError.ts'
import {
  type Connected,
  isDeadlock,
  type MemoryDatabase,
  type Pause,
  type Run,
  type Session,
} from './memoryDatabase.ts'

/** The author of statements: where it may be stopped, its clock, and the process that rows name. */
export interface Client {
  pause: Pause
  nowMs: () => number
  /** Lead of the process's clock over the database's. */
  skewMs?: number
  /** Whether the last commit loses its answer. */
  isAnswerLost?: () => boolean
  /** Whether payments without an order find others on the same terms. Off in the simulation's older worlds. */
  readsLike?: boolean
  ownerId: string | undefined
  /** Open transactions, rolled back when their process ends. */
  open: Set<Session>
}

/** Attempts of the store's `transaction`. */
const maxAttempts = 5

/** Each statement commits. */
export const autoCommit =
  (database: MemoryDatabase, client: Client): Run =>
  statement =>
    inSession(database, client, statement)

/** Repeats the work after a deadlock, like the store's `transaction`. */
export const inSession = async <T>(
  database: MemoryDatabase,
  client: Client,
  work: (db: Connected) => Promise<T> | T,
  commits = false,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    await client.pause()
    const { session, connected } = database.open(client.pause)
    client.open.add(session)
    try {
      const working = work(connected)
      const result = working instanceof Promise ? await working : working
      if (commits) await client.pause()
      client.open.delete(session)
      database.commit(session)
      if (commits && client.isAnswerLost?.() === true) throw new ApiError('serverFailure')
      return result
    } catch (error) {
      client.open.delete(session)
      database.rollback(session)
      if (attempt === maxAttempts || !isDeadlock(error)) throw error
    }
  }
}
