import type { SandboxChains } from '../chains/ports.ts'
import type { SandboxClock } from '../clock/createSandboxClock.ts'
import type { OAuthClient } from './oauth/oauthClients.ts'
import type { Orders } from './orders/createOrders.ts'
import type { Store } from './state/openStore.ts'
import type { Deposits } from './deposits/createDeposits.ts'
import type { Withdrawals } from './withdrawals/types.ts'

/** Shared dependencies of all simulated institutions. */
export interface Context {
  clock: SandboxClock
  chains: SandboxChains
  store: Store
  withdrawals: Withdrawals
  deposits: Deposits
  orders: Orders
  oauthClients: readonly OAuthClient[]
}
