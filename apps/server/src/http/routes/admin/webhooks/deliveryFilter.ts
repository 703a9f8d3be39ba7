import type { Delivery, WebhookEventType } from '@rialto/core'

const msOf = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : seconds * 1_000)

export const deliveryFilter = (body: {
  endpointId?: string
  eventId?: string
  transferId?: string
  linkSessionId?: string
  eventType?: WebhookEventType
  state?: Delivery['state']
  fromTimestamp?: number
  toTimestamp?: number
}) => ({
  endpointId: body.endpointId,
  eventId: body.eventId,
  transferId: body.transferId,
  linkSessionId: body.linkSessionId,
  type: body.eventType,
  state: body.state,
  fromMs: msOf(body.fromTimestamp),
  toMs: msOf(body.toTimestamp),
})
