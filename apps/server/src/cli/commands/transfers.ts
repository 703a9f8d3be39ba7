import {
  allowedActions,
  ApiError,
  applyResolution,
  type BookReason,
  bridgedSource,
  depositActions,
  differenceActions,
  type DifferenceToReview,
  type DepositDecision,
  type DepositReason,
  type DepositToReview,
  findClient,
  isUuid,
  listBookDifferences,
  listDepositsToReview,
  listStuckTransfers,
  publicStatus,
  readTransferHistory,
  recordChange,
  type RecordedTransfer,
  type Resolution,
  resolveDeposit,
  resolveDifference,
  type RetainedTransfer,
  type Scope,
  type StuckReason,
  type StuckTransfer,
  type TransferChange,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { commandActor } from '../commandActor.ts'
import { type Command, type CommandInput, UsageError } from '../command.ts'
import { table } from '../table.ts'

const advice: Record<StuckReason | DepositReason | BookReason, string> = {
  outcomeUnknown: 'Look for the reference in the institution’s history',
  notSent: 'Look for the id in the institution’s withdrawals',
  notConfirmed: 'Look for the hash on the chain',
  arrivedInPart: 'Credit what arrived, ask for the rest, or send it back and record that',
  paidElsewhere: 'Ask the institution which transaction it is',
  reverted: 'Ask the institution whether it sends it again or returns it',
  notOnChain: 'Look for the hash with a block explorer, and contact the institution',
  completedWithoutHash: 'Ask the institution for the transaction, or look for it at the address',
  sentAfterAll: 'Credit it, or return one of the payments if the order was paid again; then resolve it as settled',
  overpaid: 'Return what was paid too much, then resolve it as settled',
  overcharged: 'Claim from the institution what it took beyond the approval, then resolve it as settled',
  paidTwice: 'Compare with the institution’s books, return what was paid too much, then resolve it as settled',
  rialtoDiffers: 'The institution and the chain agree: find out what changed the row, then resolve it as settled',
  institutionDiffers: 'Claim the difference from the institution, then resolve it as settled',
  chainDiffers: 'Compare with a block explorer, then resolve it as settled',
  reorganized:
    'Look for its transaction with a block explorer, and find out from the institution whether it sends it again; then resolve it as arrived, or settle it with the user',
  incomplete: 'Ask the user to pay the rest, or send back what arrived',
  depositHeld: 'Have it sent back, or settle it with the user',
  depositNotReturned:
    'Ask the bridge provider about the address; then resolve it as arrived, or settle it with the user',
}

type Ctx = Parameters<Command['run']>[0]['ctx']

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
  arrivedAmount: transfer.arrived ?? transfer.finding?.arrived ?? null,
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

const depositAsJson = ({ transfer, reason, openForMs }: DepositToReview) => ({
  transferId: transfer.id,
  clientId: transfer.scope.clientId,
  reason,
  openForSeconds: Math.floor(openForMs / 1_000),
  createdAt: new Date(transfer.createdAtMs).toISOString(),
  network: transfer.paidInOn ?? transfer.origin.network,
  ...cameOf(transfer),
  toAddress: transfer.toAddress,
  operation: transfer.operation ?? null,
  hash: transfer.originHashes[0] ?? null,
})

const cameOf = ({ otherPaidIn, origin, paidInAmount = '0' }: DepositToReview['transfer']) =>
  otherPaidIn ?? { asset: origin.asset, amount: paidInAmount }

const depositAsRow = ({ transfer, reason, openForMs }: DepositToReview): string[] => [
  transfer.id,
  bridgedSource.type,
  `${cameOf(transfer).amount} ${cameOf(transfer).asset}`,
  `${Math.floor(openForMs / hourMs)} h`,
  reason,
  transfer.originHashes[0] ?? transfer.operation ?? transfer.addressId,
]

const differenceAsJson = ({ check, reason, openForMs }: DifferenceToReview) => ({
  transferId: check.transfer.id,
  clientId: check.transfer.scope.clientId,
  reason,
  openForSeconds: Math.floor(openForMs / 1_000),
  createdAt: new Date(check.transfer.createdAtMs).toISOString(),
  differences: check.differences,
})

const differenceAsRow = ({ check, reason, openForMs }: DifferenceToReview): string[] => [
  check.transfer.id,
  'addressId' in check.transfer ? bridgedSource.type : check.transfer.type,
  `${check.transfer.amount} ${check.transfer.symbol}`,
  `${Math.floor(openForMs / hourMs)} h`,
  reason,
  check.differences.map(({ side, about, seen }) => `${side} ${about}: ${seen ?? 'none'}`).join(', '),
]

const review: Command = {
  name: 'transfers review',
  usage: '[--client <id>] [--json]',
  summary: 'List the review queue, oldest first: withdrawals that need a person, with the decisions that are allowed',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const found = await readQueue(ctx, input.get('client'))
    const { total } = found
    if (input.has('json'))
      return out(
        `${JSON.stringify({ total, transfers: found.items.map(({ json, actions }) => ({ ...json, actions })) }, undefined, 2)}\n`,
      )
    if (total === 0) return out('The review queue is empty.\n')
    const columns = ['TRANSFER', 'TYPE', 'AMOUNT', 'OPEN FOR', 'REASON', 'LOOK FOR', 'ACTIONS']
    const rows = found.items.map(({ row, actions }) => [...row, actions.join(', ')])
    out(table(columns, rows))
    const reasons = new Set(found.items.map(({ json }) => json.reason))
    out(`\n${[...reasons].map(reason => `${reason}: ${advice[reason]}.\n`).join('')}`)
    if (total > found.items.length) out(`${total - found.items.length} more are not shown.\n`)
  },
}

