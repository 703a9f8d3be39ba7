import { randomBytes, randomUUID } from 'node:crypto'

import { openDatabase, type Tables } from '@rialto/store'
import { beginSession, type Context, type Scope } from '@rialto/core'
import { adminOperationsById, sessionCookie } from '@rialto/contract'
import { icons } from '@rialto/catalog/icons'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { compose } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/createLog.ts'
import { createApp } from '../../apps/server/src/http/createApp.ts'
import { teamContext } from '../../apps/server/src/http/routes/admin/memberSession.ts'
import { jsonAt } from '../support/jsonAt.ts'
import { client, productionEnv, provisionProduction } from '../support/productionClient.ts'
import { percentile } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'
import { callsOf, type Ids, type PageCall } from './calls.ts'
import { fillDatabase } from './fillDatabase.ts'

const million = 1_000_000
const runs = 21
const scope: Scope = { clientId: client.clientId, environment: 'production' }

const fill = async (url: string, transfers: number): Promise<Ids> => {
  const db = openDatabase<Tables>({ url })
  const transferId = await fillDatabase(db, scope, transfers)
  const { rows } = await sql<Omit<Ids, 'transferId'>>`select
    (select id from link_sessions limit 1) as "sessionId",
    (select id from webhook_endpoints limit 1) as "endpointId",
    (select id from webhook_events where transfer_id = ${transferId}) as "eventId"`.execute(db)
  await db.destroy()
  const [found] = rows
  if (!found) throw new Error('nothing was filled in')
  return { transferId, ...found }
}

/** Headers that the browser of an owner of the client sends with each call. One of the pages is for operators. */
const signIn = async (ctx: Context): Promise<Readonly<Record<string, string>>> => {
  const id = randomUUID()
  const member = { id, environment: ctx.environment, email: 'sam@example.com', name: 'Sam', isOperator: true }
  const factors = { passwordHash: 'none', totpSecret: randomBytes(20).toString('hex') }
  await ctx.store.members.insert(member, factors, Date.now())
  await ctx.store.members.setRole(scope, id, { role: 'owner', approvesFromMs: Date.now() })
  const token = await beginSession(teamContext(ctx), member, { ipAddress: '127.0.0.1', userAgent: 'bench' })
  return {
    cookie: `${sessionCookie(ctx.settings.linkOrigin)}=${token}`,
    'sec-fetch-site': 'same-origin',
    'x-client-id': client.clientId,
  }
}

type Send = (call: PageCall) => Promise<{ content: unknown }>

/** Makes a call as the browser does. */
const sender =
  (app: FastifyInstance, headers: Readonly<Record<string, string>>): Send =>
  async ({ id, params = {}, body }) => {
    const { method, path } = adminOperationsById[id]
    const values = new Map<string, unknown>(Object.entries(params))
    const url = `/admin/api/v1${path.replaceAll(/:(\w+)/g, (_, name: string) => String(values.get(name)))}`
    const sent = body === undefined ? {} : { payload: body }
    const answer = await app.inject({ method, url, headers, ...sent })
    if (answer.statusCode !== 200) throw new Error(`${id}: ${answer.statusCode} ${answer.body}`)
    return answer.json<{ content: unknown }>()
  }

/** The call for the hundredth page of a list, or its last. */
const deepCall = async (send: Send, call: PageCall): Promise<PageCall> => {
  let page = call
  for (let number = 1; number < 100; number += 1) {
    const cursor = jsonAt(await send(page), 'content/nextCursor')
    if (typeof cursor !== 'string') break
    page = { ...call, body: { ...call.body, cursor } }
  }
  return page
}

/** The first duration, the median and the maximum of one call. */
const timesOf = async (send: Send, call: PageCall) => {
  const measured = call.isDeep ? await deepCall(send, call) : call
  const elapsed: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now()
    await send(measured)
    elapsed.push(performance.now() - begun)
  }
  const inMs = (value: number) => Number(value.toFixed(1))
  return { first: inMs(elapsed[0] ?? 0), median: inMs(percentile(elapsed, 0.5)), max: inMs(Math.max(...elapsed)) }
}

/**
 * Milliseconds of each call at the server, by `inject`: routing, access, query and response, without a network. `size`
 * replaces the default of a million transfers.
 */
export const pages = (size?: string): Promise<object> =>
  withPostgres(async (url, folder) => {
    const transfers = size === undefined ? million : Number(size)
    await provisionProduction(url)
    const begun = performance.now()
    const ids = await fill(url, transfers)
    const fillSeconds = Math.round((performance.now() - begun) / 1_000)
    const config = readConfig(productionEnv(url, folder))
    const log = createLog('error')
    const { ctx, stop } = await compose(config, log, () => undefined)
    const app = await createApp({ logger: log as never, linkDir: folder, icons, access: config.access, ctx })
    const send = sender(app, await signIn(ctx))
    const milliseconds: Record<string, object> = {}
    for (const [name, call] of Object.entries(callsOf(ids))) milliseconds[name] = await timesOf(send, call)
    await app.close()
    await stop()
    return { transfers, fillSeconds, runs, milliseconds }
  })
