const { AbstractPaymentProvider, BigNumber, MedusaError, PaymentActions } = require('@medusajs/framework/utils')

const { createRialto, RialtoWebhookError, verifyWebhook } = require('@rialto/node-client')

const required = ['baseUrl', 'clientId', 'clientSecret', 'webhookSecret', 'currency', 'symbol', 'networkId']

/** The status of a payment session by that of its payment request. */
const statuses = {
  waiting: 'pending',
  detected: 'pending',
  underpaid: 'requires_more',
  held: 'requires_more',
  paid: 'captured',
  paidOtherwise: 'captured',
  expired: 'error',
  canceled: 'canceled',
}

/** Medusa passes a number, or an object whose raw value has every digit. */
const decimalOf = amount => String(amount?.raw?.value ?? amount?.value ?? amount?.numeric ?? amount)

/** The action of Medusa for an event. Others change no session. */
const actions = {
  'paymentRequest.paid': PaymentActions.SUCCESSFUL,
  'paymentRequest.underpaid': PaymentActions.REQUIRES_MORE,
}

/**
 * A session of Medusa is a payment request: the storefront shows `data.address` and `data.paymentUri`, the user pays from
 * any wallet or exchange, and the webhook of the final payment captures it. The storefront may pass the user's address for
 * refunds as `refund_address`. A session whose amount changes gets another request.
 */
class RialtoPaymentProvider extends AbstractPaymentProvider {
  static identifier = 'rialto'

  static validateOptions(options) {
    const missing = required.filter(name => !options[name])
    if (missing.length > 0)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, `Rialto: set ${missing.join(', ')} in medusa-config`)
  }

  constructor(container, options) {
    super(container, options)
    this.options = options
    this.rialto = createRialto(options)
  }

  async initiatePayment({ amount, currency_code: currency, data, context }) {
    const session = { session_id: data.session_id, attempt: 1, refund_address: data.refund_address }
    return this.#request({ amount, currency, session, context })
  }

  async updatePayment({ amount, currency_code: currency, data, context }) {
    if (decimalOf(amount) === data.amount) return { data, status: statuses[data.status] }
    await this.#cancel(data)
    return this.#request({ amount, currency, session: { ...data, attempt: data.attempt + 1 }, context })
  }

  async authorizePayment({ data }) {
    const found = await this.#read(data)
    return { data: found, status: statuses[found.status] }
  }

  async getPaymentStatus({ data }) {
    const found = await this.#read(data)
    return { data: found, status: statuses[found.status] }
  }

  async retrievePayment({ data }) {
    return { data: await this.#read(data) }
  }

  /** A final payment is captured already. */
  async capturePayment({ data }) {
    return { data: await this.#read(data) }
  }

  /** Begins the return. You send it from your own wallet, and report its transaction by POST /refunds/{id}/transaction. */
  async refundPayment({ amount, data, context }) {
    const body = {
      paymentRequestId: data.id,
      amount: decimalOf(amount),
      reason: 'Refund of the shop',
      ...(data.refund_address ? { address: data.refund_address } : {}),
    }
    const key = context?.idempotency_key
    await this.rialto.refunds.create(body, key ? { idempotencyKey: key } : {})
    return { data: await this.#read(data) }
  }

  async cancelPayment({ data }) {
    return { data: await this.#cancel(data) }
  }

  async deletePayment({ data }) {
    return { data: await this.#cancel(data) }
  }

  async getWebhookActionAndData({ rawData, headers }) {
    try {
      const event = verifyWebhook({ body: rawData, headers, secret: this.options.webhookSecret })
      const action = actions[event.EventType]
      if (!action) return { action: PaymentActions.NOT_SUPPORTED }
      const [sessionId] = (event.TransactionId ?? '').split('.')
      return { action, data: { session_id: sessionId, amount: new BigNumber(event.AmountDecimal) } }
    } catch (error) {
      if (error instanceof RialtoWebhookError) return { action: PaymentActions.NOT_SUPPORTED }
      throw error
    }
  }

  async #request({ amount, currency, session, context }) {
    const { session_id: sessionId, attempt } = session
    const { networkId, symbol, currency: own } = this.options
    if (currency.toLowerCase() !== own)
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `Rialto: ${symbol} pays orders in ${own}, not in ${currency}`,
      )
    const found = await this.rialto.paymentRequests.create({
      userId: context?.customer?.id ?? sessionId,
      transactionId: `${sessionId}.${attempt}`,
      networkId,
      symbol,
      amount: decimalOf(amount),
    })
    return { id: found.id, status: 'pending', data: { ...session, ...described(found) } }
  }

  async #read(data) {
    return { ...data, ...described(await this.rialto.paymentRequests.get({ paymentRequestId: data.id })) }
  }

  /** Canceling ends an open order only. */
  async #cancel(data) {
    if (!data?.id) return data
    const found = await this.#read(data)
    if (!['waiting', 'underpaid', 'held'].includes(found.status)) return found
    await this.rialto.paymentRequests.resolve({ paymentRequestId: data.id }, { action: 'cancel' })
    return this.#read(found)
  }
}

const described = ({ id, status, amount, address, addressTag, paymentUri, symbol, refunds, sums }) => ({
  id,
  status,
  amount,
  address,
  symbol,
  refunds,
  sums,
  ...(addressTag ? { addressTag } : {}),
  ...(paymentUri ? { paymentUri } : {}),
})

module.exports = { RialtoPaymentProvider }
