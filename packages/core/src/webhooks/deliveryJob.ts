/** Has an event delivered. Each endpoint is a lane: one that hangs holds up no other. */
export const deliveryJob = (event: { eventId: string; endpointId: string }, runAtMs: number) => ({
  kind: 'webhook.deliver' as const,
  key: event.eventId,
  payload: { eventId: event.eventId, lane: event.endpointId },
  runAtMs,
})
