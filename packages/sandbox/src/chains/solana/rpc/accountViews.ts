import type { Address } from '@solana/kit'
import { getMintDecoder, getMintSize, TOKEN_PROGRAM_ADDRESS, AccountState } from '@solana-program/token'
import { formatShort } from '../../../money/baseUnits.ts'
import type { SolanaLedger } from '../createSolanaLedger.ts'
import { tokensIn } from '../executeTransaction.ts'
import type { Config } from './readParams.ts'

/** Token amounts in Solana's format. */
export const uiAmount = (units: bigint, decimals: number) => {
  const text = formatShort(units, decimals)
  return { amount: units.toString(), decimals, uiAmount: Number(text), uiAmountString: text }
}

export const decimalsOf = ({ svm, mints }: SolanaLedger, mint: Address): number => {
  const known = mints.find(({ address }) => address === mint)
  if (known !== undefined) return known.decimals
  const account = svm.getAccount(mint)
  return account.exists ? getMintDecoder().decode(account.data).decimals : 0
}

const parsedToken = (ledger: SolanaLedger, address: Address) => {
  const token = tokensIn(ledger.svm, address)
  if (token === undefined) return undefined
  const info = {
    isNative: false,
    mint: token.mint,
    owner: token.owner,
    state: token.state === AccountState.Frozen ? 'frozen' : 'initialized',
    tokenAmount: uiAmount(token.amount, decimalsOf(ledger, token.mint)),
  }
  return { parsed: { info, type: 'account' }, program: 'spl-token', space: 165 }
}

const parsedMint = ({ svm }: SolanaLedger, address: Address) => {
  const account = svm.getAccount(address)
  const isMint =
    account.exists && account.programAddress === TOKEN_PROGRAM_ADDRESS && account.data.length === getMintSize()
  if (!isMint) return undefined
  const { decimals, supply, mintAuthority, freezeAuthority, isInitialized } = getMintDecoder().decode(account.data)
  const optional = (value: typeof mintAuthority) => (value.__option === 'Some' ? value.value : null)
  const authorities = { mintAuthority: optional(mintAuthority), freezeAuthority: optional(freezeAuthority) }
  const info = { decimals, supply: supply.toString(), isInitialized, ...authorities }
  return { parsed: { info, type: 'mint' }, program: 'spl-token', space: getMintSize() }
}

/** An account in the format of `getAccountInfo`, or null. */
export const accountView = (ledger: SolanaLedger, address: Address, { encoding }: Config) => {
  const account = ledger.svm.getAccount(address)
  if (!account.exists) return null
  const parsed = encoding === 'jsonParsed' ? (parsedToken(ledger, address) ?? parsedMint(ledger, address)) : undefined
  return {
    data: parsed ?? [Buffer.from(account.data).toString('base64'), 'base64'],
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: 2n ** 64n - 1n,
    space: account.data.length,
  }
}
