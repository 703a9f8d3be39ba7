import { defined } from '@rialto/defined'

import type { Repositories } from '../../store.ts'
import type { WithdrawalAttempt } from '../../transfers/ports.ts'
import { type Run, UniqueViolation } from './memoryDatabase.ts'
import type { Client } from './memorySession.ts'

export type AttemptRow = WithdrawalAttempt & { ownerId: string | undefined }

export const memoryAttempts = (run: Run, { ownerId, skewMs = 0 }: Client): Repositories['attempts'] => ({
  insert: attempt =>
    run(async db => {
      await db.lock(`one_open_withdrawal:${attempt.transferId}`)
      const others = db.all<AttemptRow>('attempts').filter(({ transferId }) => transferId === attempt.transferId)
      if (others.some(({ number }) => number === attempt.number))
        throw new UniqueViolation('withdrawal_attempts_transfer_id_number_key')
      if (attempt.state === 'intended' && others.some(({ state }) => state === 'intended'))
        throw new UniqueViolation('one_open_withdrawal')
      const createdAtMs = attempt.createdAtMs - skewMs
      db.put('attempts', attempt.id, { ...attempt, createdAtMs, isAbandoned: false, ownerId })
    }),
  last: (transferId, belowNumber = Infinity) =>
    run(db => {
      const own = db.all<AttemptRow>('attempts').filter(attempt => attempt.transferId === transferId)
      const all = own.filter(({ number }) => number < belowNumber)
      const last = all.sort((a, b) => b.number - a.number)[0]
      if (!last) return undefined
      const { ownerId: _, ...attempt } = last
      return { ...attempt, createdAtMs: attempt.createdAtMs + skewMs }
    }),
  noteNonce: (id, walletNonce) =>
    run(db => {
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.kind === 'walletPayment') db.put('attempts', id, { ...row, walletNonce })
    }),
  noteCalls: (id, walletCalls) =>
    run(db => {
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.kind === 'walletPayment') db.put('attempts', id, { ...row, walletCalls })
    }),
  endAsk: id =>
    run(db => {
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.kind !== 'walletPayment') return
      const { askId: _, ...ended } = row
      db.put('attempts', id, ended)
    }),
  close: (id, from, { detail, ...end }) =>
    run(async db => {
      if (!db.get('attempts', id)) return false
      await db.lock(`attempts:${id}`)
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.state !== from) return false
      const { outcome: _, reason: __, detail: ___, ...open } = row
      db.put('attempts', id, { ...open, ...end, ...defined({ detail: detail?.slice(0, 500) }) })
      return true
    }),
})
