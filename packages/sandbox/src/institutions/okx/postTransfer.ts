import { randomInt } from 'node:crypto'
import { parseUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset } from '../data/assets.ts'
import type { SimResponse } from '../http/types.ts'
import { type AccountName, moveUnits } from './accounts.ts'
import { badParameter, denied, okxError, okxRows } from './answers.ts'
import { readBody } from './readBody.ts'
import type { Caller } from './withSignature.ts'

const ACCOUNTS: Readonly<Record<string, AccountName>> = { '6': 'funding', '18': 'trading' }

/** POST /api/v5/asset/transfer, between the two accounts of one user. */
export const postTransfer = (ctx: Context, { persona, request }: Caller): SimResponse => {
  if (persona.behaviour === 'readOnlyKey') return denied()
  const body = readBody(request.body, ['ccy', 'amt', 'from', 'to'])
  if ('refusal' in body) return body.refusal
  const { ccy = '', amt = '', from = '', to = '', clientId = '' } = body.texts
  const asset = findAsset(ccy)
  if (asset === undefined) return badParameter('ccy')
  const units = parseUnits(amt, asset.decimals)
  if (units === undefined || units === 0n) return badParameter('amt')
  const account = ACCOUNTS[to]
  if (ACCOUNTS[from] === undefined) return badParameter('from')
  if (account === undefined) return badParameter('to')
  if (from === to) return okxError('58123', 'The From parameter cannot be the same as the To parameter.')
  if (!moveUnits(ctx, account, persona.name, asset, units)) {
    return okxError('58116', 'Transfer exceeds the available amount.')
  }
  return okxRows([{ transId: String(randomInt(100_000_000, 1_000_000_000)), ccy, clientId, from, amt, to }])
}
