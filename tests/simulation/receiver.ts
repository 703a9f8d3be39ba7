import type { SendWebhook, WebhookAnswer } from '@rialto/core'

import type { Process, Scheduler } from './scheduler.ts'

export const receiverModes = ['ok', 'serverError', 'requestLost', 'answerLost', 'slow'] as const
export type ReceiverMode = (typeof receiverModes)[number]

/** A client's server: notes what it gets, in order, and fails as it is set to. */
export const createReceiver = (scheduler: Scheduler) => {
  /** By endpoint and transfer: the events in the order in which each was first received. */
  const received = new Map<string, { sequence: number; eventId: string; status: string }[]>()
  const violations: string[] = []
  const modes: ReceiverMode[] = []
  const take = (endpointId: string, body: string): void => {
    const event = JSON.parse(body) as { TransferId?: string; Sequence: number; EventId: string; TransferStatus: string }
    if (event.TransferId === undefined) return
    const key = `${endpointId}:${event.TransferId}`
    const known = received.get(key) ?? []
    received.set(key, known)
    const again = known.find(({ sequence }) => sequence === event.Sequence)
    if (again && again.eventId !== event.EventId) violations.push(`event ${key}#${event.Sequence} has two EventIds`)
    if (again) return
    if (event.Sequence !== known.length + 1) violations.push(`${key}: event ${event.Sequence} after ${known.length}`)
    known.push({ sequence: event.Sequence, eventId: event.EventId, status: event.TransferStatus })
  }
  const send = async (owner: Process, { endpoint, body }: Parameters<SendWebhook>[0]): Promise<WebhookAnswer> => {
    await scheduler.turn(owner)
    const mode = modes.shift() ?? 'ok'
    if (mode === 'slow') await scheduler.sleep(owner, 15_000)
    if (mode === 'ok' || mode === 'slow' || mode === 'answerLost') take(endpoint.id, body)
    await scheduler.turn(owner)
    if (mode === 'serverError') return { status: 500 }
    return mode === 'ok' || mode === 'slow' ? { status: 200 } : { error: 'timed out' }
  }
  return { received, violations, modes, send }
}
