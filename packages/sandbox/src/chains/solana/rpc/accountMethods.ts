import type { Address } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import type { SolanaLedger } from '../createSolanaLedger.ts'
import { tokensIn } from '../executeTransaction.ts'
import { accountView, decimalsOf, uiAmount } from './accountViews.ts'
import { addressIn, configIn, invalidParams, numberIn, type Params, type RpcMethod, withContext } from './readParams.ts'

/** Token accounts of an owner, of one mint or of all. Accounts that no transaction has named belong to the sandbox. */
const tokenAccountsOf = (ledger: SolanaLedger, params: Params): Address[] => {
  const owner = addressIn(params)
  const filter = configIn(params, 1)
  if (filter['mint'] === undefined && filter['programId'] === undefined)
    throw invalidParams('mint or programId is required')
  return ledger.svm
    .getProgramAccounts(TOKEN_PROGRAM_ADDRESS)
    .map(({ address }) => address)
    .filter(address => {
      const token = tokensIn(ledger.svm, address)
      return token?.owner === owner && (filter['mint'] ?? token.mint) === token.mint
    })
    .sort()
}

const getTokenAccountsByOwner =
  (ledger: SolanaLedger): RpcMethod =>
  params => {
    const rows = tokenAccountsOf(ledger, params)
    return withContext(
      ledger,
      rows.map(pubkey => ({ pubkey, account: accountView(ledger, pubkey, configIn(params, 2)) })),
    )
  }

const getTokenAccountBalance =
  (ledger: SolanaLedger): RpcMethod =>
  params => {
    const token = tokensIn(ledger.svm, addressIn(params))
    if (token === undefined) throw invalidParams('Invalid param: could not find account')
    return withContext(ledger, uiAmount(token.amount, decimalsOf(ledger, token.mint)))
  }

const getTokenSupply =
  (ledger: SolanaLedger): RpcMethod =>
  params => {
    const mint = addressIn(params)
    const view = accountView(ledger, mint, { encoding: 'jsonParsed' })?.data
    if (view === undefined || Array.isArray(view) || view.parsed.type !== 'mint')
      throw invalidParams('Invalid param: not a Token mint')
    const { info } = view.parsed
    return withContext(ledger, uiAmount(BigInt('supply' in info ? info.supply : 0), decimalsOf(ledger, mint)))
  }

/** Reads accounts and balances. */
export const accountMethods = (ledger: SolanaLedger): Record<string, RpcMethod> => ({
  getBalance: params => withContext(ledger, ledger.svm.getBalance(addressIn(params)) ?? 0n),
  getAccountInfo: params => withContext(ledger, accountView(ledger, addressIn(params), configIn(params, 1))),
  getMultipleAccounts: params => {
    const list = Array.isArray(params[0]) ? params[0] : []
    return withContext(
      ledger,
      list.map((_, index) => accountView(ledger, addressIn(list, index), configIn(params, 1))),
    )
  },
  getMinimumBalanceForRentExemption: params => ledger.svm.minimumBalanceForRentExemption(BigInt(numberIn(params))),
  getTokenAccountsByOwner: getTokenAccountsByOwner(ledger),
  getTokenAccountBalance: getTokenAccountBalance(ledger),
  getTokenSupply: getTokenSupply(ledger),
})
