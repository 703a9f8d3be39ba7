import { randomUUID } from 'node:crypto'
import { isAddress } from 'viem'
import type { Context } from '../context.ts'
import { ONE_TIME_CODES, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { referenceKey } from '../state/createState.ts'
import type { Withdrawal } from '../state/types.ts'
import { findAccount } from './accounts.ts'
import { coinbaseError, coinbaseNetworks, data, notFound, validationError } from './data.ts'
import { travelRuleProblem } from './travelRule.ts'
import { transactionModel } from './transactionModel.ts'
import { withToken } from './withToken.ts'
import type { Listing } from '../data/networks.ts'
import type { SimulatedAsset } from '../data/assets.ts'
import { balanceOf } from '../ledger/entries.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'

interface Send extends ReadWithdrawal {
  idem: string
}

const rulesOf = ({ symbol }: SimulatedAsset) => {
  const unknown = () => validationError(`Network is not supported for ${symbol}`)
  return {
    networks: coinbaseNetworks,
    unknownAsset: unknown,
    unknownNetwork: unknown,
    invalidAddress: () => validationError('Please enter a valid address'),
    invalidAmount: () =>
      validationError('Amount must be a positive number with no more decimals than the currency has'),
    belowMinimum: ({ minimum }: Listing) => validationError(`Amount is below the minimum of ${minimum} ${symbol}`),
    isPayable: (_: unknown, address: string) => isAddress(address) && !/^0x0+$/.test(address),
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A parsed and valid order, or the refusal. The caller checks the balance last. */
const readSend = (ctx: Context, asset: SimulatedAsset, body: Readonly<Record<string, unknown>>): Send | SimResponse => {
  if (body['type'] !== 'send') return validationError('Type must be send')
  for (const name of ['to', 'amount', 'currency'] as const) {
    if (textOf(body[name]) === '') return coinbaseError(400, 'param_required', `Missing parameter: ${name}`)
  }
  if (textOf(body['currency']) !== asset.symbol) return validationError('Currency does not match the account')
  const idem = textOf(body['idem'])
  if (idem.length > 100) return validationError('Idem is too long')
  const [network, address, amount] = [textOf(body['network']) || undefined, textOf(body['to']), textOf(body['amount'])]
  const read = readWithdrawal(ctx, { symbol: asset.symbol, network, address, amount }, rulesOf(asset))
  return 'status' in read ? read : { ...read, idem }
}

/** A refusal of every send, if this persona's behavior requires it. */
const behaviourRefusal = (persona: Persona, body: Readonly<Record<string, unknown>>): SimResponse | undefined => {
  switch (persona.behaviour) {
    case 'suspended':
      return coinbaseError(401, 'invalid_authentication_method', 'API access is blocked for this user')
    case 'restrictedRegion':
      return coinbaseError(451, 'invalid_request', 'Sending is not available in your region')
    case 'kycMissing':
      return coinbaseError(
        400,
        'identity_verification_required',
        'Identity verification is required to complete this request',
      )
    case 'whitelistOn':
      return validationError('Address is not on your allowlist. Add it to your address book first.')
    case 'travelRule': {
      const problem = travelRuleProblem(body['travel_rule_data'])
      return problem === undefined ? undefined : validationError(`Travel rule data is required: ${problem}`)
    }
    default:
      return undefined
  }
}

const codeRefusal = (persona: Persona, code: string | undefined): SimResponse | undefined => {
  if (code === ONE_TIME_CODES.valid) return undefined
  const reject = (message: string) => coinbaseError(402, 'two_factor_required', message)
  if (code === undefined) {
    const how = persona.behaviour === 'mfaSms' ? 'We sent you a code by SMS. ' : ''
    return reject(
      `${how}Two-step verification code required to complete this request. Re-play the request with CB-2FA-TOKEN header.`,
    )
  }
  if (code === ONE_TIME_CODES.expired) return reject('The two-step verification code has expired')
  return reject('The two-step verification code is invalid')
}

const fundsRefusal = (ctx: Context, { name }: Persona, send: Send): SimResponse | undefined =>
  balanceOf(ctx.store.state, 'coinbase', name, send.listing.symbol) < send.amountUnits + send.feeUnits
    ? validationError('You do not have enough funds. Insufficient balance in source account.')
    : undefined

const earlier = (ctx: Context, persona: Persona, idem: string): Withdrawal | undefined => {
  const key = referenceKey({ institution: 'coinbase', persona: persona.name, reference: idem })
  return ctx.store.state.withdrawals.get(ctx.store.state.byReference.get(key) ?? '')
}

/**
 * POST /v2/accounts/:id/transactions. `amount` is the received amount, and the network fee is added in the same asset.
 * The first call with a new `idem` is answered with 402. The same call with the code creates the only transaction of
 * that `idem`.
 */
export const postSend = (ctx: Context): RouteHandler =>
  withToken(ctx, ['wallet:transactions:send'], ({ persona }, request, [id = '']) => {
    const account = findAccount(ctx, persona.name, id)
    if (account === undefined) return notFound()
    const { asset } = account
    const body = readJsonObject(request.body)
    if (body === undefined) return coinbaseError(400, 'invalid_request', 'The request body is not JSON')
    const refusal = behaviourRefusal(persona, body)
    if (refusal !== undefined) return refusal
    if (account.heldUnits !== undefined) return validationError('This account cannot send')
    const send = readSend(ctx, asset, body)
    if ('status' in send) return send
    const known = send.idem === '' ? undefined : earlier(ctx, persona, send.idem)
    if (known !== undefined) return data(request, transactionModel(known), 201)
    const code = request.headers['cb-2fa-token']
    const rejected =
      fundsRefusal(ctx, persona, send) ?? codeRefusal(persona, typeof code === 'string' ? code : undefined)
    if (rejected !== undefined) return rejected
    const created = acceptOrder(ctx, persona, {
      ...send,
      id: randomUUID(),
      institution: 'coinbase',
      reference: send.idem,
    })
    return data(request, transactionModel(created), 201)
  })
