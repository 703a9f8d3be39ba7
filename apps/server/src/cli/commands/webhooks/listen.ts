import { errorCode } from '@rialto/defined/errorCode'
import { createWebhookEndpoint, removeWebhookEndpoint, type Scope } from '@rialto/core'

import { composeRelay } from '../../../composeRelay.ts'
import { readConfig } from '../../../config.ts'
import type { RelayedDelivery } from '../../../webhooks/startWebhookRelay.ts'
import { type Command, type CommandInput, UsageError } from '../../command.ts'
import { clientScope, eventTypesOf } from './clientScope.ts'

type Ctx = Parameters<Command['run']>[0]['ctx']

/** By which the endpoint of a listener is known, and whether that still runs. */
const label = 'rialto listen, process '

const targetOf = (input: CommandInput): string => {
  const text = input.need('forward-to')
  // `localhost:3000/hook`, as it is typed elsewhere.
  const url = URL.canParse(text) && /^https?:/i.test(text) ? text : `http://${text}`
  if (!URL.canParse(url)) throw new UsageError(`--forward-to must be a URL such as http://127.0.0.1:3000/webhooks.`)
  return new URL(url).href
}

/** A listener that was killed could not remove its own. */
const removeAbandoned = async (ctx: Ctx, scope: Scope): Promise<void> => {
  for (const endpoint of await ctx.store.webhookEndpoints.list(scope))
    if (endpoint.label.startsWith(label) && !isRunning(Number(endpoint.label.slice(label.length))))
      await removeWebhookEndpoint(ctx, scope, endpoint.id)
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const line = ({ eventType, eventId, subject, status, error, durationMs }: RelayedDelivery): string => {
  const answer = status === undefined ? `no answer: ${error ?? 'unknown'}` : `HTTP ${status}`
  return `${eventType.padEnd(26)} ${subject ?? '-'}  ${answer} after ${durationMs} ms  (EventId ${eventId})\n`
}

/**
 * Another endpoint of the client, for as long as the command runs: events reach it from the running server by the same deliveries,
 * signatures and repetitions as every other, and the client's own endpoints go on receiving theirs.
 */
const listen: Command = {
  name: 'listen',
  usage: '--forward-to <http://127.0.0.1:3000/webhooks> [--client <id>] [--event <type>]… [--json]',
  summary: 'Forward a sandbox client’s events to a URL on this machine until interrupted; the demo client’s by default',
  options: { 'forward-to': 'value', client: 'value', event: 'list', json: 'flag' },
  run: async ({ ctx }, input, { env, out, interrupted }) => {
    const forwardTo = targetOf(input)
    const config = readConfig(env)
    if (config.sandbox === undefined)
      throw new UsageError('rialto listen is for the sandbox. In production use: rialto webhooks add')
    const scope = await clientScope(ctx, input, config.sandbox.clientId)
    const report = (delivery: RelayedDelivery) =>
      out(input.has('json') ? `${JSON.stringify(delivery)}\n` : line(delivery))
    const relay = await composeRelay(config, forwardTo, report)
    try {
      await removeAbandoned(ctx, scope)
      const { endpoint, secret } = await createWebhookEndpoint(ctx, scope, {
        url: relay.url,
        label: `${label}${process.pid}`,
        eventTypes: eventTypesOf(input),
      })
      try {
        if (input.has('json')) out(`${JSON.stringify({ forwardTo, endpointId: endpoint.id, secret })}\n`)
        else out(`Forwarding to ${forwardTo}\n\n  Signing secret   ${secret}\n\nCtrl-C ends it.\n\n`)
        await interrupted()
      } finally {
        await removeWebhookEndpoint(ctx, scope, endpoint.id)
      }
    } finally {
      await relay.stop()
    }
  },
}

export const listenCommands: readonly Command[] = [listen]
