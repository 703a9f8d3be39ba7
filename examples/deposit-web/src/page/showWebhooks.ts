import type { ReceivedWebhook } from '../ledger.ts'
import { byId, h, rawJson } from './dom.ts'

const shown = new Set<string>()

/** Adds new rows at the top. Present rows stay, so that an opened detail stays open. */
export function showWebhooks(webhooks: ReceivedWebhook[]): void {
  byId('no-hooks').hidden = webhooks.length > 0
  for (const webhook of [...webhooks].reverse()) {
    if (shown.has(webhook.eventId)) continue
    shown.add(webhook.eventId)
    byId('hooks').prepend(item(webhook))
  }
}

function item({ body, receivedAtMs, verified }: ReceivedWebhook): HTMLElement {
  const status = String(body['TransferStatus'] ?? 'Event')
  const at = new Date(receivedAtMs)
  const amount = [
    body['DestinationAmount'] ?? body['SourceAmount'],
    body['Token'],
    'from',
    body['SourceAccountProvider'],
  ]
  return h(
    'li',
    { class: 'hook' },
    h(
      'div',
      { class: 'head' },
      h('span', { class: 'pill', 'data-status': status }, status),
      h('span', {}, amount.every(Boolean) ? amount.join(' ') : String(body['EventType'] ?? '')),
      h('time', { datetime: at.toISOString() }, at.toLocaleTimeString()),
    ),
    h('p', { class: 'proof' }, ...proof(verified)),
    rawJson(body),
  )
}

const proof = ({ standard, body }: ReceivedWebhook['verified']): HTMLElement[] =>
  [['webhook-signature', standard] as const, ['X-Mesh-Signature-256', body] as const].map(([name, isVerified]) =>
    h('span', {}, `${isVerified ? '✓ Verified' : '✗ Not verified'}: ${name}`),
  )
