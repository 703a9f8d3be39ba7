import type { Context } from '../context.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'
import { badValue, gateError, gateNetworks } from './answers.ts'
import { WITHDRAW_MAX } from './coinRoutes.ts'

/** A withdrawal request after the checks that do not depend on its owner. `amountUnits` include the fee. */
interface Order extends ReadWithdrawal {
  memo: string
  orderId: string
}

const tooLittle = () => gateError(400, 'AMOUNT_TOO_LITTLE', 'amount less than the minimum')

const rules = {
  networks: gateNetworks,
  unknownAsset: () => gateError(400, 'INVALID_CURRENCY', 'Invalid currency'),
  unknownNetwork: () => badValue('chain'),
  invalidAddress: () => badValue('address'),
  invalidAmount: () => badValue('amount'),
  zeroAmount: tooLittle,
  belowMinimum: tooLittle,
  aboveMaximum: {
    maximum: WITHDRAW_MAX,
    refusal: () => gateError(400, 'WITHDRAWAL_OVER_LIMIT', 'amount over the limit'),
  },
}

/** Reads and validates a withdrawal's body. Returns an error response if it is invalid. */
export const readOrder = (ctx: Context, text: string): Order | SimResponse => {
  const body = readJsonObject(text)
  if (body === undefined) return gateError(400, 'INVALID_REQUEST_BODY', 'Invalid request body')
  const textOf = (name: string): string => (typeof body[name] === 'string' ? body[name] : '')
  const orderId = textOf('withdraw_order_id')
  if (!/^[0-9A-Za-z_.-]{0,32}$/.test(orderId)) return badValue('withdraw_order_id')
  const [symbol, network, address, amount] = [textOf('currency'), textOf('chain'), textOf('address'), textOf('amount')]
  const read = readWithdrawal(ctx, { symbol, network, address, amount }, rules)
  return 'status' in read ? read : { ...read, memo: textOf('memo'), orderId }
}