interface QueueItem {
  json: ReturnType<typeof asJson> | ReturnType<typeof depositAsJson> | ReturnType<typeof differenceAsJson>
  row: string[]
  actions: readonly string[]
}

const itemOf = (json: QueueItem['json'], row: QueueItem['row'], actions: QueueItem['actions']): QueueItem => ({
  json,
  row,
  actions,
})

const readQueue = async (ctx: Ctx, clientId: string | undefined): Promise<{ items: QueueItem[]; total: number }> => {
  const [stuck, deposits, differing] = await Promise.all([
    listStuckTransfers(ctx, { clientId }),
    listDepositsToReview(ctx, { clientId }),
    listBookDifferences(ctx, { clientId }),
  ])
  const nowMs = ctx.clock.nowMs()
  return {
    items: [
      ...stuck.items.map(item => itemOf(asJson(item), asRow(item), allowedActions(item.transfer, nowMs))),
      ...deposits.items.map(item =>
        itemOf(depositAsJson(item), depositAsRow(item), depositActions(item.transfer, nowMs)),
      ),
      ...differing.items.map(item => itemOf(differenceAsJson(item), differenceAsRow(item), differenceActions)),
    ],
    total: stuck.total + deposits.total + differing.total,
  }
}

const resolveUsage =
  '<transfer id> --action <action> --note <text> [--institution-id <id>] [--hash <hash>] [--amount <amount>]'

const actions = [
  'lookAgain',
  'sentAs',
  'arrived',
  'creditPart',
  'askForRest',
  'refunded',
  'notSent',
  'notArrived',
  'returnDeposit',
  'settled',
] as const

const isAction = (text: string): text is (typeof actions)[number] => actions.some(action => action === text)

const resolutionFrom = (input: CommandInput): Resolution | DepositDecision => {
  const action = input.need('action')
  const note = input.need('note').trim()
  if (note.length < 10 || note.length > 500) throw new UsageError('--note must have 10 to 500 characters.')
  if (!isAction(action)) throw new UsageError(`--action must be one of ${actions.join(', ')}.`)
  const hash = defined({ hash: input.get('hash') })
  switch (action) {
    case 'sentAs':
      return { action, note, institutionTransactionId: input.need('institution-id'), ...hash }
    case 'arrived':
      return { action, note, hash: input.need('hash') }
    case 'creditPart':
    case 'askForRest':
    case 'refunded':
      return { action, note, amount: input.need('amount'), ...hash }
    default:
      return { action, note }
  }
}

/** A difference in the books of a transfer that needs nothing else. */
const settleInBooks = async (ctx: Ctx, scope: Scope, id: string, { note }: { note: string }): Promise<boolean> => {
  const transfer = await ctx.store.transfers.find(scope, id)
  if (transfer && allowedActions(transfer, ctx.clock.nowMs()).includes('settled')) return false
  return resolveDifference(ctx, scope, id, { action: 'settled', note })
}

const ended = async (ctx: Ctx, scope: Scope, id: string) => (await readTransferHistory(ctx, scope, id)).transfer

