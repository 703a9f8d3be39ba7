import { type Kysely, sql } from 'kysely'

/** What a start has set up of a client, so that the next one leaves alone what was changed since. */
export const m0025ConfiguredClients = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table client_settings
        add configured_origins text[] not null default '{}',
        add configured_webhook_url text,
        add configured_webhook_secret_hash bytea`.execute(db)
  },
}
