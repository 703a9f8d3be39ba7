import { sha256 } from '../../kit/hmac.ts'
import type { MovementList } from './readMovements.ts'
import type { KucoinMovement } from './schemas.ts'

const made = /^([dw])(\d{13})-[0-9a-f]{16}$/
const lists: Readonly<Record<string, MovementList>> = { d: 'deposits', w: 'withdrawals' }

/**
 * KuCoin's id, or, where it gives none (of deposits never, of withdrawals not always), one of ours: list, time, and a hash of
 * what does not change. Two that are alike in all of it are one to us.
 */
export const movementId = (list: MovementList, row: KucoinMovement): string => {
  if (row.id != null && row.id !== '') return row.id
  // A withdrawal's hash comes later.
  const hash = list === 'deposits' ? row.walletTxId : ''
  const traits = JSON.stringify([row.currency, row.address, row.memo, row.amount, row.remark, hash])
  const digest = Buffer.from(sha256(traits)).toString('hex').slice(0, 16)
  return `${list === 'deposits' ? 'd' : 'w'}${row.createdAt}-${digest}`
}

/** Where an id of ours is to be looked for; `undefined` for one of KuCoin's. */
export const placeOfId = (id: string): { list: MovementList; atMs: number } | undefined => {
  const [, letter = '', atMs] = made.exec(id) ?? []
  const list = lists[letter]
  return list === undefined ? undefined : { list, atMs: Number(atMs) }
}
