import type { NetworkFee } from './networkFee.ts'
import type { WalletTransaction } from '../chains/ports.ts'
import type { TravelRuleData } from '@rialto/contract'
import type { Claims } from '../kernel/claims.ts'

import type { RejectionReason } from './connectorError.ts'
import type { CodeProblem, Credentials, RefreshRule } from './credentials.ts'
import type { TransferHistory } from './history.ts'
import type { OrderOffer, Orders } from './orders.ts'

/**
 * The connector port: Rialto's interface to an exchange or brokerage. Implemented in `@rialto/connectors`, one folder
 * each. Amounts are decimal strings in whole units of the asset; times are Unix milliseconds; networks are our ids
 * (`@rialto/catalog`), translated by the connector's own table.
 */

/** Data and actions that an institution offers (the public `supportedProducts`). */
export type Product = 'balance' | 'holdings' | 'identity' | 'orders' | 'transfers' | 'cryptocurrencyDepositAddresses'

/** User-facing meaning of an OAuth scope. `stay`: access without signing in again. */
export type Ability = 'balances' | 'identity' | 'addresses' | 'history' | 'send' | 'trade' | 'stay'

export interface CredentialField {
  /** Name in the request body of `POST /authenticate`, and in Link's form: `username`, `password`, `authToken`. */
  name: string
  /** The institution's own label: "API key". */
  label: string
  /** One line that helps the user find it. */
  help: string
  /** Anchored ECMAScript regular expression that every real value matches. */
  pattern: string
  example: string
  secret: boolean
}

/**
 * How a user connects. An institution with several ways has an integration type for each (`gemini`, `geminiDirect`), which
 * share its `institution`. An OAuth sign-in may yield a key (`Credentials` of kind `apiKey`).
 */
export type AuthScheme =
  | { kind: 'oAuth'; scopes: readonly string[]; abilities: Readonly<Record<string, Ability>> }
  | {
      kind: 'apiKey'
      fields: readonly CredentialField[]
      instructionsUrl: string
      permissions: readonly string[]
      /** The subset of `permissions` that only orders need. */
      orderPermissions?: readonly string[]
      /** The subset that only sending needs: a key for reading is without them. */
      sendPermissions?: readonly string[]
    }
  /** Sign-in with the institution's own credentials, and with a code of one of `mfaTypes` if it requires one. */
  | {
      kind: 'password'
      fields: readonly CredentialField[]
      permissions: readonly string[]
      mfaTypes: readonly SecondFactor[]
    }
  /** Public addresses without an institution. Offered by `POST /authenticate` alone, never in Link. */
  | { kind: 'address'; fields: readonly CredentialField[] }
  /**
   * A self-custody wallet: the user proves in Link that they hold an address, by signing a message. Not offered by the
   * API.
   */
  | { kind: 'wallet' }

/** One of our networks with the institution's own name. */
export interface UpstreamNetwork {
  networkId: string
  /** The institution's name for it: `ethereum`, `ETH`. */
  upstreamId: string
  /** Names that depend on the coin: `ERC20` for tokens, `ETH` for ether. */
  otherIds?: readonly string[]
}

export type SecondFactor = 'totp' | 'sms' | 'email'

/** A code that the institution requires for the sign-in. */
export interface CodeRequest {
  /** The types that the user may choose from. */
  types: readonly SecondFactor[]
  /** The chosen type, or the only one. Absent: the user has to choose. */
  chosen?: {
    type: SecondFactor
    /** Destination of the code, as the institution shows it: `•••• 42`. Absent if no code is sent. */
    sentTo?: string
    /** Lifetime of the code. Absent if the institution does not state it. */
    expiresInSeconds?: number
  }
  /** Absent: no code was submitted yet. */
  problem?: CodeProblem
}

/** Result of a sign-in with a password. */
export type SignInOutcome = { kind: 'connected'; connected: Connected } | { kind: 'codeRequired'; request: CodeRequest }

