import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table previews add column funding jsonb`,
  `alter table transfers add column funding jsonb`,
  `alter table transfers drop constraint transfers_phase_check`,
  `alter table transfers add constraint transfers_phase_check check
    (phase in ('converting', 'sending', 'awaitingUser', 'unknown', 'accepted', 'onChain', 'settled', 'failed'))`,
  `drop index transfers_open`,
  `create index transfers_open on transfers (environment, created_at)
    where connection_id is not null and phase in ('converting', 'sending', 'unknown', 'accepted', 'onChain')`,
  // Few at any time: whoever takes over from a process that ended looks for them.
  `create index transfers_converting on transfers (id) where phase = 'converting'`,
]

/** Transfers whose asset is converted or bought first. */
export const m0028Conversions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
