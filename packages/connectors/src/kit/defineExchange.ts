import type {
  Connector,
  ConnectorDescriptor,
  Credentials,
  Environment,
  FiatBalance,
  Holding,
  Identity,
  Orders,
  WithdrawalTerms,
} from '@rialto/core'
import { guardReusedSymbols } from './balances/reusedSymbols.ts'
import type { KeyParts } from './connectorEntry.ts'
import { createClockOffset } from './signing/createClockOffset.ts'
import { createNonces } from './signing/createNonces.ts'
import type { ErrorTable } from './http/errorTable.ts'
import type { ExchangeContext } from './exchangeContext.ts'
import { probeHealth } from './http/probeHealth.ts'
import { upstreamReference } from './matching/foundWithdrawal.ts'
import { hidesMarketOrder, hidesWithdrawal, watchOddRows } from './rows/watchOddRows.ts'
import type { Endpoint, Signer } from './signing/signer.ts'

type Read = Connector['read']
type Withdraw = Connector['withdraw']
type History = NonNullable<Connector['history']>
/** A call of the port as an exchange implements it: the context first, then the signing credentials. */
type Operation<C, A, F extends (credentials: Credentials, ...rest: never[]) => Promise<unknown>> = F extends (
  credentials: Credentials,
  ...rest: infer Rest
) => infer Result
  ? (context: C, access: A, ...rest: Rest) => Result
  : never

/** The operations of an exchange, one function for each call of the port. */
export interface ExchangeOperations<C, A, P extends KeyParts> {
  balances: {
    fiat(this: void, context: C, access: A): Promise<FiatBalance[]>
    holdings(this: void, context: C, access: A): Promise<Holding[]>
    identity?(this: void, context: C, access: A): Promise<Identity>
  }
  networks: {
    /** Fees and limits of one asset on each supported network. */
    terms: Operation<C, A, Withdraw['terms']>
    /** The same without an account. */
    publicTerms?(
      this: void,
      context: C,
      symbol: string,
    ): readonly WithdrawalTerms[] | Promise<readonly WithdrawalTerms[]>
  }
  deposits: { address: Operation<C, A, Read['depositAddress']> }
  withdrawals: {
    /** Receives the credentials themselves, because it returns an invalid key as an outcome. */
    submit(
      this: void,
      context: C,
      ...input: Parameters<Withdraw['submit']>
    ): Promise<Awaited<ReturnType<Withdraw['submit']>>>
    find: Operation<C, A, Withdraw['find']>
    /** Our reference as the exchange's records show it, if the descriptor's format does not say so. */
    referenceOf?(this: void, reference: string): string
    preflight?: Operation<C, A, NonNullable<Withdraw['preflight']>>
  }
  history?: { list: Operation<C, A, History['list']>; find: Operation<C, A, History['find']> }
  orders?(this: void, context: C): Orders
  /** `parts` includes the OAuth client if users connect by signing in. */
  auth(this: void, context: C, parts: P): Connector['auth']
}

export interface ExchangeDefinition<
  A,
  E extends Endpoint,
  Own extends object,
  P extends KeyParts,
> extends ExchangeOperations<ExchangeContext<A, E> & Own, A, P> {
  descriptor(this: void, environment: Environment): ConnectorDescriptor
  /** The only difference between exchanges that we sign for and exchanges that ccxt signs for. */
  signer: Signer<A, E>
  errors: ErrorTable
  /** Symbols that mean a different coin here than in the asset list. */
  reusedSymbols?: readonly string[]
  /** The exchange's own additions to the context. */
  own?: Own
}

const contextOf = <A, E extends Endpoint>(
  {
    descriptor: describe,
    signer,
    errors,
  }: Pick<ExchangeDefinition<A, E, object, KeyParts>, 'descriptor' | 'signer' | 'errors'>,
  { egress, clock, environment, nonces: shared, onOddRows }: KeyParts,
): ExchangeContext<A, E> => {
  const http = { egress, clock, table: errors, onOddRows }
  const descriptor = describe(environment)
  const serverTime = signer.serverTime?.bind(signer)
  return {
    http,
    descriptor,
    environment,
    clock: createClockOffset(clock, async () =>
      serverTime === undefined ? clock.nowMs() : serverTime(http, descriptor),
    ),
    nonces: signer.nonces?.create({ clock, shared }) ?? createNonces({ clock }),
    signer,
  }
}