/**
 * How a withdrawal at this institution is distinguished from an identical one, and the obstacles that may prevent it.
 */
export interface WithdrawalRules {
  /**
   * Absent: the institution accepts no client reference, and its history is matched by asset, amount, address and
   * time.
   */
  reference?: {
    /** The institution's field for our reference: `idem`, `withdrawOrderId`. */
    field: string
    maxLength: number
    /**
     * Accepted characters. Our reference is a UUID: `alphanumeric` gets it without its hyphens, `uuid` always with
     * them.
     */
    format: 'printable' | 'alphanumeric' | 'uuid'
    /** True if the history can be queried by that reference. */
    queryable: boolean
    /** True if the institution promises that a second call with the same reference creates nothing. */
    deduplicates: boolean
  }
  /**
   * If the history shows no trace this long after the intent, a call with an unknown outcome was not accepted. Longer
   * than the withdrawal lease, within which the call is sent, plus any delay with which the institution may still
   * accept it (its receive window, its own replay of queued requests).
   */
  notCreatedAfterMs: number
  /** By which ways it may ask for a code. Empty: it never does. */
  secondFactors: readonly SecondFactor[]
  /** Whether destinations must be in the account's address book: never, if the user has enabled it, or always. */
  whitelist: 'none' | 'optional' | 'required'
  /** The institution's instructions for saving an address. */
  addressBookUrl?: string
  /** True if a withdrawal may wait for a confirmation by e-mail. */
  emailConfirmation: boolean
  /** True if the institution may ask who owns the destination. */
  travelRule: boolean
  /** Set if the answer can be passed on with the withdrawal. Otherwise the user answers at the institution. */
  takesTravelRuleData?: true
  ceiling: DebitCeiling
}

/**
 * How an accepted withdrawal is prevented from debiting more than the user approved. Before the call, the fee that the
 * institution states at that moment is always compared with the approval.
 * - `given`: the call itself states the maximum debit, in `field`. If that is the amount, the fee is deducted from it.
 * - `checked`: the institution adds its own fee, which was read right before the call and may change until it is
 *   charged.
 * - `none`: the institution states no fee before it charges one. `reason` explains the meaning of the displayed amount
 *   instead.
 */
export type DebitCeiling = { kind: 'given'; field: string } | { kind: 'checked' } | { kind: 'none'; reason: string }

/** How often a host may be called: a bucket of `burst` calls that refills with `perMinute`. */
export interface RateBudget {
  host: string
  /** `host`: one bucket for this installation. Else the request header that carries the credential: a bucket per value. */
  per: 'host' | { header: string }
  /** Prefix of the paths. Absent: all paths. */
  path?: string
  burst: number
  perMinute: number
}

/** A public call that shows whether the institution is up: answered with 200 and JSON that has something at `proof`. */
export interface HealthProbe {
  url: string
  /** Names of members, from the outermost in: `['data', 'epoch']`. */
  proof: readonly string[]
  /** JSON body of a POST, for institutions without a suitable GET. Absent: a GET. */
  body?: string
}

export interface ConnectorDescriptor {
  /** Public integration type: `coinbase`, `binanceInternational`. */
  type: string
  /** Other names the API accepts for it, in any case. */
  aliases: readonly string[]
  /** Public integration id, a UUID that never changes. */
  integrationId: string
  name: string
  /** The institution behind it. Its integration types share their health: `gemini` is that of `gemini` and `geminiDirect`. */
  institution: string
  scheme: AuthScheme
  /** Default for credentials without a rule. Absent: the refresh token is sufficient. */
  refresh?: RefreshRule
  products: readonly Product[]
  networks: readonly UpstreamNetwork[]
  withdrawal: WithdrawalRules
  /** Absent if orders are not offered. */
  orders?: OrderOffer
  /** Hosts the egress client lets this connector reach. */
  hosts: readonly string[]
  /** Budgets well within the institution's published limits. A call needs room in every budget that applies. */
  budgets: readonly RateBudget[]
  /** Overrides of this process's default limits: milliseconds and bytes of a request, concurrent requests. */
  caps?: { timeoutMs?: number; maxResponseBytes?: number; maxConcurrent?: number }
  probe: HealthProbe
}

