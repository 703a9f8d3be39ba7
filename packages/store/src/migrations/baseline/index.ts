import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

import { up } from '../../queue/migration.ts'
import { bridging } from './bridging.ts'
import { clients } from './clients.ts'
import { connections } from './connections.ts'
import { link } from './link.ts'
import { members } from './members.ts'
import { operations } from './operations.ts'
import { orders } from './orders.ts'
import { transfers } from './transfers.ts'
import { webhooks } from './webhooks.ts'

/** A table is created after those that it references. */
const areas = [clients, members, link, connections, orders, bridging, transfers, webhooks, operations]

/** The schema that the 61 migrations before version 0.1.0 led to, as PostgreSQL describes it. Never changed: see the migrations after it. */
export const baseline: Migration = {
  up: async db => {
    await up(db)
    for (const statement of areas.flat()) await sql.raw(statement).execute(db)
  },
}
