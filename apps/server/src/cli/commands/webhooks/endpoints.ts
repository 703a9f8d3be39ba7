import {
  createWebhookEndpoint,
  pauseWebhookEndpoint,
  readWebhookEndpoint,
  removeWebhookEndpoint,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
  setWebhook,
  testWebhookEndpoint,
  type WebhookEndpoint,
} from '@rialto/core'

import { type Command, UsageError } from '../../command.ts'
import { readDuration } from '../../duration.ts'
import { table } from '../../table.ts'
import { isoTime, print } from '../../print.ts'
import { clientScope, endpointIdOf, eventTypesOf } from './clientScope.ts'

const statusOf = ({ paused, failingSinceMs }: WebhookEndpoint): string => {
  if (paused) return 'paused'
  return failingSinceMs === undefined ? 'active' : 'failing'
}

/** What `--json` prints; times in ISO 8601. */
const endpointJson = (endpoint: WebhookEndpoint, waiting: number | undefined) => ({
  id: endpoint.id,
  url: endpoint.url,
  label: endpoint.label,
  eventTypes: endpoint.eventTypes ?? null,
  status: statusOf(endpoint),
  pausedAt: endpoint.paused ? isoTime(endpoint.paused.atMs) : null,
  pauseReason: endpoint.paused?.reason ?? null,
  failingSince: endpoint.failingSinceMs === undefined ? null : isoTime(endpoint.failingSinceMs),
  waiting: waiting ?? 0,
  createdAt: isoTime(endpoint.createdAtMs),
  previousSecretUntil: endpoint.previousSecretUntilMs === undefined ? null : isoTime(endpoint.previousSecretUntilMs),
})

const secretText = (secret: string, previousUntilMs: number | undefined): string =>
  `\n  Signing secret   ${secret}\n\nStore it now: it is not shown again. ${
    previousUntilMs === undefined
      ? 'Deliveries are signed with it from now on.'
      : `Until ${isoTime(previousUntilMs)} deliveries are signed with it and with the secret before it: accept both until then.`
  }\n`

const set: Command = {
  name: 'webhooks set',
  usage:
    '--client <id> --url <https://…> [--endpoint <id>] [--event <type>]… [--new-secret [--overlap <24h>]] [--json]',
  summary: 'Set the URL of the client’s webhook endpoint, or create its first; resumes it when it is paused',
  options: {
    client: 'value',
    url: 'value',
    endpoint: 'value',
    event: 'list',
    'new-secret': 'flag',
    overlap: 'value',
    json: 'flag',
  },
  run: async ({ ctx }, input, { out }) => {
    const overlap = input.get('overlap')
    if (overlap !== undefined && !input.has('new-secret')) throw new UsageError('--overlap goes with --new-secret.')
    const { endpoint, secret, previousSecretUntilMs } = await setWebhook(ctx, {
      clientId: input.need('client'),
      url: input.need('url'),
      endpointId: input.get('endpoint'),
      eventTypes: eventTypesOf(input),
      newSecret: input.has('new-secret'),
      overlapSeconds: overlap === undefined ? undefined : readDuration('overlap', overlap),
    })
    const text = `Webhooks of ${ctx.environment} are sent to ${endpoint.url}\n\n  Endpoint         ${endpoint.id}\n`
    const ending =
      secret === undefined ? 'The signing secret is unchanged.\n' : secretText(secret, previousSecretUntilMs)
    print(input, out, { ...endpointJson(endpoint, undefined), secret: secret ?? null }, `${text}${ending}`)
  },
}

const add: Command = {
  name: 'webhooks add',
  usage: '--client <id> --url <https://…> [--event <type>]… [--label <text>] [--json]',
  summary: 'Add another webhook endpoint; it receives every event, or those that --event names',
  options: { client: 'value', url: 'value', event: 'list', label: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    const { endpoint, secret } = await createWebhookEndpoint(ctx, scope, {
      url: input.need('url'),
      eventTypes: eventTypesOf(input),
      label: input.get('label'),
    })
    const text = `Webhooks of ${ctx.environment} are sent to ${endpoint.url} too\n\n  Endpoint         ${endpoint.id}\n`
    print(input, out, { ...endpointJson(endpoint, 0), secret }, `${text}${secretText(secret, undefined)}`)
  },
}

