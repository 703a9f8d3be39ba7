import type { TObject } from 'typebox'

import { ConnectionWebhook } from '../webhooks/connectionWebhook.ts'
import { LinkSessionWebhook } from '../webhooks/linkSessionWebhook.ts'
import { PaymentRequestWebhook } from '../webhooks/paymentRequestWebhook.ts'
import { PayoutWebhook } from '../webhooks/payoutWebhook.ts'
import { RefundWebhook } from '../webhooks/refundWebhook.ts'
import { TransferWebhook } from '../webhooks/transferWebhook.ts'
import { UnassignedPaymentWebhook } from '../webhooks/unassignedPaymentWebhook.ts'
import type { Components } from './createComponents.ts'
import { composeExample, inAnswer } from './exampleOf.ts'
import { type Json, readSchema } from './schema.ts'

const description = `Sent when the state of a transfer changes: first \`Pending\`, then \`Succeeded\` or \`Failed\`. Credit the user only on \`Succeeded\`.

**Verify** the signature before you use the body. The headers follow Standard Webhooks, and \`X-Mesh-Signature-256\` signs the body alone; check either.

**Answer** with a 2xx within 20 seconds. Any other answer is an error: the event is then sent again, up to 12 times over about five days. An endpoint that answers 410, or accepts nothing for five days, is paused; its events wait and are delivered when it is resumed. The events of one transfer are sent in their order: a later one waits until the earlier one was taken or given up. Deliveries can repeat: \`EventId\` is the idempotency key, and \`Sequence\` gives the order.`

const sameRules = 'Signed, answered, repeated and ordered as the transfer webhooks are.'

const header = (name: string, text: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description: text,
  schema: { type: 'string' },
  example,
})

const parameters = [
  header('webhook-id', 'Id of the event, the same in every attempt.', '0d9a6f1e-5b1c-4a8e-9f37-2c4d6e8f0a1b'),
  header('webhook-timestamp', 'When this attempt was sent, in Unix seconds.', '1790000065'),
  header(
    'webhook-signature',
    'Signatures separated by spaces, each `v1,` and the Base64 of an HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. There are several while a secret is being replaced; one match is enough.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
  header(
    'X-Mesh-Signature-256',
    'Base64 of an HMAC-SHA256 of the body. While a secret is being replaced, the key is the older one until its overlap ends.',
    'qEbbH0BQ7r0h8PJrLjCZ5b4QdEhMgLQH3Vg1d5g2w7s=',
  ),
]

const webhook = (
  components: Components,
  { id, summary, text, body }: { id: string; summary: string; text: string; body: TObject },
): Json => {
  const schema = readSchema(body)
  const title = schema.title ?? id
  return {
    post: {
      operationId: `${id}Webhook`,
      summary,
      description: text,
      security: [],
      parameters,
      requestBody: {
        description: 'The event.',
        required: true,
        content: {
          'application/json': {
            schema: components.describe(body, title),
            example: composeExample(schema, inAnswer, title),
          },
        },
      },
      responses: { '2XX': { description: 'The event was received. The body is ignored.' } },
    },
  }
}

/** Requests that this service sends. OpenAPI 3.1 has `webhooks` for them; 3.0 has no equivalent. */
export const describeWebhooks = (components: Components): Json => ({
  transferStatus: webhook(components, {
    id: 'transferStatus',
    summary: 'Transfer status',
    text: description,
    body: TransferWebhook,
  }),
  connection: webhook(components, {
    id: 'connection',
    summary: 'Connection needs reconnecting, or was removed',
    text: `Sent when the institution no longer accepts a connection’s credentials, and when a connection was erased. ${sameRules}`,
    body: ConnectionWebhook,
  }),
  linkSession: webhook(components, {
    id: 'linkSession',
    summary: 'Link session finished',
    text: `Sent once when a Link session ends: the user completed it, left before, or it expired. ${sameRules}`,
    body: LinkSessionWebhook,
  }),
  paymentRequest: webhook(components, {
    id: 'paymentRequest',
    summary: 'Payment request changed',
    text: `Sent when a payment to the address of a payment request is seen, and when the request ends. ${sameRules}`,
    body: PaymentRequestWebhook,
  }),
  refund: webhook(components, {
    id: 'refund',
    summary: 'Refund can be sent, succeeded or failed',
    text: `Sent when a refund can be sent, and when the chain shows its outcome. ${sameRules}`,
    body: RefundWebhook,
  }),
  unassignedPayment: webhook(components, {
    id: 'unassignedPayment',
    summary: 'Unassigned payment found',
    text: `Sent once when a payment to your account names no order and its block is final. ${sameRules}`,
    body: UnassignedPaymentWebhook,
  }),
  payout: webhook(components, {
    id: 'payout',
    summary: 'Payout requested, succeeded or failed',
    text: `Sent when a user confirmed a payout in Link, and when the chain shows its outcome. ${sameRules}`,
    body: PayoutWebhook,
  }),
})
