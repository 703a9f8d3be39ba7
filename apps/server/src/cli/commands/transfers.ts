import { listStuckTransfers, type StuckReason, type StuckTransfer } from '@rialto/core'

import type { Command } from '../command.ts'
import { table } from '../table.ts'

const advice: Record<StuckReason, string> = {
  outcomeUnknown: 'Look for the reference in the institution’s history',
  notSent: 'Look for the id in the institution’s withdrawals',
  notConfirmed: 'Look for the hash on the chain',
}

const hourMs = 3_600_000

const asJson = ({ transfer, reason, openForMs }: StuckTransfer) => ({
  transferId: transfer.id,
  clientId: transfer.scope.clientId,
  reason,
  openForSeconds: Math.floor(openForMs / 1_000),
  createdAt: new Date(transfer.createdAtMs).toISOString(),
  type: transfer.type,
  networkId: transfer.networkId,
  symbol: transfer.symbol,
  amount: transfer.amount,
  toAddress: transfer.toAddress,
  reference: transfer.reference,
  institutionTransactionId: transfer.institutionTransactionId ?? null,
  hash: transfer.hash ?? null,
})

const asRow = ({ transfer, reason, openForMs }: StuckTransfer): string[] => [
  transfer.id,
  transfer.type,
  `${transfer.amount} ${transfer.symbol}`,
  `${Math.floor(openForMs / hourMs)} h`,
  reason,
  transfer.hash ?? transfer.institutionTransactionId ?? transfer.reference,
]

const stuck: Command = {
  name: 'transfers stuck',
  usage: '[--client <id>] [--json]',
  summary: 'List withdrawals that have been open for more than a day, oldest first',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { items, total } = await listStuckTransfers(ctx, { clientId: input.get('client') })
    if (input.has('json')) return out(`${JSON.stringify({ total, transfers: items.map(asJson) }, undefined, 2)}\n`)
    if (total === 0) return out('No withdrawal has been open for more than a day.\n')
    out(table(['TRANSFER', 'TYPE', 'AMOUNT', 'OPEN FOR', 'REASON', 'LOOK FOR'], items.map(asRow)))
    const reasons = new Set(items.map(({ reason }) => reason))
    out(`\n${[...reasons].map(reason => `${reason}: ${advice[reason]}.\n`).join('')}`)
    if (total > items.length) out(`${total - items.length} more are not shown.\n`)
  },
}

export const transferCommands: readonly Command[] = [stuck]
