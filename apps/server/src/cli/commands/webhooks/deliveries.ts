import {
  type Delivery,
  type DeliveryFilter,
  type DeliveryState,
  replayWebhookEvents,
  type WebhookEventType,
} from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../../command.ts'
import { readTime } from '../../duration.ts'
import { table } from '../../table.ts'
import { isoTime, print } from '../../print.ts'
import { clientScope } from './clientScope.ts'

const states: readonly DeliveryState[] = ['waiting', 'delivered', 'failed']
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const idFrom = (input: CommandInput, option: string): string | undefined => {
  const id = input.get(option)
  if (id !== undefined && !uuid.test(id)) throw new UsageError(`--${option} must be an ID, not "${id}".`)
  return id
}

const timeFrom = (input: CommandInput, option: string): number | undefined => {
  const text = input.get(option)
  return text === undefined ? undefined : readTime(option, text)
}

const filterFrom = (input: CommandInput): DeliveryFilter => {
  const state = states.find(one => one === input.get('state'))
  if (input.get('state') !== undefined && state === undefined)
    throw new UsageError(`--state must be ${states.join(', ')}, not "${input.get('state')}".`)
  return {
    endpointId: idFrom(input, 'endpoint'),
    eventId: idFrom(input, 'event'),
    transferId: idFrom(input, 'transfer'),
    type: input.get('type') as WebhookEventType | undefined,
    state,
    fromMs: timeFrom(input, 'from'),
    toMs: timeFrom(input, 'to'),
  }
}

const deliveryJson = ({ event, state, endedAtMs, attempts, lastAttempt, nextAttemptAtMs }: Delivery) => ({
  eventId: event.eventId,
  endpointId: event.endpointId,
  eventType: event.type,
  transferId: 'transferId' in event.subject ? event.subject.transferId : null,
  sequence: event.sequence,
  state,
  createdAt: isoTime(event.createdAtMs),
  endedAt: endedAtMs === undefined ? null : isoTime(endedAtMs),
  attempts,
  lastAttemptAt: lastAttempt ? isoTime(lastAttempt.startedAtMs) : null,
  lastStatus: lastAttempt?.status ?? null,
  lastError: lastAttempt?.error ?? null,
  nextAttemptAt: nextAttemptAtMs === undefined ? null : isoTime(nextAttemptAtMs),
})

const filterOptions = {
  client: 'value',
  endpoint: 'value',
  event: 'value',
  transfer: 'value',
  type: 'value',
  state: 'value',
  from: 'value',
  to: 'value',
  json: 'flag',
} as const

const filterUsage =
  '[--endpoint <id>] [--event <id>] [--transfer <id>] [--type <event type>] [--state <waiting|delivered|failed>] [--from <time>] [--to <time>]'

const deliveries: Command = {
  name: 'webhooks deliveries',
  usage: `--client <id> ${filterUsage} [--count <50>] [--json]`,
  summary: 'List events and how their deliveries stand, newest first',
  options: { ...filterOptions, count: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    const count = Number(input.get('count') ?? 50)
    if (!Number.isInteger(count) || count < 1 || count > 1_000) throw new UsageError('--count must be 1 to 1000.')
    const found = await ctx.store.webhooks.list(scope, { ...filterFrom(input), count, offset: 0 })
    const json = found.map(deliveryJson)
    const rows = json.map(one => [
      one.createdAt,
      one.eventType,
      one.eventId,
      one.endpointId,
      one.state,
      String(one.attempts),
      String(one.lastStatus ?? one.lastError ?? '-'),
      one.nextAttemptAt ?? '-',
    ])
    print(input, out, json, table(['TIME', 'TYPE', 'EVENT', 'ENDPOINT', 'STATE', 'ATTEMPTS', 'LAST', 'NEXT'], rows))
  },
}

const replay: Command = {
  name: 'webhooks replay',
  usage: `--client <id> ${filterUsage} [--json]`,
  summary: 'Send events again, with the same EventId: one event, those of a transfer, or those of a time range',
  options: filterOptions,
  run: async ({ ctx }, input, { out }) => {
    const filter = filterFrom(input)
    if (filter.eventId === undefined && filter.transferId === undefined && filter.fromMs === undefined)
      throw new UsageError('Name what to send again: --event, --transfer or --from.')
    const answer = await replayWebhookEvents(ctx, await clientScope(ctx, input), filter)
    const text = `${answer.replayed} ${answer.replayed === 1 ? 'event is' : 'events are'} sent again.\n`
    print(input, out, answer, text)
  },
}

export const deliveryCommands: readonly Command[] = [deliveries, replay]
