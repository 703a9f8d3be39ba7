import type { Context } from '../context.ts'
import type { Listing } from '../data/networks.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'
import { badParameter, chainOf, okxError, okxNetworks } from './answers.ts'
import { WITHDRAW_MAX } from './coinRoutes.ts'
import { readBody } from './readBody.ts'

/** A withdrawal request after the checks that do not depend on its owner. The fee is debited in addition. */
export interface Order extends ReadWithdrawal {
  chain: string
  amount: string
  clientId: string
  hasReceiver: boolean
}

const tooLittle = () => okxError('58206', 'Withdrawal amount is less than the lower limit.')

const rules = {
  networks: okxNetworks,
  unknownAsset: () => badParameter('ccy'),
  unknownNetwork: () => badParameter('chain'),
  closedNetwork: ({ symbol, networkName }: Listing) =>
    okxError('58214', `Withdrawals suspended due to ${chainOf(symbol, networkName)} maintenance`),
  invalidAddress: () => okxError('58222', 'Invalid withdrawal address'),
  invalidAmount: () => badParameter('amt'),
  zeroAmount: tooLittle,
  belowMinimum: tooLittle,
  aboveMaximum: {
    maximum: WITHDRAW_MAX,
    refusal: () => okxError('58205', 'Withdrawal amount exceeds the upper limit.'),
  },
}

/** The part of a chain's name after the coin. */
const networkOf = (symbol: string, chain: string): string =>
  chain.startsWith(`${symbol}-`) ? chain.slice(symbol.length + 1) : ''

/** Reads and validates a withdrawal's body. Returns an error response if it is invalid. */
export const readOrder = (ctx: Context, text: string): Order | SimResponse => {
  const body = readBody(text, ['ccy', 'amt', 'dest', 'toAddr'])
  if ('refusal' in body) return body.refusal
  const { dest = '', amt = '', clientId = '' } = body.texts
  if (dest === '3') return okxError('58241', 'Due to local compliance requirements, internal withdrawal is unavailable')
  if (dest !== '4') return badParameter('dest')
  if (clientId !== '' && !/^[A-Za-z0-9]{1,32}$/.test(clientId)) return badParameter('clientId')
  const { ccy = '', chain, toAddr: address = '' } = body.texts
  const network = chain === undefined ? undefined : networkOf(ccy, chain)
  const read = readWithdrawal(ctx, { symbol: ccy, network, address, amount: amt }, rules)
  if ('status' in read) return read
  const receiver = readJsonObject(text)?.['rcvrInfo']
  return {
    ...read,
    chain: chainOf(ccy, read.listing.networkName),
    amount: amt,
    clientId,
    hasReceiver: typeof receiver === 'object' && receiver !== null,
  }
}
