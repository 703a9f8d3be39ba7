import { type BridgeContext, findCurrency } from '../context.ts'
import type { SolverChain } from '../ports.ts'
import type { Leg } from '../pricing/priceBridge.ts'
import { refusal, type Refusal } from './relayError.ts'

/** A validated quote request. */
export interface QuoteInput {
  origin: Leg
  destination: Leg
  /** Of the origin, or of the destination with `strict`. */
  amount: bigint
  /** A strict address for an exact output. */
  strict?: { ttlMs: number }
  user: string
  recipient: string
  /** Absent: refunds go to the payer. */
  refundTo?: string
  slippageBps: number
  useDepositAddress: boolean
}

type Body = Readonly<Record<string, unknown>>

const DEFAULT_SLIPPAGE_BPS = 50
const REQUIRED = [
  'user',
  'originChainId',
  'destinationChainId',
  'originCurrency',
  'destinationCurrency',
  'amount',
  'tradeType',
]

const text = (body: Body, name: string): string => (typeof body[name] === 'string' ? body[name] : '')

const readLeg = (ctx: BridgeContext, body: Body, end: 'origin' | 'destination'): Leg | Refusal => {
  const id = body[`${end}ChainId`]
  const chain = typeof id === 'number' ? ctx.chains.get(id) : undefined
  if (chain === undefined) return refusal('UNSUPPORTED_CHAIN', `Chain ${String(id)} is not supported`)
  const currency = findCurrency(chain, text(body, `${end}Currency`))
  const code = end === 'origin' ? 'INVALID_INPUT_CURRENCY' : 'INVALID_OUTPUT_CURRENCY'
  return currency === undefined ? refusal(code, `Currency is not supported on chain ${chain.id}`) : { chain, currency }
}

const readLegs = (ctx: BridgeContext, body: Body): { origin: Leg; destination: Leg } | Refusal => {
  const origin = readLeg(ctx, body, 'origin')
  if ('errorCode' in origin) return origin
  const destination = readLeg(ctx, body, 'destination')
  if ('errorCode' in destination) return destination
  return origin.chain.id === destination.chain.id
    ? refusal('UNSUPPORTED_ROUTE', 'Origin and destination must be different chains in the sandbox')
    : { origin, destination }
}

/** Relay uses the origin's native currency for "back to the sender". */
const readRefundTo = ({ chain }: Leg, given: unknown): { refundTo?: string } | Refusal => {
  if (given === undefined) return {}
  const address = typeof given === 'string' ? chain.normalize(given) : ''
  if (chain.currencies.some(currency => currency.isNative && currency.address === address)) return {}
  return chain.isAddress(String(given))
    ? { refundTo: String(given) }
    : refusal('INVALID_ADDRESS', 'Invalid refundTo address')
}

const readAddresses = (chain: SolverChain, body: Body): { user: string; recipient: string } | Refusal => {
  const user = text(body, 'user')
  const recipient = text(body, 'recipient') === '' ? user : text(body, 'recipient')
  if (user === '') return refusal('INVALID_ADDRESS', 'Invalid user address')
  if (!chain.isAddress(recipient))
    return refusal('INVALID_RECIPIENT', `Invalid address ${recipient} for chain ${chain.id}`)
  return { user, recipient }
}

const readSlippage = (given: unknown): number | Refusal => {
  if (given === undefined) return DEFAULT_SLIPPAGE_BPS
  const bps = typeof given === 'string' && /^\d{1,5}$/.test(given) ? Number(given) : 10_001
  return bps <= 10_000 ? bps : refusal('INVALID_SLIPPAGE_TOLERANCE', 'slippageTolerance must be between 0 and 10000')
}

/** Seconds of a strict order without a `ttl`. */
const DEFAULT_TTL_S = 3_600

const readStrict = (body: Body): QuoteInput['strict'] | Refusal => {
  const { tradeType, strict, useDepositAddress, refundTo, ttl = DEFAULT_TTL_S } = body
  if (strict !== true)
    return tradeType === 'EXACT_INPUT'
      ? undefined
      : refusal('UNSUPPORTED_EXECUTION_TYPE', 'Deposit addresses only support EXACT_OUTPUT in strict mode')
  if (tradeType !== 'EXACT_OUTPUT' || useDepositAddress !== true)
    return refusal('UNSUPPORTED_EXECUTION_TYPE', 'Strict is only supported for EXACT_OUTPUT in the sandbox')
  if (refundTo === undefined) return refusal('INVALID_INPUT', 'strict requires refundTo')
  return typeof ttl === 'number' && ttl > 0 ? { ttlMs: ttl * 1_000 } : refusal('INVALID_INPUT', 'ttl must be positive')
}

const readTerms = (body: Body): Pick<QuoteInput, 'amount' | 'slippageBps' | 'strict'> | Refusal => {
  const amount = text(body, 'amount')
  if (!/^\d{1,40}$/.test(amount)) return refusal('INVALID_AMOUNT', 'amount must be a whole number of base units')
  const strict = readStrict(body)
  if (strict !== undefined && 'errorCode' in strict) return strict
  const slippageBps = readSlippage(body['slippageTolerance'])
  if (typeof slippageBps !== 'number') return slippageBps
  return { amount: BigInt(amount), slippageBps, ...(strict && { strict }) }
}

/** Reads and validates a quote request. Returns Relay's error if it is invalid. */
export const readQuote = (ctx: BridgeContext, body: Body): QuoteInput | Refusal => {
  const missing = REQUIRED.find(name => body[name] === undefined)
  if (missing !== undefined) return refusal('INVALID_INPUT', `body must have required property '${missing}'`)
  const legs = readLegs(ctx, body)
  if ('errorCode' in legs) return legs
  const parts = [
    readTerms(body),
    readAddresses(legs.destination.chain, body),
    readRefundTo(legs.origin, body['refundTo']),
  ] as const
  const [terms, addresses, refund] = parts
  if ('errorCode' in terms) return terms
  if ('errorCode' in addresses) return addresses
  if ('errorCode' in refund) return refund
  return {
    ...legs,
    ...terms,
    ...addresses,
    ...refund,
    useDepositAddress: body['useDepositAddress'] === true,
  }
}
