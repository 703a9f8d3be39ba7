import { createEgress } from '@rialto/egress'

import type { Config } from './config.ts'
import { type RelayedDelivery, startWebhookRelay, type WebhookRelay } from './webhooks/startWebhookRelay.ts'
import { userAgent } from './webhooks/webhookPolicy.ts'

/** The relay of `rialto listen`: it can reach only the host that receives its deliveries. */
export const composeRelay = async (
  config: Config,
  forwardTo: string,
  report: (delivery: RelayedDelivery) => void,
): Promise<WebhookRelay> => {
  const egress = createEgress({
    hosts: new Set([new URL(forwardTo).hostname]),
    userAgent,
    allowPrivate: ['127.0.0.0/8', '::1/128', ...config.allowPrivate],
    allowHttp: true,
  })
  try {
    const relay = await startWebhookRelay(egress, forwardTo, report)
    return { ...relay, stop: () => relay.stop().then(() => egress.close()) }
  } catch (error) {
    await egress.close()
    throw error
  }
}
