import { isValidAddress } from '@rialto/catalog'
import type { Address } from '@solana/kit'
import { callRpc, SandboxRpcError } from '../../../chains/callRpc.ts'
import { tokenAccountOf } from '../../../chains/solana/genesis.ts'
import { signSolanaTransfer, type SolanaTransfer } from '../../../chains/solana/signSolanaTransfer.ts'
import { sandboxSolanaKey, sandboxSolanaKeys } from '../../../chains/solana/solanaKeys.ts'
import type { SandboxSolana } from '../../../chains/solana/startSandboxSolana.ts'
import { TransferRefusedError, type Currency, type Outcome, type Signed, type SolverChain } from '../ports.ts'
import { readSolanaPayIns, SOLANA_NATIVE } from './readSolanaPayIns.ts'

/** Solana Devnet in Relay's test network. */
const RELAY_CHAIN_ID = 1_936_682_084

const currenciesOf = ({ mints }: SandboxSolana): Currency[] => [
  { symbol: 'SOL', name: 'Solana', decimals: 9, address: SOLANA_NATIVE, isNative: true },
  ...mints.map(({ symbol, name, decimals, address }) => ({ symbol, name, decimals, address, isNative: false })),
]

const outcomeOf = async (rpcUrl: string, { hash, validity }: Signed): Promise<Outcome> => {
  const look = async (): Promise<Outcome | undefined> => {
    const config = { searchTransactionHistory: true }
    const { value } = await callRpc(rpcUrl, 'getSignatureStatuses', [[hash], config])
    const status = value[0] ?? undefined
    return status && (status.err === null ? 'included' : 'reverted')
  }
  const first = await look()
  if (first !== undefined) return first
  if ((await callRpc(rpcUrl, 'getBlockHeight')) <= validity) return 'waiting'
  return (await look()) ?? 'impossible'
}

const balanceOf = async (rpcUrl: string, currency: string, address: string): Promise<bigint> => {
  if (currency === SOLANA_NATIVE) {
    return BigInt((await callRpc(rpcUrl, 'getBalance', [address])).value)
  }
  const account = await tokenAccountOf(address as Address, currency as Address)
  const { value } = await callRpc(rpcUrl, 'getAccountInfo', [account, { encoding: 'jsonParsed' }])
  return BigInt(value?.data.parsed.info.tokenAmount.amount ?? 0)
}

/** Signs with the newest blockhash, and simulates the transaction on the node. */
const signChecked = async (rpcUrl: string, transfer: Omit<SolanaTransfer, 'blockhash'>): Promise<Signed> => {
  const { value } = await callRpc(rpcUrl, 'getLatestBlockhash')
  const { signature, raw } = await signSolanaTransfer({ ...transfer, blockhash: value.blockhash })
  const answer = await callRpc(rpcUrl, 'simulateTransaction', [raw, { encoding: 'base64' }])
  if (answer.value.err !== null)
    throw new TransferRefusedError(`Solana refuses it: ${JSON.stringify(answer.value.err)}`)
  return { hash: signature, raw, validity: value.lastValidBlockHeight }
}

/** The sandbox's Solana with the solver's account. An order's address is a key derived from the order. */
export const createSolanaSolverChain = async (solana: SandboxSolana): Promise<SolverChain> => {
  const { rpcUrl, mints } = solana
  const { solver, payer } = await sandboxSolanaKeys()
  const currencies = currenciesOf(solana)
  const keyOf = (orderId: string) => sandboxSolanaKey(`deposit/${orderId}`)
  const mintAt = (currency: string) => {
    const mint = mints.find(({ address }) => address === currency)
    return mint === undefined ? {} : { mint }
  }
  return {
    id: RELAY_CHAIN_ID,
    name: 'solana-devnet',
    displayName: solana.name,
    vmType: 'svm',
    rpcUrl,
    currencies,
    solver: solver.address,
    // Most of it is the rent of the recipient's token account.
    fillCostMicroUsd: 310_000n,
    sweepCostMicroUsd: 2_000n,
    transferCost: { native: 5_000n, token: 5_000n },
    nativeReserve: 10n ** 9n,
    isAddress: text => isValidAddress('solana', text),
    normalize: address => address,
    depositAddress: async orderId => (await keyOf(orderId)).address,
    head: async () => await callRpc(rpcUrl, 'getSlot'),
    payIns: (blocks, isOpen) =>
      readSolanaPayIns(
        rpcUrl,
        mints.map(({ address }) => address),
        blocks,
        isOpen,
      ),
    isIncluded: async hash => (await outcomeOf(rpcUrl, { hash, raw: '', validity: Infinity })) === 'included',
    balance: (currency, address) => balanceOf(rpcUrl, currency, address),
    signTransfer: ({ currency, to, amount }) =>
      signChecked(rpcUrl, { feePayer: solver, from: solver, to, amount, ...mintAt(currency) }),
    signSweep: async (orderId, currency) => {
      const from = await keyOf(orderId)
      const amount = await balanceOf(rpcUrl, currency, from.address)
      return signChecked(rpcUrl, {
        feePayer: solver,
        from,
        to: solver.address,
        amount,
        closes: true,
        ...mintAt(currency),
      })
    },
    fund: async (currency, amountBaseUnits) => {
      const symbol = currencies.find(({ address }) => address === currency)?.symbol ?? ''
      await solana.fund({ to: solver.address, symbol, amountBaseUnits })
    },
    outside: payer.address,
    submit: async ({ raw }) => {
      // The outcome of a refused transaction is read as for a lost one.
      await callRpc(rpcUrl, 'sendTransaction', [raw, { encoding: 'base64' }]).catch((error: unknown) => {
        if (!(error instanceof SandboxRpcError)) throw error
      })
    },
    outcome: signed => outcomeOf(rpcUrl, signed),
  }
}