export interface ConnectedAccount {
  /** The institution's own stable id of the account or user; if it has none, one derived from the key. */
  upstreamId: string
  /**
   * Set if the institution reports the same id for every connection to the account, including those of its other
   * integration types, so that a different id means a different account. Absent: two connections may belong to one
   * account.
   */
  isNamed?: true
  name: string
}

export interface Granted {
  read: boolean
  withdraw: boolean
  /** Link asked for orders, and nothing shows that they were denied. Absent: it is not known. */
  trade?: boolean
  missing: readonly string[]
}

export interface Connected {
  credentials: Credentials
  account: ConnectedAccount
  /** Permissions of the credentials, as found by calling the institution. */
  granted: Granted
}

export interface FiatBalance {
  currencyCode: string
  cash: string
  buyingPower: string
}

export interface Holding {
  symbol: string
  name: string
  /** Absent: a cryptocurrency. A share may have the symbol of a coin, so only this distinguishes the two. */
  assetType?: 'equity' | 'option'
  /**
   * The institution means another coin by the symbol than the asset list does: it has no price, its name is the symbol, and it
   * is neither sent nor received.
   */
  isOtherCoin?: true
  /** Total owned. */
  amount: string
  /** Amount that could be withdrawn now. `0` for assets other than cryptocurrencies. */
  available: string
  /** The institution's own quote in USD per unit; used for equities only. */
  quotedUsd?: string
  /** Purchase cost in USD of the whole position, if the institution returns it. */
  costBasisUsd?: string
}

/** The account holder, as far as the institution says. Personal data, never stored. */
export interface Identity {
  firstName?: string
  middleName?: string
  lastName?: string
  /** The institution's own account number. */
  accountNumber?: string
  email?: string
  mobileNumber?: string
  companyName?: string
  /** ISO 3166-1 alpha-2. */
  countryCode?: string
  city?: string
  postalCode?: string
  idType?: string
  idNumber?: string
  /** Unix seconds. */
  dateOfBirth?: number
}

export interface DepositAddress {
  address: string
  /** Destination tag or memo, if the network has one. */
  tag?: string
}

/** Fees and limits of the institution for one asset on one network. */
export interface WithdrawalTerms {
  networkId: string
  /** Charged by the institution in the asset itself, on top of the amount that arrives. */
  fee: string
  minimum: string
  /** Absent if the institution states none. */
  maximum?: string
  /** Maximum number of decimals that the institution accepts. */
  decimals: number
  enabled: boolean
  /** Of a wallet, where the network takes its fee in another asset than the one that is sent. Without `amount`: it cannot be read now. */
  networkFee?: NetworkFee
}

export interface WithdrawalOrder {
  /** Our reference, committed before the call; the same for a retry with a second factor. */
  reference: string
  symbol: string
  networkId: string
  address: string
  tag?: string
  /** Amount that must arrive at the address. The institution's fee comes on top. */
  amount: string
  /** Maximum debit that the user approved, the institution's fee included. */
  maxDebit: string
  /**
   * Deadline by the steady clock (`steadyMs`), checked right before the call and after every read that plans it. After
   * the deadline the call must not leave: an operator may have resolved the withdrawal as not sent.
   */
  notAfterMs?: number
  /**
   * The user's declaration about the destination. Passed on to institutions that accept it. Personal data, never
   * stored.
   */
  travelRule?: TravelRuleData
}

/** The fields by which a withdrawal is recognized in a history. */
export type OrderIdentity = Pick<WithdrawalOrder, 'reference' | 'symbol' | 'networkId' | 'address' | 'tag' | 'amount'>

/** An address to which a payment may go. */
export type Recipient = Pick<WithdrawalOrder, 'networkId' | 'address'>

