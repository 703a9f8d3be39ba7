import type { Translation } from '../messages.ts'
import { backup } from './backup.ts'
import { books } from './books.ts'
import { changes } from './changes.ts'
import { common, problems } from './common.ts'
import { developers, requests, webhooks } from './developers.ts'
import { payments } from './payments.ts'
import { bridging, preview, settings } from './settings.ts'
import { sandbox } from './sandbox.ts'
import { session, shell } from './shell.ts'
import { approvals, screening, team } from './team.ts'
import { fees, networks, retention } from './terms.ts'
import { overview, transfers, views } from './transfers.ts'
import { connections, linkSessions, users } from './users.ts'

export const fr: Translation = {
  common,
  problems,
  shell,
  session,
  overview,
  transfers,
  linkSessions,
  connections,
  users,
  team,
  approvals,
  books,
  changes,
  screening,
  developers,
  webhooks,
  requests,
  sandbox,
  settings,
  bridging,
  fees,
  networks,
  retention,
  preview,
  backup,
  views,
  payments,
}
