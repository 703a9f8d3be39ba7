import { lookedUpAddressKeys, type TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import type { Connection } from '../connections/ports.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { AddressRole, ScreenedAddress, ScreeningDecision, ScreeningStep } from './ports.ts'

interface ScreeningInput {
  step: ScreeningStep
  addresses: readonly ScreenedAddress[]
  transferId?: string | undefined
}

const blockedText: Record<AddressRole, string> = {
  destination: 'The destination address is on a sanctions list.',
  source: 'The address of this wallet is on a sanctions list.',
  refund: 'The address for refunds is on a sanctions list.',
}

interface ScreeningContext extends Pick<Context, 'ids' | 'clock'> {
  store: Pick<Repositories, 'screening'>
}

/**
 * Screens addresses against the sanctions lists, if the client has screening on, and records the decision. Before
 * money moves (`execute`, `bridgingAddress`) every decision is recorded; at the other steps only matches, because the
 * same addresses are screened again.
 *
 * @throws ApiError `unavailableForLegalReasons` if a match blocks; `serviceUnavailable` if the client blocks and no
 * list is loaded, because no address can be cleared then.
 */
export const screenAddresses = async (ctx: ScreeningContext, scope: Scope, input: ScreeningInput): Promise<void> => {
  const mode = await ctx.store.screening.mode(scope)
  if (mode === 'off' || input.addresses.length === 0) return
  const decision = await decide(ctx, scope, input, mode)
  if (decision.lists.length === 0 && mode === 'block')
    throw new ApiError('serviceUnavailable', { message: 'No sanctions list is loaded. Try again later.' })
  if (decision.outcome !== 'cleared' || recorded.has(input.step)) await ctx.store.screening.insertDecision(decision)
  const [first] = decision.matches
  if (first && decision.outcome === 'blocked')
    throw new ApiError('unavailableForLegalReasons', { message: blockedText[first.role] })
}

/**
 * Records once per transfer whether the sender of a pay-in is on a list. Its assets have already moved, so it cannot
 * be blocked.
 */
export const screenPayIn = async (
  ctx: ScreeningContext,
  scope: Scope,
  { sender, transferId }: { sender: string; transferId: string },
): Promise<void> => {
  const { screening } = ctx.store
  if ((await screening.mode(scope)) === 'off') return
  if ((await screening.listDecisions(scope, { transferId, count: 1 })).length > 0) return
  const addresses = [{ address: sender, role: 'source' as const }]
  const decision = await decide(ctx, scope, { step: 'bridgingPayIn', addresses, transferId }, 'warn')
  await screening.insertDecision(decision)
}

const matchesOf = async (ctx: ScreeningContext, addresses: ScreeningInput['addresses']) => {
  const byKey = new Map(
    addresses.flatMap(screened => lookedUpAddressKeys(screened.address, screened.tag).map(key => [key, screened])),
  )
  const found = await ctx.store.screening.find([...byKey.keys()])
  return found.flatMap(({ address, ...match }) => {
    const screened = byKey.get(address)
    return screened ? [{ ...match, ...screened }] : []
  })
}

const decide = async (
  ctx: ScreeningContext,
  scope: Scope,
  { step, addresses, transferId }: ScreeningInput,
  mode: 'warn' | 'block',
): Promise<ScreeningDecision> => {
  const lists = await ctx.store.screening.lists()
  const matches = await matchesOf(ctx, addresses)
  return {
    id: ctx.ids.uuid(),
    scope,
    step,
    outcome: outcomeOf(matches.length > 0, mode),
    addresses,
    matches,
    lists: lists.map(({ name, digest }) => ({ name, digest })),
    decidedAtMs: ctx.clock.nowMs(),
    ...defined({ transferId }),
  }
}

const recorded: ReadonlySet<ScreeningStep> = new Set(['execute', 'bridgingAddress'])

const outcomeOf = (isListed: boolean, mode: 'warn' | 'block'): ScreeningDecision['outcome'] => {
  if (!isListed) return 'cleared'
  return mode === 'block' ? 'blocked' : 'warned'
}

type Screening = Parameters<typeof screenAddresses>[2]

/** The fields of a transfer, or of its preview, that name addresses. */
interface ScreenedTransfer {
  id: string
  toAddress: string
  addressTag?: string
  /** Recipient of a refund. */
  refundTo?: TaggedAddress
}

/** The addresses of a transfer: its destination, its refund address, and its wallet. */
export const screeningOf = (
  { id, toAddress, addressTag, refundTo }: ScreenedTransfer,
  step: 'preview' | 'execute',
  source: string | undefined,
): Screening => ({
  step,
  transferId: id,
  addresses: [
    { address: toAddress, role: 'destination', ...defined({ tag: addressTag }) },
    ...(refundTo === undefined || refundTo.address === source ? [] : [{ ...refundTo, role: 'refund' as const }]),
    ...(source === undefined ? [] : [{ address: source, role: 'source' as const }]),
  ],
})

/** The address of a self-custody wallet. An institution does not say which of its addresses it will send from. */
export const sourceAddress = ({ credentials }: Pick<Connection, 'credentials'>): string | undefined =>
  credentials.kind === 'address' ? credentials.addresses[0] : undefined
