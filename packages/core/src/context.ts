import type { Assets, PriceSource } from './assets/ports.ts'
import type { Bridging } from './bridging/ports.ts'
import type { ChainBalances, ChainWatcher, PaymentUris } from './chains/ports.ts'
import type { Connection, ConnectorDirectory } from './connections/ports.ts'
import type { RequestAddress, SandboxScenarios } from './link/ports.ts'
import type { AddressDerivation, ChainDeposits } from './paymentRequests/ports.ts'
import type { Relaying } from './relayer/ports.ts'
import type { SignInFactors } from './team/ports.ts'
import type { SingleSignOn } from './team/singleSignOnPorts.ts'
import type { SolanaReader } from './solana/ports.ts'
import type { SandboxWallet, SignatureVerifier } from './wallets/ports.ts'
import type { WebhookSender } from './webhooks/ports.ts'
import type { Clock, Ids } from './kernel/ids.ts'
import type { Prices } from './kernel/prices.ts'
import type { Environment } from './kernel/scope.ts'
import type { Settings } from './kernel/settings.ts'
import type { SignedLinks } from './kernel/signedLinks.ts'
import type { Store } from './store.ts'

/**
 * All dependencies of use cases. Created once by the server's composition root, and the first argument of every use
 * case.
 */
export interface Context {
  environment: Environment
  clock: Clock
  ids: Ids
  store: Store
  connectors: ConnectorDirectory
  chains: ChainWatcher
  chainBalances: ChainBalances
  chainDeposits: ChainDeposits
  addressDerivation: AddressDerivation
  paymentUris: PaymentUris
  relaying: Relaying
  signatures: SignatureVerifier
  signedLinks: SignedLinks
  solana: SolanaReader
  /** Undefined in production. */
  sandboxWallet: SandboxWallet | undefined
  /** Undefined in production, and in a sandbox whose operator restricts them to the console. */
  sandboxScenarios: SandboxScenarios | undefined
  bridging: Bridging
  prices: Prices
  requestAddress: RequestAddress
  /** Credential refreshes running in this process, by connection and code: a second caller waits for the first one's result. */
  refreshesInProgress: Map<string, Promise<Connection>>
  webhookSender: WebhookSender
  assets: Assets
  signInFactors: SignInFactors
  singleSignOn: SingleSignOn
  /** Undefined if the operator has configured no source. */
  equityPrices: PriceSource | undefined
  settings: Settings
  /** Lets a test crash the process at a named point. Does nothing in production. */
  failpoint: (name: string) => void | Promise<void>
}

/** Dependencies that most use cases have: those that read and change records, and call no other system. */
export type CommonContext = Pick<Context, 'environment' | 'clock' | 'ids' | 'store'>

/** Dependencies of a call to the institution of a connection, with credentials that are refreshed first if necessary. */
export type ConnectionContext = Pick<
  Context,
  'clock' | 'ids' | 'store' | 'connectors' | 'refreshesInProgress' | 'settings'
>

/** Dependencies of the reconciliation of a transfer with the institution and the chain. */
export type ReconcileContext = ConnectionContext & Pick<Context, 'environment' | 'chains'>

/** Dependencies of a transfer from its preview to the call to the institution. */
export type TransferContext = ConnectionContext &
  Pick<Context, 'environment' | 'chainBalances' | 'solana' | 'prices' | 'failpoint'>

/** Dependencies of a bridged transfer, from its address to its end. */
export type BridgingContext = Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains' | 'chainBalances'> &
  Pick<Context, 'solana' | 'bridging' | 'prices' | 'settings' | 'failpoint'>

/** Dependencies of a link token: the checks of its options, and its session. */
export type LinkTokenContext = Pick<
  Context,
  'environment' | 'clock' | 'ids' | 'store' | 'connectors' | 'chainBalances' | 'solana' | 'settings'
>

/** Dependencies of a payment request, for every way to pay it. */
export type PaymentRequestContext = ReconcileContext &
  Pick<Context, 'chainBalances' | 'chainDeposits' | 'addressDerivation' | 'solana' | 'bridging' | 'prices'> &
  Pick<Context, 'requestAddress'>
