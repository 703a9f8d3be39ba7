import { sqlMigration } from './sqlMigration.ts'

/** Lists of a client's payouts and relays, the newest first. */
export const m0227ListsByAge = sqlMigration(
  `create index payouts_by_age on payouts (client_id, environment, created_at desc, id desc)`,
  `create index relays_by_age on relays (client_id, environment, created_at desc, id desc)`,
)
