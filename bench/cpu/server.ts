import { icons } from '@rialto/catalog/icons'
import type { FastifyInstance } from 'fastify'

import { compose } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/createLog.ts'
import { createApp } from '../../apps/server/src/http/createApp.ts'
import { bareApp } from './bareApp.ts'
import { instantBridging, instantRoutes } from './instantBridging.ts'

/** Rialto as production composes it, except for the bridge provider. */
const rialtoApp = async (): Promise<FastifyInstance> => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const { ctx } = await compose(config, log, () => undefined)
  const { access } = config
  const options = { logger: log as never, linkDir: config.dataDir, icons, access }
  return createApp({
    ...options,
    ctx: { ...ctx, bridging: instantBridging, store: { ...ctx.store, routeTables: instantRoutes } },
  })
}

const send = (message: unknown) => process.send?.(message)

const app =
  process.argv[2] === 'rialto'
    ? await rialtoApp()
    : bareApp(JSON.parse(process.argv[3] ?? '{}'), process.env['DATABASE_URL'] ?? '')
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
process.on('message', message => {
  // The exit writes a profile if one was requested.
  if (message === 'stop') process.exit(0)
  const { user, system } = process.cpuUsage()
  send({ cpuUs: user + system })
})
send({ origin })
