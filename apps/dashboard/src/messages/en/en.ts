import { backup } from './backup.ts'
import { books } from './books.ts'
import { changes } from './changes.ts'
import { common, problems } from './common.ts'
import { developers, requests, webhooks } from './developers.ts'
import { payments } from './payments.ts'
import { payouts } from './payouts.ts'
import { relayer } from './relayer.ts'
import { bridging, preview, settings } from './settings.ts'
import { sandbox } from './sandbox.ts'
import { session, shell } from './shell.ts'
import { approvals, screening, team } from './team.ts'
import { fees, networks, retention } from './terms.ts'
import { overview, transfers, views } from './transfers.ts'
import { connections, linkSessions, users } from './users.ts'

/**
 * The texts of the dashboard in English, which come with the page. Names in braces are filled in, in the order in which they appear
 * here; a text with `one` and `other` is chosen by its `count`. Beside this folder are the same texts in other languages.
 */
export const en = {
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
  payouts,
  relayer,
} as const
