import { findNetworkByCaip2, sameDestination } from '@rialto/catalog'

import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import { checkPayoutAddress, findRoute, samePair } from './findRoute.ts'
import { issueAddress } from './issueAddress.ts'
import type { BridgingAddress, BridgingPair } from './ports.ts'
import { reconcileJob } from './requireBridging.ts'
import { refuseProgramAccount } from '../transfers/refuseProgramAccount.ts'

interface BridgingAddressInput {
  userId: string
  transactionId: string
  link?: BridgingAddress['link']
  origin: BridgingPair
  destination: BridgingPair & { address: string }
}

export type IssuedBridgingAddress = BridgingAddress & Required<Pick<BridgingAddress, 'issued'>>

/** Turns and waits of one call: together longer than the turn of somebody who died while asking. */
const maxAttempts = 64
const pauseMs = (turn: number): number => Math.min(50 * 2 ** turn, 500)

/**
 * A single-use address that turns a pay-in into a payout elsewhere. While the transfer is in progress every call with the
 * same ends answers the same address, however many ask at once and from wherever; the row that makes it so is committed
 * before a provider is asked.
 *
 * The same: CAIP-2 ids to the letter, symbols in any case, EVM addresses in any case, all other addresses to the letter.
 *
 * @throws ApiError `badRequest` when the transfer is in progress with other ends, or as `findRoute`; `invalidField` for an
 *   address of another chain; `conflict` when whoever queries the provider does not come to an end; what `apiErrorFromBridge` says.
 */
export const createBridgingAddress = async (
  ctx: Context,
  scope: Scope,
  input: BridgingAddressInput,
): Promise<IssuedBridgingAddress> => {
  const { bridgingAddresses } = ctx.store
  for (let turn = 0; turn < maxAttempts; turn += 1) {
    const open = (await bridgingAddresses.findOpen(scope, input)) ?? (await reserve(ctx, scope, input))
    if (open) {
      rejectChange(open, input)
      if (isIssued(open)) return open
      const issued = await acquireLease(ctx, scope, open)
      if (issued) return issued
    }
    await ctx.clock.sleep(pauseMs(turn))
  }
  throw new ApiError('conflict', { message: 'Another request for this address is in progress. Try again in a moment.' })
}

/** @throws ApiError `badRequest`: while a bridge is in progress, no field of its request may change. */
const rejectChange = ({ origin, destination }: BridgingAddress, input: BridgingAddressInput): void => {
  const isSame =
    samePair(origin, input.origin) &&
    samePair(destination, input.destination) &&
    sameDestination(destination.network, { address: destination.address }, { address: input.destination.address })
  if (isSame) return
  throw new ApiError('badRequest', {
    message: 'transactionId: this transfer is in progress with another origin, destination or address.',
  })
}

const isIssued = (address: BridgingAddress): address is IssuedBridgingAddress => address.issued !== undefined

const checkPayout = async (ctx: Context, scope: Scope, asked: BridgingAddressInput['destination']): Promise<string> => {
  const to = checkPayoutAddress(ctx, asked)
  const networkId = findNetworkByCaip2(to.network)?.id ?? ''
  await refuseProgramAccount(ctx, { networkId, address: to.address, field: 'destination.address' })
  const payout = { address: to.address, role: 'destination' } as const
  await screenAddresses(ctx, scope, { step: 'bridgingAddress', addresses: [payout] })
  return to.address
}

/** Commits the promise and the job that clears it away should this process end. Undefined: somebody else was first. */
const reserve = async (
  ctx: Context,
  scope: Scope,
  { userId, transactionId, link, ...ends }: BridgingAddressInput,
): Promise<BridgingAddress | undefined> => {
  const { route } = await findRoute(ctx, scope, ends)
  const payout = await checkPayout(ctx, scope, ends.destination)
  const nowMs = ctx.clock.nowMs()
  const address: BridgingAddress = {
    id: ctx.ids.uuid(),
    scope,
    userId,
    transactionId,
    ...defined({ link }),
    transferId: ctx.ids.uuid(),
    origin: route.origin,
    destination: { ...route.destination, address: payout },
    ...defined({ minimumAmount: route.minimumAmount }),
    createdAtMs: nowMs,
  }
  return ctx.store.transaction(async ({ bridgingAddresses, jobs }) => {
    if (!(await bridgingAddresses.reserve(address))) return undefined
    await jobs.enqueue(reconcileJob(address, nowMs + 2 * ctx.settings.issueLeaseMs))
    return address
  })
}

/** Asks a provider if nobody else is asking. Undefined: look again. */
const acquireLease = async (
  ctx: Context,
  scope: Scope,
  address: BridgingAddress,
): Promise<IssuedBridgingAddress | undefined> => {
  const nowMs = ctx.clock.nowMs()
  const untilMs = nowMs + ctx.settings.issueLeaseMs
  const turn = await ctx.store.bridgingAddresses.acquireLease(address.id, { nowMs, untilMs })
  if (turn === undefined) return undefined
  await ctx.failpoint('bridge.reserved')
  const issued = await issueAddress(ctx, scope, address, turn)
  return issued && isIssued(issued) ? issued : undefined
}
