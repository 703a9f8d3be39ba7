import type { Connector, Credentials, WithdrawalOrder } from '@rialto/core'

import type { Run } from '../../packages/core/src/testing/memory/memoryDatabase.ts'

export interface Payment {
  id: string
  /** The unit that is paid once: the order, or the request itself. */
  key: string
  account: string
  order: WithdrawalOrder
  status: 'pending' | 'sent' | 'succeeded' | 'failed'
  institutionId?: string
}

interface Ports {
  run: Run
  connector: Connector
  credentials: (account: string) => Credentials
  /** Posts the status to the client once; false where it was not taken. */
  notify: (payment: Payment) => Promise<boolean>
}

const tries = 3

/**
 * Payments as tutorials write them: look up the order, insert it, call the exchange, retry errors and time-outs, update
 * the row, call the client's webhook. A job polls sent payments. No part of it is deliberately wrong; most integrations
 * look like this.
 */
export const plainService = ({ run, connector, credentials, notify }: Ports) => {
  const save = (payment: Payment): Promise<void> => run(db => db.put('payments', payment.id, payment))
  const saveAndNotify = async (payment: Payment): Promise<void> => {
    await save(payment)
    for (let attempt = 0; attempt < tries; attempt += 1) if (await notify(payment)) return
  }
  const send = async (payment: Payment): Promise<void> => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const outcome = await connector.withdraw.submit(credentials(payment.account), payment.order, undefined)
      if (outcome.kind === 'accepted')
        return saveAndNotify({ ...payment, status: 'sent', institutionId: outcome.upstreamId })
      if (outcome.kind === 'rejected' && outcome.reason !== 'rateLimited' && outcome.reason !== 'refused') break
    }
    return saveAndNotify({ ...payment, status: 'failed' })
  }
  return {
    async pay(payment: Payment): Promise<void> {
      const known = await run(db =>
        db.all<Payment>('payments').find(({ key, status }) => key === payment.key && status !== 'failed'),
      )
      if (known) return
      await save(payment)
      await send(payment)
    },
    /** The job: polls sent payments, and sends pending ones again after a restart. */
    async poll(isStale: (payment: Payment) => boolean): Promise<void> {
      for (const payment of await run(db => db.all<Payment>('payments'))) {
        if (payment.status === 'pending' && isStale(payment)) await send(payment)
        if (payment.status !== 'sent' || payment.institutionId === undefined) continue
        const about = { order: payment.order, sinceMs: 0, upstreamId: payment.institutionId }
        const found = await connector.withdraw.find(credentials(payment.account), about)
        if (found?.status === 'succeeded') await saveAndNotify({ ...payment, status: 'succeeded' })
        if (found?.status === 'failed') await saveAndNotify({ ...payment, status: 'failed' })
      }
    },
  }
}
