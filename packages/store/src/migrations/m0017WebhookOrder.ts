import { type Kysely, sql } from 'kysely'

/**
 * Events that will not be delivered are marked, so that later ones of the same transfer need not wait for them: also those of
 * before, which have no unfinished job any more.
 */
export const m0017WebhookOrder = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table webhook_events add column given_up_at timestamptz`.execute(db)
    await sql`
      update webhook_events set given_up_at = created_at
      where delivered_at is null and not exists (
        select from jobs
        where kind = 'webhook.deliver' and key = webhook_events.id::text and done_at is null and dead_at is null
      )`.execute(db)
  },
}
