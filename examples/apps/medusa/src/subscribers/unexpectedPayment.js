const { ContainerRegistrationKeys, Modules, PaymentWebhookEvents } = require('@medusajs/framework/utils')

const { RialtoWebhookError, verifyWebhook } = require('@rialto/node-client')

/** Medusa's event bus may have turned the buffer into JSON. */
const bytesOf = ({ rawData }) => (rawData?.type === 'Buffer' ? Buffer.from(rawData.data) : rawData)

const verified = payload => {
  try {
    return verifyWebhook({
      body: bytesOf(payload),
      headers: payload.headers,
      secret: process.env.RIALTO_WEBHOOK_SECRET,
    })
  } catch (error) {
    if (error instanceof RialtoWebhookError) return undefined
    throw error
  }
}

/** Metadata of the order or collection, with the payment under its id: a repeated event changes nothing. */
const withPayment = (metadata, { PaymentRequestId, Payment }) => ({
  ...metadata,
  rialto_unexpected: {
    ...metadata?.rialto_unexpected,
    [Payment.Id]: {
      payment_request_id: PaymentRequestId,
      transaction: Payment.TxHash,
      amount: Payment.OpenAmountDecimal,
      symbol: Payment.Token,
      issue: Payment.Issue,
    },
  },
})

/**
 * Notes money that no payment of Medusa counts at the order of its session: what arrives after the order was canceled or
 * paid, or in excess. Where the session has no order, the note is at its payment collection.
 */
const noteUnexpectedPayment = async ({ event, container }) => {
  const received = event.data.provider === 'rialto_rialto' ? verified(event.data.payload) : undefined
  if (received?.EventType !== 'paymentRequest.paymentUnexpected' || !received.Payment) return
  const [sessionId] = (received.TransactionId ?? '').split('.')
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const read = async (entity, fields, id) => (await query.graph({ entity, fields, filters: { id } })).data[0]
  const session = await read('payment_session', ['payment_collection_id'], sessionId)
  if (!session) return
  const fields = ['id', 'metadata', 'order.id', 'order.metadata']
  const collection = await read('payment_collection', fields, session.payment_collection_id)
  const { id, metadata } = collection.order ?? collection
  const changes = { metadata: withPayment(metadata, received) }
  if (collection.order) await container.resolve(Modules.ORDER).updateOrders(id, changes)
  else await container.resolve(Modules.PAYMENT).updatePaymentCollections(id, changes)
}

module.exports = {
  __esModule: true,
  default: noteUnexpectedPayment,
  config: { event: PaymentWebhookEvents.WebhookReceived, context: { subscriberId: 'rialto-unexpected-payment' } },
}
