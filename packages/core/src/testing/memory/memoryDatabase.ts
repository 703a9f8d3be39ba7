/** PostgreSQL's error for a row that belongs to another one which does not exist. */
export class ForeignKeyViolation extends Error {
  override readonly name = 'ForeignKeyViolation'
  constructor(table: string) {
    super(`insert or update on table "${table}" violates foreign key constraint`)
  }
}

/** PostgreSQL's error for a violated unique index. */
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
export const isDeadlock = (error: unknown): boolean => error instanceof Deadlock

/** Rows of a table by key. Among the writes of a session, `undefined` is a deleted row. */
type Rows = Map<string, unknown>

/** A transaction, or a single statement. */
export interface Session {
  /** By table. Undefined before the first write. */
  writes: Map<string, Rows> | undefined
  locks: string[]
  waitsFor: string | undefined
  isOver: boolean
}

interface Write {
  table: string
  key: string
  row: unknown
}

/** Called before every statement and commit, and while another session has the lock. */
export type Pause = () => Promise<void>

export interface Connected {
  get<Row>(table: string, key: string): Row | undefined
  /** Read-only, and valid until the next write: it may be the table itself. */
  all<Row>(table: string): readonly Row[]
  /** Waits for the session that has locked the row, or the key of a unique index, and locks it until the transaction ends. */
  lock(...names: readonly string[]): Promise<void>
  /** Whether another session has locked it. */
  isHeld(name: string): boolean
  /** Waits until no other session has locked it. Takes no lock. */
  waitFor(name: string): Promise<void>
  put(table: string, key: string, row: unknown): void
}

/** Runs one statement. */
export type Run = <T>(statement: (db: Connected) => Promise<T> | T) => Promise<T>

export interface MemoryDatabase {
  /** Opens a session. Its process may be stopped at each `pause`. */
  open(pause: Pause): { session: Session; connected: Connected }
  commit(session: Session): void
  rollback(session: Session): void
  /** Called after each commit, with its writes. */
  onCommit(listener: (writes: readonly Write[]) => void): void
  /** The committed rows. Read-only. */
  committed<Row>(table: string): readonly Row[]
}

interface Table {
  rows: Rows
  /** The rows as a list, rebuilt at the first read after a change. */
  list: readonly unknown[] | undefined
}

const done = Promise.resolve()

/**
 * Tables in memory with the behaviour of PostgreSQL at read committed that the store relies on: rows become visible on commit,
 * row locks last until then, unique indexes wait for a concurrent writer of the same key, transactions roll back, and deadlocks
 * are detected and repeated.
 */
export const createMemoryDatabase = (): MemoryDatabase => {
  const tables = new Map<string, Table>()
  const holders = new Map<string, Session>()
  const listeners: ((writes: readonly Write[]) => void)[] = []
  const tableOf = (name: string): Table => {
    const known = tables.get(name)
    if (known) return known
    const table: Table = { rows: new Map(), list: undefined }
    tables.set(name, table)
    return table
  }
  const listOf = (table: Table): readonly unknown[] => (table.list ??= [...table.rows.values()])
  const isInCircle = (session: Session): boolean => {
    for (let at = session.waitsFor; at !== undefined;) {
      const holder = holders.get(at)
      if (!holder) return false
      if (holder === session) return true
      at = holder.waitsFor
    }
    return false
  }
  let waiting: { name: string; wake: () => void }[] = []
  /** Calls `use` in the moment in which it is free: later, another one may have taken it. */
  const waitUntilFree = async (session: Session, name: string, pause: Pause, use?: () => void): Promise<void> => {
    for (;;) {
      const holder = holders.get(name)
      if (!holder || holder === session) break
      session.waitsFor = name
      if (isInCircle(session)) throw new Deadlock(`deadlock detected at ${name}`)
      await new Promise<void>(wake => void waiting.push({ name, wake }))
      await pause()
    }
    session.waitsFor = undefined
    use?.()
  }
  const hold = (session: Session, name: string): void => {
    holders.set(name, session)
    session.locks.push(name)
  }
  const lockAll = async (session: Session, names: readonly string[], pause: Pause): Promise<void> => {
    for (const name of names) await waitUntilFree(session, name, pause, () => hold(session, name))
  }
  const end = (session: Session): void => {
    session.isOver = true
    session.waitsFor = undefined
    const { locks } = session
    if (locks.length === 0) return
    session.locks = []
    for (const name of locks) holders.delete(name)
    if (waiting.length === 0) return
    const freed = waiting.filter(({ name }) => locks.includes(name))
    waiting = waiting.filter(({ name }) => !locks.includes(name))
    freed.forEach(({ wake }) => wake())
  }
  const isFree = (session: Session, name: string): boolean => (holders.get(name) ?? session) === session

  /** A class for speed: a campaign opens hundreds of millions of sessions, one for each statement. */
  class OpenSession implements Connected {
    readonly session: Session = { writes: undefined, locks: [], waitsFor: undefined, isOver: false }
    readonly pause: Pause
    constructor(pause: Pause) {
      this.pause = pause
    }
    get<Row>(name: string, key: string): Row | undefined {
      const own = this.session.writes?.get(name)
      return (own?.has(key) === true ? own.get(key) : tableOf(name).rows.get(key)) as Row | undefined
    }
    all<Row>(name: string): readonly Row[] {
      const table = tableOf(name)
      const own = this.session.writes?.get(name)
      if (!own) return listOf(table) as readonly Row[]
      const rows: unknown[] = []
      for (const [key, row] of table.rows) rows.push(own.has(key) ? own.get(key) : row)
      for (const [key, row] of own) if (!table.rows.has(key)) rows.push(row)
      return rows.filter(row => row !== undefined) as Row[]
    }
    lock(...names: readonly string[]): Promise<void> {
      if (!names.every(name => isFree(this.session, name))) return lockAll(this.session, names, this.pause)
      for (const name of names) hold(this.session, name)
      return done
    }
    isHeld(name: string): boolean {
      return !isFree(this.session, name)
    }
    waitFor(name: string): Promise<void> {
      return isFree(this.session, name) ? done : waitUntilFree(this.session, name, this.pause)
    }
    put(name: string, key: string, row: unknown): void {
      const { session } = this
      if (session.isOver) throw new Error('the transaction is over')
      session.writes ??= new Map()
      const own = session.writes.get(name)
      if (own) own.set(key, row)
      else session.writes.set(name, new Map([[key, row]]))
    }
  }

  return {
    open(pause) {
      const connected = new OpenSession(pause)
      return { session: connected.session, connected }
    },
    commit(session) {
      if (!session.writes) return end(session)
      const writes: Write[] = []
      for (const [name, rows] of session.writes) {
        const table = tableOf(name)
        table.list = undefined
        for (const [key, row] of rows) {
          if (row === undefined) table.rows.delete(key)
          else table.rows.set(key, row)
          writes.push({ table: name, key, row })
        }
      }
      end(session)
      listeners.forEach(listener => listener(writes))
    },
    rollback: end,
    onCommit: listener => void listeners.push(listener),
    committed: <Row>(name: string) => listOf(tableOf(name)) as readonly Row[],
  }
}
