/** Has an event delivered to its endpoint. Each endpoint is a lane: one that hangs holds up no other. */
export const deliveryJob = (event: { id: string; endpointId: string }, runAtMs: number) => ({
  kind: 'webhook.deliver' as const,
  key: event.id,
  // The servers of the version before read this name too.
  payload: { eventId: event.id, lane: event.endpointId },
  runAtMs,
})
