import type {
  Connector,
  ConnectorDescriptor,
  Credentials,
  FiatBalance,
  Holding,
  Identity,
  WithdrawalTerms,
} from '@rialto/core'
import type { HttpContext } from './httpContext.ts'
import { probeHealth } from './probeHealth.ts'

/** What every connector's context holds, whatever else is in it. */
export interface BoundContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
}

type Read = Connector['read']
type Withdraw = Connector['withdraw']
type History = NonNullable<Connector['history']>
/** An operation of the port as a connector's file has it: context first, then what its calls are signed with. */
type Of<C, A, F extends (credentials: Credentials, ...rest: never[]) => Promise<unknown>> = F extends (
  credentials: Credentials,
  ...rest: infer Rest
) => infer Result
  ? (context: C, access: A, ...rest: Rest) => Result
  : never

/** One function for each call of the port. `submitWithdrawal` gets the credentials themselves: a bad key is an outcome there. */
export interface ConnectorOperations<C, A> {
  /** Takes the key or token out of the credentials. Throws `credentialsInvalid` when they are of another kind or form. */
  accessOf(this: void, credentials: Credentials): A
  readBalances(this: void, context: C, access: A): Promise<FiatBalance[]>
  readHoldings(this: void, context: C, access: A): Promise<Holding[]>
  readIdentity?: (context: C, access: A) => Promise<Identity>
  readDepositAddress: Of<C, A, Read['depositAddress']>
  readTerms: Of<C, A, Withdraw['terms']>
  publicTerms?: (context: C, symbol: string) => readonly WithdrawalTerms[] | Promise<readonly WithdrawalTerms[]>
  submitWithdrawal: (context: C, ...input: Parameters<Withdraw['submit']>) => ReturnType<Withdraw['submit']>
  findWithdrawal: Of<C, A, Withdraw['find']>
  listTransfers?: Of<C, A, History['list']>
  findTransfer?: Of<C, A, History['find']>
}

const bindRead = <C, A>(context: C, to: ConnectorOperations<C, A>): Read => {
  const { accessOf, readIdentity } = to
  return {
    balances: async credentials => to.readBalances(context, accessOf(credentials)),
    holdings: async credentials => to.readHoldings(context, accessOf(credentials)),
    depositAddress: async (credentials, input) => to.readDepositAddress(context, accessOf(credentials), input),
    ...(readIdentity && { identity: async credentials => readIdentity(context, accessOf(credentials)) }),
  }
}

const bindWithdraw = <C, A>(context: C, to: ConnectorOperations<C, A>): Withdraw => {
  const { accessOf, publicTerms } = to
  return {
    terms: async (credentials, symbol) => to.readTerms(context, accessOf(credentials), symbol),
    submit: async (...input) => to.submitWithdrawal(context, ...input),
    find: async (credentials, input) => to.findWithdrawal(context, accessOf(credentials), input),
    ...(publicTerms && { publicTerms: async symbol => publicTerms(context, symbol) }),
  }
}

const bindHistory = <C, A>(context: C, to: ConnectorOperations<C, A>): Pick<Connector, 'history'> => {
  const { accessOf, listTransfers, findTransfer } = to
  if (listTransfers === undefined || findTransfer === undefined) return {}
  return {
    history: {
      list: async (credentials, input) => listTransfers(context, accessOf(credentials), input),
      find: async (credentials, input) => findTransfer(context, accessOf(credentials), input),
    },
  }
}

/** A connector of its operations. The caller adds `auth`, and `orders` where there are any. */
export const bindConnector = <C extends BoundContext, A>(
  context: C,
  operations: ConnectorOperations<C, A>,
): Omit<Connector, 'auth'> => ({
  descriptor: context.descriptor,
  read: bindRead(context, operations),
  withdraw: bindWithdraw(context, operations),
  ...bindHistory(context, operations),
  probe: () => probeHealth(context.http.egress, context.descriptor),
})
