import { sqlMigration } from './sqlMigration.ts'

/** Reads of the books without a lock of the transfer and without a change of their indexes. */
export const m0222BookChecksApart = sqlMigration(
  // A foreign key costs a lock and a new version of the transfer for each planned read.
  `alter table book_checks drop constraint book_checks_transfer_id_fkey`,
  `create function forget_book_checks() returns trigger
      language plpgsql
      as $$
    begin
      delete from book_checks using erased where book_checks.transfer_id = erased.id;
      return null;
    end $$`,
  `create trigger forget_book_checks after delete on transfers
    referencing old table as erased for each statement execute function forget_book_checks()`,
  // The time of the next read is in no index, so that a read writes a row and no index.
  `alter table book_checks add column is_open boolean generated always as (due_at is not null) stored`,
  `alter table book_checks set (fillfactor = 70)`,
  `drop index book_checks_due`,
  `create index book_checks_due on book_checks
    (environment, coalesce(connection_id, '00000000-0000-0000-0000-000000000000'::uuid), transfer_id) where is_open`,
)
