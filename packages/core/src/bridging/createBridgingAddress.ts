import { findNetworkByCaip2, sameDestination } from '@rialto/catalog'

import { defined } from '@rialto/defined'

import type { BridgingContext, Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import { checkPayoutAddress, findRoute, samePair } from './findRoute.ts'
import { obtainAddress } from './obtainAddress.ts'
import type { BridgingAddress } from './ports.ts'
import type { BridgingPair } from '../transfers/bridgedTransfer.ts'
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

/** Attempts and pauses of one call. Together they outlast the lease of a crashed process. */
const maxAttempts = 64
const pauseMs = (attempt: number): number => Math.min(50 * 2 ** attempt, 500)

/**
 * A single-use address that turns a pay-in into a payout elsewhere. While the transfer is in progress, every call with
 * the same origin and destination returns the same address, from any number of concurrent callers; the row that
 * guarantees this is committed before a provider is called.
 *
 * "The same" means: identical CAIP-2 ids, symbols in any case, EVM addresses in any case, and all other addresses
 * exactly.
 *
 * @throws ApiError `badRequest` when the transfer is in progress with another origin or destination, or as `findRoute`;
 *   `invalidField` for an address of another chain; `conflict` when the process that calls the provider does not
 *   finish; the errors of `apiErrorFromBridge`.
 */
export const createBridgingAddress = async (
  ctx: BridgingContext,
  scope: Scope,
  input: BridgingAddressInput,
): Promise<IssuedBridgingAddress> => {
  const { bridgingAddresses } = ctx.store
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const open = (await bridgingAddresses.findOpen(scope, input)) ?? (await reserve(ctx, scope, input))
    if (open) {
      rejectChange(open, input)
      if (isIssued(open)) return open
      const issued = await acquireLease(ctx, scope, open)
      if (issued) return issued
    }
    await ctx.clock.sleep(pauseMs(attempt))
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

const checkPayout = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chainBalances' | 'solana'>,
  scope: Scope,
  asked: BridgingAddressInput['destination'],
): Promise<string> => {
  const to = checkPayoutAddress(ctx, asked)
  const networkId = findNetworkByCaip2(to.network)?.id ?? ''
  await refuseProgramAccount(ctx, { networkId, address: to.address, field: 'destination.address' })
  const payout = { address: to.address, role: 'destination' } as const
  await screenAddresses(ctx, scope, { step: 'bridgingAddress', addresses: [payout] })
  return to.address
}

/** Commits the reservation and a job that cleans it up if this process dies. Undefined: another process was first. */
const reserve = async (
  ctx: BridgingContext,
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

/** Takes the lease for calling a provider. Undefined while another process has it. */
const acquireLease = async (
  ctx: Pick<Context, 'clock' | 'store' | 'bridging' | 'prices' | 'settings' | 'failpoint'>,
  scope: Scope,
  address: BridgingAddress,
): Promise<IssuedBridgingAddress | undefined> => {
  const nowMs = ctx.clock.nowMs()
  const untilMs = nowMs + ctx.settings.issueLeaseMs
  const fence = await ctx.store.bridgingAddresses.acquireLease(address.id, { nowMs, untilMs })
  if (fence === undefined) return undefined
  await ctx.failpoint('bridge.reserved')
  const issued = await obtainAddress(ctx, scope, address, fence)
  return issued && isIssued(issued) ? issued : undefined
}
