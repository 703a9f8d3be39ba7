import type { Context } from '../context.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'
import { WITHDRAW_MAX } from './currencyModel.ts'
import { badParameter, kucoinError, kucoinNetworks } from './errors.ts'

/** A withdrawal request after the checks that do not depend on its owner. `fee` decides whether the whole amount arrives. */
export interface Order extends ReadWithdrawal {
  memo: string
  remark: string
  fee: 'INTERNAL' | 'EXTERNAL' | undefined
}

type Body = Readonly<Record<string, unknown>>

const textOf = (body: Body, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

/** The digits of the amount as sent. KuCoin requires a JSON number, and reads it as a decimal. */
const amountOf = (text: string): string => /"amount"\s*:\s*(\d+(?:\.\d+)?)\s*[,}]/.exec(text)?.[1] ?? ''

const formProblem = (body: Body, amount: string): SimResponse | undefined => {
  for (const name of ['currency', 'toAddress', 'withdrawType']) {
    if (textOf(body, name) === '') return badParameter(`${name} is required`)
  }
  if (amount === '') return badParameter('amount is required')
  if (body['withdrawType'] !== 'ADDRESS') return badParameter('withdrawType is invalid')
  if (body['isInner'] === true) return badParameter('The address is no KuCoin user’s')
  const fee = body['feeDeductType']
  return fee === undefined || fee === 'INTERNAL' || fee === 'EXTERNAL'
    ? undefined
    : badParameter('feeDeductType is invalid')
}

const rules = {
  networks: kucoinNetworks,
  unknownAsset: () => badParameter('The currency does not exist.'),
  unknownNetwork: () => kucoinError('900014', 'Invalid chainId'),
  closedNetwork: () => kucoinError('260210', 'withdraw.disabled'),
  invalidAddress: () => badParameter('Incorrect withdrawal address'),
  invalidAmount: () => badParameter('Incorrect amount precision'),
  belowMinimum: () => badParameter('The withdrawal amount is below the minimum requirement.'),
  aboveMaximum: { maximum: WITHDRAW_MAX, refusal: () => badParameter('The withdrawal amount is too large') },
}

/**
 * Reads and validates a withdrawal's body. Returns an error response if it is invalid. Without a chain, the first in
 * KuCoin's list is used.
 */
export const readOrder = (ctx: Context, text: string): Order | SimResponse => {
  const body = readJsonObject(text)
  if (body === undefined) return badParameter('Parameter Error')
  const amount = amountOf(text)
  const problem = formProblem(body, amount)
  if (problem !== undefined) return problem
  const [network, address] = [textOf(body, 'chain') || undefined, textOf(body, 'toAddress')]
  const read = readWithdrawal(ctx, { symbol: textOf(body, 'currency'), network, address, amount }, rules)
  if ('status' in read) return read
  const fee = body['feeDeductType'] as Order['fee']
  return { ...read, memo: textOf(body, 'memo'), remark: textOf(body, 'remark'), fee }
}
