import { createEgress } from '@rialto/egress'
import type { Logger } from 'pino'

import type { Config } from './config.ts'
import type { Tracing } from './tracing/tracing.ts'
import { version } from './version.ts'
import { userAgent } from './webhooks/webhookPolicy.ts'

/** Loaded only with a collector, so that other servers neither trace nor pay for it. */
export const openTracing = async (config: Config, log: Logger): Promise<Tracing | undefined> => {
  if (config.tracing === undefined) return undefined
  const { endpoint, headers, ratio } = config.tracing
  const { createTracing } = await import('./tracing/createTracing.ts')
  // The operator's own collector, which is nearly always on a private address.
  const everywhere = ['0.0.0.0/0', '::/0']
  const hosts = new Set([new URL(endpoint).hostname])
  return createTracing({
    url: `${endpoint}/v1/traces`,
    headers,
    ratio,
    resource: {
      'service.version': version,
      'deployment.environment.name': config.environment,
      'rialto.role': config.role,
    },
    http: createEgress({ hosts, userAgent, allowPrivate: everywhere, allowHttp: true }),
    log,
  })
}