const list: Command = {
  name: 'webhooks list',
  usage: '--client <id> [--json]',
  summary: 'List the client’s webhook endpoints, and which are failing or paused',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    const waiting = await ctx.store.webhooks.countWaiting(scope)
    const endpoints = await ctx.store.webhookEndpoints.list(scope)
    const rows = endpoints.map(endpoint => [
      endpoint.id,
      statusOf(endpoint),
      String(waiting.get(endpoint.id) ?? 0),
      endpoint.eventTypes?.join(',') ?? 'all',
      endpoint.label || '-',
      endpoint.url,
      endpoint.paused?.reason ?? '',
    ])
    const json = endpoints.map(endpoint => endpointJson(endpoint, waiting.get(endpoint.id)))
    print(input, out, json, table(['ENDPOINT', 'STATUS', 'WAITING', 'EVENTS', 'LABEL', 'URL', 'REASON'], rows))
  },
}

const show: Command = {
  name: 'webhooks show',
  usage: '[<endpoint>] --client <id> [--json]',
  summary: 'Show one webhook endpoint: filter, status, waiting events, secret rotation',
  options: { client: 'value', json: 'flag' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    const endpoint = await readWebhookEndpoint(ctx, scope, await endpointIdOf(ctx, scope, input))
    const json = endpointJson(endpoint, (await ctx.store.webhooks.countWaiting(scope)).get(endpoint.id))
    const rows = Object.entries(json).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value ?? '-'),
    ])
    print(input, out, json, table(['FIELD', 'VALUE'], rows))
  },
}

const test: Command = {
  name: 'webhooks test',
  usage: '[<endpoint>] --client <id> [--json]',
  summary: 'Send a signed webhook.test event from this machine and show the answer',
  options: { client: 'value', json: 'flag' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    const answer = await testWebhookEndpoint(ctx, scope, await endpointIdOf(ctx, scope, input))
    const came = answer.status === undefined ? `no answer: ${answer.error ?? 'unknown'}` : `HTTP ${answer.status}`
    const verdict = answer.accepted ? 'Accepted' : 'Not accepted'
    print(input, out, answer, `${verdict}: ${came} after ${answer.durationMs} ms.\n`)
  },
}

const pause: Command = {
  name: 'webhooks pause',
  usage: '[<endpoint>] --client <id>',
  summary: 'Stop deliveries to an endpoint; its events wait',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    await pauseWebhookEndpoint(ctx, scope, await endpointIdOf(ctx, scope, input))
    out('Paused. Events wait until: rialto webhooks resume\n')
  },
}

const resume: Command = {
  name: 'webhooks resume',
  usage: '[<endpoint>] --client <id>',
  summary: 'Resume a paused endpoint; events that waited are delivered in order',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    const id = await endpointIdOf(ctx, scope, input)
    const waiting = (await ctx.store.webhooks.countWaiting(scope)).get(id) ?? 0
    await resumeWebhookEndpoint(ctx, scope, id)
    out(`Resumed. ${waiting} waiting ${waiting === 1 ? 'event is' : 'events are'} being delivered.\n`)
  },
}

const rotate: Command = {
  name: 'webhooks rotate-secret',
  usage: '[<endpoint>] --client <id> [--overlap <24h>] [--json]',
  summary: 'Create a new signing secret; the old one signs too for the overlap, 24h by default, 0 for none',
  options: { client: 'value', overlap: 'value', json: 'flag' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const scope = await clientScope(ctx, input)
    const id = await endpointIdOf(ctx, scope, input)
    const overlap = input.get('overlap')
    const seconds = overlap === undefined ? undefined : readDuration('overlap', overlap)
    const { secret, previousSecretUntilMs } = await rotateWebhookSecret(ctx, scope, id, seconds)
    const until = previousSecretUntilMs === undefined ? null : isoTime(previousSecretUntilMs)
    print(input, out, { id, secret, previousSecretUntil: until }, secretText(secret, previousSecretUntilMs))
  },
}

const remove: Command = {
  name: 'webhooks remove',
  usage: '<endpoint> --client <id>',
  summary: 'Remove an endpoint and the events that wait for it',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id] = input.positionals
    if (id === undefined) throw new UsageError('Specify an endpoint ID. Find it with: rialto webhooks list')
    await removeWebhookEndpoint(ctx, await clientScope(ctx, input), id)
    out(`Removed ${id}.\n`)
  },
}

export const endpointCommands: readonly Command[] = [set, add, list, show, test, pause, resume, rotate, remove]
