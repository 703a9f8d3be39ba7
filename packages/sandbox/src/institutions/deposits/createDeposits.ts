import { randomUUID } from 'node:crypto'

import { defined } from '@rialto/defined'

import { SandboxRpcError } from '../../chains/callRpc.ts'
import type { SandboxChains } from '../../chains/ports.ts'
import type { SandboxXrpl } from '../../chains/xrpl/startSandboxXrpl.ts'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { type InstitutionName, listingsOf, routeOf, type UpstreamNames } from '../data/networks.ts'
import { depositEntry } from '../ledger/entries.ts'
import type { Store } from '../state/openStore.ts'
import type { Deposit, IncomingDeposit } from '../state/types.ts'
import { createTaggedCredits } from './createTaggedCredits.ts'

/** Whether an institution's users have one address per network, or one per network and asset. */
export type DepositAddresses = 'perUser' | 'perAsset'

/** The key of a user's deposit addresses in the treasury's derivation tree. */
export const depositAccount = (addresses: DepositAddresses, persona: string, symbol: string): string =>
  addresses === 'perAsset' ? `${persona}/${symbol}` : persona

export interface NewDeposit {
  institution: InstitutionName
  persona: string
  symbol: string
  /** Whole units. */
  amount: string
  /** The institution's name for the network. Default: the asset's first. */
  network?: string
}

export interface Deposits {
  /** Pays a persona's deposit address on the chain, then credits the account. Throws if the payment is impossible. */
  make(order: NewDeposit): Promise<Deposit>
  /**
   * Credits payments of others by their tag, and payments that a crash or an unresponsive node interrupted. Never
   * rejects.
   */
  progress(): Promise<void>
  list(): Deposit[]
}

interface DepositsOptions {
  store: Store
  chains: SandboxChains
  clock: SandboxClock
  /** Absent: no payments by tag. */
  xrpl?: SandboxXrpl
  log: (message: string, fields: Record<string, unknown>) => void
  /** Deposit addresses of each simulator. */
  simulators: readonly { name: InstitutionName; networks: UpstreamNames; depositAddresses: DepositAddresses }[]
}

/**
 * Deposits from outside: real coins are sent to the user's address, and then the ledger is credited. The deposit is in
 * the journal before the payment, so coins that moved before a crash are credited after it.
 */
export const createDeposits = (options: DepositsOptions): Deposits => {
  const { store, chains, clock, xrpl } = options
  const creditTagged = xrpl && createTaggedCredits({ ...options, xrpl })
  const underWay = new Map<string, Promise<Deposit>>()
  const credit = async (incoming: IncomingDeposit): Promise<Deposit> => {
    const { id, networkId, asset, address, tag, amountUnits } = incoming
    const route = routeOf(chains, networkId, asset)
    if (route === undefined) throw new Error(`No simulated chain carries ${asset} on ${incoming.network}`)
    const amountBaseUnits = BigInt(amountUnits) * 10n ** BigInt(route.token.decimals - assetOf(asset).decimals)
    const payment = {
      networkId,
      symbol: route.token.symbol,
      to: address,
      ...defined({ tag }),
      amountBaseUnits,
      key: `deposit/${id}`,
    }
    const { hash } = await chains.send(payment).catch((error: unknown) => {
      if (error instanceof SandboxRpcError) store.commit([{ type: 'incomingDropped', id }])
      throw error
    })
    const deposit: Deposit = { ...incoming, hash }
    store.commit([
      { type: 'entry', entry: depositEntry(deposit, clock.nowMs()) },
      { type: 'deposit', deposit },
    ])
    return deposit
  }
  const creditOnce = (incoming: IncomingDeposit): Promise<Deposit> => {
    const already = underWay.get(incoming.id)
    if (already !== undefined) return already
    const credited = credit(incoming).finally(() => underWay.delete(incoming.id))
    underWay.set(incoming.id, credited)
    return credited
  }
  return {
    make: async order => {
      const incoming = { ...readOrder(options, order), id: randomUUID(), createdAtMs: clock.nowMs() }
      store.commit([{ type: 'incoming', deposit: incoming }])
      return creditOnce(incoming)
    },
    progress: async () => {
      creditTagged?.()
      for (const incoming of [...store.state.incoming.values()]) {
        await creditOnce(incoming).catch((error: unknown) => {
          options.log('The simulated deposit could not move on yet', { id: incoming.id, error: String(error) })
        })
      }
    },
    list: () => [...store.state.deposits.values()],
  }
}

/** Validates a request for a deposit. Throws if the payment is impossible. */
const readOrder = (
  { chains, simulators }: DepositsOptions,
  { institution, persona, symbol, amount, network }: NewDeposit,
): Omit<IncomingDeposit, 'id' | 'createdAtMs'> => {
  const units = parseUnits(amount, assetOf(symbol).decimals)
  if (units === undefined || units === 0n) throw new Error('amount: not an amount of this asset')
  const simulator = simulators.find(({ name }) => name === institution)
  if (simulator === undefined) throw new Error('institution: there is none of this name')
  const listings = listingsOf(chains, simulator.networks, symbol)
  const listing = network === undefined ? listings[0] : listings.find(l => l.networkName === network)
  if (listing?.route === undefined) throw new Error('network: nothing can be received there')
  const { networkId, networkName } = listing
  const account = depositAccount(simulator.depositAddresses, persona, symbol)
  const { address, tag } = chains.depositPlace({ networkId, institution, account })
  return {
    institution,
    persona,
    asset: symbol,
    networkId,
    network: networkName,
    address,
    ...defined({ tag }),
    amountUnits: units.toString(),
  }
}
