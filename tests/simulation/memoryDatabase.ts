/** What PostgreSQL reports where a unique index is violated. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation'
  readonly index: string
  constructor(index: string) {
    super(`duplicate key value violates unique constraint "${index}"`)
    this.index = index
  }
}

class Deadlock extends Error {
  override readonly name = 'Deadlock'
}

/** A transaction, or a statement of its own. */
export interface Session {
  writes: Map<string, { table: string; key: string; row: unknown }>
  locks: Set<string>
  waitsFor: string | undefined
  isOver: boolean
}

/** Called before every statement and commit, and while a lock is held by another. */
export type Pause = () => Promise<void>

export interface Connected {
  get<Row>(table: string, key: string): Row | undefined
  all<Row>(table: string): Row[]
  /** Waits for whoever holds the row, or the key of a unique index, and keeps it until the transaction ends. */
  lock(...names: readonly string[]): Promise<void>
  /** Whether somebody else holds it. */
  isHeld(name: string): boolean
  /** Waits until nobody else holds it, without keeping it. */
  waitFor(name: string): Promise<void>
  put(table: string, key: string, row: unknown): void
}

/** Runs one statement. */
export type Run = <T>(statement: (db: Connected) => Promise<T> | T) => Promise<T>

export interface MemoryDatabase {
  /** Opens a session; `pause` is where its owner may be stopped. */
  open(pause: Pause): { session: Session; connected: Connected }
  commit(session: Session): void
  rollback(session: Session): void
  /** Called after each commit, with what it wrote. */
  onCommit(listener: (writes: readonly { table: string; key: string; row: unknown }[]) => void): void
  /** What is committed. */
  committed<Row>(table: string): Row[]
}

const attempts = 5

/**
 * Tables in memory with what the store relies on of PostgreSQL at read committed: rows that others see on commit, row locks
 * held until then, unique indexes that wait for whoever is writing the same key, rollback, and deadlocks that are detected and
 * run again.
 */
export const createMemoryDatabase = (): MemoryDatabase => {
  const tables = new Map<string, Map<string, unknown>>()
  const holders = new Map<string, Session>()
  const listeners: ((writes: readonly { table: string; key: string; row: unknown }[]) => void)[] = []
  const table = (name: string) => {
    const known = tables.get(name) ?? new Map<string, unknown>()
    tables.set(name, known)
    return known
  }
  const isDeadlock = (session: Session): boolean => {
    for (let at = session.waitsFor; at !== undefined;) {
      const holder = holders.get(at)
      if (!holder) return false
      if (holder === session) return true
      at = holder.waitsFor
    }
    return false
  }
  let waiting: { name: string; wake: () => void }[] = []
  const waitUntilFree = async (session: Session, name: string, pause: Pause): Promise<void> => {
    for (;;) {
      const holder = holders.get(name)
      if (!holder || holder === session) break
      session.waitsFor = name
      if (isDeadlock(session)) throw new Deadlock(`deadlock detected at ${name}`)
      await new Promise<void>(wake => void waiting.push({ name, wake }))
      await pause()
    }
    session.waitsFor = undefined
  }
  const end = (session: Session): void => {
    session.isOver = true
    session.waitsFor = undefined
    for (const name of session.locks) holders.delete(name)
    const freed = waiting.filter(({ name }) => session.locks.has(name))
    waiting = waiting.filter(({ name }) => !session.locks.has(name))
    session.locks.clear()
    freed.forEach(({ wake }) => wake())
  }

  return {
    open(pause) {
      const session: Session = { writes: new Map(), locks: new Set(), waitsFor: undefined, isOver: false }
      const connected: Connected = {
        get: <Row>(name: string, key: string) => {
          const own = session.writes.get(`${name}:${key}`)
          return (own ? own.row : table(name).get(key)) as Row | undefined
        },
        all: <Row>(name: string) => {
          const rows = [...table(name).keys()].map(key => connected.get<Row>(name, key))
          const added = [...session.writes.values()].filter(each => each.table === name && !table(name).has(each.key))
          return [...rows, ...added.map(({ row }) => row as Row)].filter(row => row !== undefined)
        },
        async lock(...names) {
          for (const name of names) {
            await waitUntilFree(session, name, pause)
            holders.set(name, session)
            session.locks.add(name)
          }
        },
        isHeld: name => holders.has(name) && holders.get(name) !== session,
        waitFor: name => waitUntilFree(session, name, pause),
        put(name, key, row) {
          if (session.isOver) throw new Error('the transaction is over')
          session.writes.set(`${name}:${key}`, { table: name, key, row })
        },
      }
      return { session, connected }
    },
    commit(session) {
      const writes = [...session.writes.values()]
      for (const { table: name, key, row } of writes)
        if (row === undefined) table(name).delete(key)
        else table(name).set(key, row)
      end(session)
      if (writes.length > 0) listeners.forEach(listener => listener(writes))
    },
    rollback: end,
    onCommit: listener => void listeners.push(listener),
    committed: <Row>(name: string) => [...table(name).values()] as Row[],
  }
}

/** Runs `work` again after a deadlock, as the store's `transaction` does. */
export const retryingDeadlocks = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !(error instanceof Deadlock)) throw error
    }
  }
}
