import { randomUUID } from 'node:crypto'
import type { SandboxChains } from '../../chains/ports.ts'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import { parseUnits } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import { type InstitutionName, listingsOf, type UpstreamNames } from '../data/networks.ts'
import type { Store } from '../state/openStore.ts'
import type { Deposit } from '../state/types.ts'
import { type DepositAddresses, depositAccount } from './depositAccount.ts'

export interface NewDeposit {
  institution: InstitutionName
  persona: string
  symbol: string
  /** Whole units. */
  amount: string
  /** The institution's name of the network. Default: its first for the asset. */
  network?: string
}

export interface Deposits {
  /** Pays a persona's deposit address on the chain, then credits the account. Throws for what cannot be paid. */
  make(order: NewDeposit): Promise<Deposit>
  list(): Deposit[]
}

interface DepositsOptions {
  store: Store
  chains: SandboxChains
  clock: SandboxClock
  /** What of each simulator says where its users receive. */
  simulators: readonly { name: InstitutionName; networks: UpstreamNames; depositAddresses: DepositAddresses }[]
}

/** Coins from outside: they really move to the user's address, and the books follow. */
export const createDeposits = (options: DepositsOptions): Deposits => ({
  make: async order => {
    const { store, chains, clock } = options
    const { institution, persona, symbol } = order
    const { decimals } = assetOf(symbol)
    const units = parseUnits(order.amount, decimals)
    if (units === undefined || units === 0n) throw new Error('amount: not an amount of this asset')
    const simulator = options.simulators.find(({ name }) => name === institution)
    if (simulator === undefined) throw new Error('institution: there is none of this name')
    const listings = listingsOf(chains, simulator.networks, symbol)
    const listing = order.network === undefined ? listings[0] : listings.find(l => l.networkName === order.network)
    if (listing?.route === undefined) throw new Error('network: nothing can be received there')
    const { token } = listing.route
    const account = depositAccount(simulator.depositAddresses, persona, symbol)
    const address = chains.depositAddress({ institution, account })
    const { hash } = await chains.send({
      networkId: listing.networkId,
      symbol: token.symbol,
      to: address,
      amountBaseUnits: units * 10n ** BigInt(token.decimals - decimals),
    })
    const { networkId, networkName: network } = listing
    const createdAtMs = clock.nowMs()
    const where = { institution, persona, asset: symbol, networkId, network, address }
    const deposit: Deposit = { ...where, id: randomUUID(), amountUnits: units.toString(), hash, createdAtMs }
    const book = { institution, persona, asset: symbol }
    const postings = [
      { ...book, bucket: 'external' as const, units: (-units).toString() },
      { ...book, bucket: 'available' as const, units: units.toString() },
    ]
    const entry = { id: randomUUID(), atMs: createdAtMs, kind: 'deposit' as const, reference: deposit.id, postings }
    store.commit([
      { type: 'entry', entry },
      { type: 'deposit', deposit },
    ])
    return deposit
  },
  list: () => [...options.store.state.deposits.values()],
})