/** A look-up of an order does not take an odd row for its absence. */
const watchedOrders = <C extends Pick<ExchangeContext<unknown, Endpoint>, 'http' | 'descriptor'>>(
  context: C,
  orders: (context: C) => Orders,
): Orders => ({
  ...orders(context),
  find: async (credentials, key) => {
    const sought = { name: context.descriptor.name, sought: 'an order', hides: hidesMarketOrder }
    return watchOddRows(context, sought, watched => orders(watched).find(credentials, key))
  },
})

/**
 * Builds the connector of an exchange or brokerage from data and one function for each call. Its MAPPING.md describes
 * the upstream calls and the reasons for them.
 *
 * @example
 * export const kraken = defineExchange({
 *   descriptor: krakenDescriptor,
 *   signer: krakenSigner,
 *   errors: krakenErrors,
 *   balances: ownedBalances(readBalanceRows),
 *   networks: { terms: readTerms },
 *   deposits: { address: readDepositAddress },
 *   withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
 *   history: { list: listTransfers, find: findTransfer },
 *   auth: context => ({ connectWithKey: fields => connectWithKey(context, fields) }),
 * })
 */
export const defineExchange =
  <A, E extends Endpoint, Own extends object = object, P extends KeyParts = KeyParts>(
    definition: ExchangeDefinition<A, E, Own, P>,
  ) =>
  (parts: P): Connector => {
    const { signer, balances, networks, deposits, withdrawals, history, orders, auth } = definition
    // `Own` is `object` if `own` is absent, and any object satisfies that.
    const context = { ...contextOf(definition, parts), ...definition.own } as ExchangeContext<A, E> & Own
    const { descriptor, http } = context
    const accessOf = (credentials: Credentials): A =>
      signer.accessOf(credentials, { descriptor, nowMs: http.clock.nowMs() })
    const { identity } = balances
    const { publicTerms } = networks
    const { preflight } = withdrawals
    const moneyCalls: Pick<Connector, 'read' | 'withdraw'> = {
      read: {
        balances: async credentials => balances.fiat(context, accessOf(credentials)),
        holdings: async credentials => balances.holdings(context, accessOf(credentials)),
        depositAddress: async (credentials, input) => deposits.address(context, accessOf(credentials), input),
        ...(identity && { identity: async credentials => identity(context, accessOf(credentials)) }),
      },
      withdraw: {
        terms: async (credentials, symbol) => networks.terms(context, accessOf(credentials), symbol),
        submit: async (...input) => withdrawals.submit(context, ...input),
        find: async (credentials, search) => {
          const { referenceOf = ours => upstreamReference(descriptor.withdrawal, ours) } = withdrawals
          const reference = referenceOf(search.order.reference)
          const hides = hidesWithdrawal(search, reference)
          return watchOddRows(context, { name: descriptor.name, sought: 'a withdrawal', hides }, watched =>
            withdrawals.find(watched, accessOf(credentials), search),
          )
        },
        ...(publicTerms && { publicTerms: async symbol => publicTerms(context, symbol) }),
        ...(preflight && { preflight: async (credentials, order) => preflight(context, accessOf(credentials), order) }),
      },
    }
    return {
      descriptor,
      auth: auth(context, parts),
      ...guardReusedSymbols(moneyCalls, descriptor, definition.reusedSymbols ?? []),
      ...(history && {
        history: {
          list: async (credentials, input) => history.list(context, accessOf(credentials), input),
          find: async (credentials, input) => history.find(context, accessOf(credentials), input),
        },
      }),
      ...(orders && { orders: watchedOrders(context, orders) }),
      probe: () => probeHealth(http.egress, descriptor),
    }
  }
