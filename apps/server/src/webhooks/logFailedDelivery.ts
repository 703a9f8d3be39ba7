import type { FailedDelivery } from '@rialto/core'

export interface DeliveryLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const endings = {
  paused: 'webhook endpoint paused; its events wait until it is resumed: rialto webhooks resume',
  givenUp: 'webhook given up after its last attempt; send it again with: rialto webhooks replay',
} as const

/** One line for each delivery that fails: ids, never bodies, URLs or secrets. */
export const logFailedDelivery =
  (log: DeliveryLog) =>
  ({ endpoint, event, attempt, answer, retryInMs, ended, reason }: FailedDelivery): void => {
    const details = {
      clientId: endpoint.scope.clientId,
      endpointId: endpoint.id,
      eventId: event.eventId,
      eventType: event.type,
      attempt,
      status: answer.status,
      reason: reason ?? answer.error,
    }
    if (ended !== undefined) return log.error(details, endings[ended])
    log.warn({ ...details, retryInSeconds: Math.round((retryInMs ?? 0) / 1_000) }, 'webhook delivery failed')
  }
