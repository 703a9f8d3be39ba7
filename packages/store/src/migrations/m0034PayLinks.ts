import { type Kysely, sql } from 'kysely'

/** Links that are opened again and again until their order is paid. */
export const m0034PayLinks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table link_sessions add column is_pay_link boolean not null default false`.execute(db)
  },
}