/** Outcome of one call to withdraw. Only `accepted` moved money; only `unknown` may have. */
export type WithdrawOutcome =
  | { kind: 'accepted'; upstreamId: string; hash?: string }
  /** Not created: the institution requires a code. Repeat the same call with it. */
  | { kind: 'secondFactorRequired'; factor: SecondFactor }
  | { kind: 'secondFactorRefused'; factor: SecondFactor }
  | { kind: 'emailConfirmationRequired' }
  | { kind: 'addressWhitelistRequired'; howTo: string }
  /** Not created: the user must confirm in their own wallet. */
  | { kind: 'walletConfirmationRequired' }
  | { kind: 'travelRuleRequired'; message: string }
  /**
   * Not created: at the current fee the account would be debited `debit`, more than `maxDebit`. The user must approve
   * it first.
   */
  | { kind: 'feeAboveApproved'; debit: string; message: string }
  /**
   * Not created, and the institution said so. `isUnreached`: an earlier read got no usable response, so the withdrawal
   * was not requested.
   */
  | {
      kind: 'rejected'
      reason: RejectionReason
      message: string
      upstreamCode?: string
      permission?: string
      isUnreached?: true
    }
  /** Timed out, reset, 5xx or unreadable after the request may have left: to be read back, never sent again. */
  | { kind: 'unknown'; message: string }

/** A withdrawal as the institution's history returns it. `pending` includes every unrecognized status. */
export interface FoundWithdrawal {
  upstreamId: string
  status: 'pending' | 'succeeded' | 'failed'
  hash?: string
  /** When the institution created the record, by its clock. Absent for a wallet's payment. */
  createdAtMs?: number
  /** The record has our reference, so that it belongs to this transfer. */
  hasReference?: true
  /** The institution's own status, for the record's timeline. */
  upstreamStatus: string
  /** The institution's, in the asset. */
  fee?: string
  /** Total debit of the account, if the record shows it; with twins, of all of them. */
  debit?: string
  /** Ids of other records with our reference that did not fail: the order was paid more than once. */
  twins?: readonly string[]
  /** Ids of other records with our reference that failed. */
  failedTwins?: readonly string[]
  message?: string
  /** Moved inside the institution, as the institution states: no chain has a transaction for it. */
  isOffChain?: true
  /** Of a wallet's transaction, as a decimal. */
  nonce?: string
  /** Of a wallet's payment: which part of the transaction it is, as of `FoundPayment`. */
  positions?: readonly string[]
}

/** `scopes`: the subset of the descriptor's scopes that this sign-in needs; absent for all of them. */
export interface AuthorizeRequest {
  redirectUri: string
  state: string
  codeChallenge: string
  scopes?: readonly string[]
}

/**
 * The transaction to approve in the wallet, or the shortfall in the network's own coin that prevents it. In whole
 * units.
 */
export type WalletRequest =
  | { kind: 'ready'; transaction: WalletTransaction; afterBlock: bigint }
  | { kind: 'feeNotCovered'; fee: string; missing: string; symbol: string }
  /** The wallet was prompted before, and has a pending transaction that may be this payment. */
  | { kind: 'transactionPending' }