const decide = async (ctx: Ctx, scope: Scope, id: string, resolution: ReturnType<typeof resolutionFrom>) => {
  const { action } = resolution
  if (action === 'settled' && (await settleInBooks(ctx, scope, id, resolution))) return ended(ctx, scope, id)
  if (action !== 'returnDeposit' && action !== 'settled' && action !== 'arrived')
    return applyResolution(ctx, scope, id, resolution)
  const resolved = await resolveDeposit(ctx, scope, id, resolution)
  if (resolved) return resolved
  if (action !== 'returnDeposit') return applyResolution(ctx, scope, id, resolution)
  throw new ApiError('conflict', { message: `${resolution.action} is for deposits alone.` })
}

const resolve: Command = {
  name: 'transfers resolve',
  usage: resolveUsage,
  summary:
    'Do what a person decided about a withdrawal, after contacting the institution; the note goes into its history',
  options: { action: 'value', note: 'value', 'institution-id': 'value', hash: 'value', amount: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id] = input.positionals
    if (id === undefined) throw new UsageError(`Name the transfer: rialto transfers resolve ${resolveUsage}`)
    const resolution = resolutionFrom(input)
    const scope = isUuid(id) ? await ctx.store.transfers.findScope(ctx.environment, id) : undefined
    if (!scope) throw new ApiError('notFound', { message: `There is no transfer ${id}.` })
    const change = { actor: commandActor, operation: 'resolveTransfer', params: { id }, before: {}, after: resolution }
    const { phase } = await recordChange(
      { ...ctx, nowMs: ctx.clock.nowMs },
      scope,
      change,
      () => decide(ctx, scope, id, resolution),
      () => ({}),
    )
    out(`Transfer ${id} is ${publicStatus(phase)}.\n`)
  },
}

const changeAsRow = (change: TransferChange): string[] => [
  new Date(change.atMs).toISOString(),
  change.phase,
  change.cause,
  change.upstreamStatus ?? '',
  change.hash ?? '',
  change.detail ?? '',
]

const summaryOf = ({ transfer }: RecordedTransfer): string =>
  [
    `Transfer ${transfer.id} of client ${transfer.scope.clientId}`,
    `${transfer.amount} ${transfer.symbol} to ${transfer.toAddress}, ${transfer.phase}`,
    ...('reference' in transfer ? [`Reference at the institution: ${transfer.reference}`] : []),
    ...('institutionTransactionId' in transfer ? [`The institution’s id: ${transfer.institutionTransactionId}`] : []),
    ...(transfer.failureMessage === undefined ? [] : [transfer.failureMessage]),
  ].join('\n')

const show: Command = {
  name: 'transfers show',
  usage: '<transfer id> [--json]',
  summary: 'Show a transfer and everything that happened to it, oldest first',
  options: { json: 'flag' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id] = input.positionals
    if (id === undefined) throw new UsageError('Name the transfer: rialto transfers show <transfer id>')
    const scope = isUuid(id) ? await ctx.store.transfers.findScope(ctx.environment, id) : undefined
    if (!scope) throw new ApiError('notFound', { message: `There is no transfer ${id}.` })
    const history = await readTransferHistory(ctx, scope, id)
    if (input.has('json')) return out(`${JSON.stringify(history, undefined, 2)}\n`)
    out(`${summaryOf(history)}\n\n`)
    out(table(['TIME', 'PHASE', 'CAUSE', 'UPSTREAM STATUS', 'HASH', 'DETAIL'], history.changes.map(changeAsRow)))
  },
}

const retainedAsJson = ({ createdAtMs, finishedAtMs, pruneAtMs, phase, ...transfer }: RetainedTransfer) => ({
  ...transfer,
  status: phase === 'settled' ? 'succeeded' : 'failed',
  createdAt: new Date(createdAtMs).toISOString(),
  finishedAt: new Date(finishedAtMs).toISOString(),
  deletedAt: new Date(pruneAtMs).toISOString(),
})

const retained: Command = {
  name: 'transfers retained',
  usage: '--client <id> [--json]',
  summary: 'List the records of transfers that stayed when their accounts were removed, oldest first',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const found = (await ctx.store.users.listRetained({ clientId: id, environment: ctx.environment })).map(
      retainedAsJson,
    )
    if (input.has('json')) return out(`${JSON.stringify(found, undefined, 2)}\n`)
    if (found.length === 0) return out('There are no retained records.\n')
    const rows = found.map(each => [
      each.id,
      each.type,
      `${each.amount} ${each.symbol}`,
      each.status,
      each.finishedAt,
      each.deletedAt,
    ])
    out(table(['TRANSFER', 'TYPE', 'AMOUNT', 'STATUS', 'FINISHED', 'DELETED'], rows))
  },
}

export const transferCommands: readonly Command[] = [review, resolve, show, retained]
