import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create function notice_transfer_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('rialto_transfer_changes', new.client_id || ' ' || new.environment || ' ' || new.transfer_id);
      return null;
    end $$`,
  `create trigger notice_transfer_change after insert on transfer_changes
    for each row execute function notice_transfer_change()`,
]

/** Every change of a transfer is announced when it is committed: pages that show it follow, whichever server wrote it. */
export const m0050ChangeNotices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