export interface Connector {
  descriptor: ConnectorDescriptor
  auth: {
    /** The URL to send the user's browser to. OAuth only. */
    authorizeUrl?(input: AuthorizeRequest): Promise<string>
    /** Exchanges the code for credentials, and reads the account and the granted permissions. */
    completeOAuth?(input: { code: string; codeVerifier: string; redirectUri: string }): Promise<Connected>
    /** Tests the key and reads its permissions, or reads the addresses. Field values are named as in the descriptor. */
    connectWithKey?(fields: Readonly<Record<string, string>>): Promise<Connected>
    /**
     * Signs in with the values that the user typed, named as in the descriptor. With a type and no code, the
     * institution sends a code; a further call submits it. Throws `credentialsInvalid` for a wrong password,
     * `accountLocked` after too many attempts.
     */
    signIn?(
      fields: Readonly<Record<string, string>>,
      answer: { mfaType?: SecondFactor | undefined; mfaCode?: string | undefined },
    ): Promise<SignInOutcome>
    /**
     * Renews credentials. If the institution requires a code first, or rejected the submitted one, returns the old
     * credentials with `challenge` set. Throws `credentialsInvalid` if the institution says that the grant is gone.
     */
    refresh?(credentials: Credentials, code?: string): Promise<Credentials>
    revoke?(credentials: Credentials): Promise<void>
  }
  read: {
    balances(credentials: Credentials): Promise<FiatBalance[]>
    holdings(credentials: Credentials): Promise<Holding[]>
    /** Absent if the institution does not return it. */
    identity?(credentials: Credentials): Promise<Identity>
    /** Throws `networkUnsupported` if the institution cannot receive the asset there. */
    depositAddress(credentials: Credentials, input: { symbol: string; networkId: string }): Promise<DepositAddress>
  }
  withdraw: {
    /**
     * Fees and limits of one asset on each supported network. Empty if the institution does not send the asset. A wallet’s
     * depend on the recipients: a first payment opens an account. Those of a network without a recipient are of a payment
     * to the wallet itself.
     */
    terms(credentials: Credentials, symbol: string, recipients?: readonly Recipient[]): Promise<WithdrawalTerms[]>
    /** Published fees and limits, without an account. Absent if the institution publishes none. */
    publicTerms?(symbol: string): Promise<readonly WithdrawalTerms[]>
    /**
     * Obstacles that reads reveal before the order is sent: an unsaved address, an account that may not send. Sends
     * nothing. Absent if no obstacle can be read.
     */
    preflight?(credentials: Credentials, order: WithdrawalOrder): Promise<WithdrawOutcome | undefined>
    /** Calls the institution exactly once. Never throws once the request may have left: see `WithdrawOutcome`. */
    submit(credentials: Credentials, order: WithdrawalOrder, secondFactorCode?: string): Promise<WithdrawOutcome>
    /**
     * Looks the withdrawal up in the institution's own history, by reference if it is queryable, else by asset,
     * amount, address and time. `undefined`: no trace of it yet. Throws `ConnectorError` if the institution could not
     * be queried.
     */
    find(
      credentials: Credentials,
      input: {
        order: OrderIdentity
        upstreamId?: string
        sinceMs: number
        /**
         * A record created after this time is another withdrawal, even an identical one, unless it has our reference.
         */
        untilMs?: number
        /** Time of the last call. A record that was created later, beyond the margin of clocks, fits less well. */
        calledAtMs?: number
        /** Upstream ids of our other transfers: never this one, even if identical. */
        claimed?: Claims
        /** Known withdrawals of this order: another one is looked for, also under its reference. */
        besides?: readonly string[]
        /** For wallets: the chain's head block before the wallet was prompted. */
        afterBlock?: bigint
        /** For wallets: of the transaction that was seen before. */
        nonce?: bigint
      },
    ): Promise<FoundWithdrawal | undefined>
  }
  /** The transaction to approve in a self-custody wallet. Absent for institutions. */
  askWallet?(
    credentials: Credentials,
    order: WithdrawalOrder,
    asked: { isAgain: boolean; isSponsored: boolean },
  ): Promise<WalletRequest>
  /**
   * The operator's cost of sponsoring a wallet's payment, in base units of the network's own coin. Undefined if the
   * operator has no account on the network, or too little in it. Absent for institutions.
   */
  sponsoredFee?(credentials: Credentials, order: WithdrawalOrder): Promise<bigint | undefined>
  /** Absent if we read no history of the institution. */
  history?: TransferHistory
  /** Trading. Absent if not offered. */
  orders?: Orders
  /** A public call that shows whether the institution is up. */
  probe(): Promise<void>
}
