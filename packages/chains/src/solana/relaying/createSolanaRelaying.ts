import { findNetwork } from '@rialto/catalog'
import {
  type AuthorizableToken,
  type Authorization,
  type MinedRelay,
  type Relaying,
  RelayRevertedError,
  SolanaUnreadable,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import { createSolanaRpc, type SolanaRpc } from '../createSolanaRpc.ts'
import type { SolanaNetworkConfig } from '../readSolanaBalances.ts'

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
/** A transaction is valid for the 150 blocks after that of its blockhash. Twice as many, for nodes that are behind. */
const validBlocks = 300n

const caip2Of = (networkId: string): string => findNetwork(networkId)?.caip2 ?? ''

/** Solana's keys and layouts of transactions are loaded with the first payment. */
const loadReader = () => import('./readSignedTransfer.ts')
const loadSigner = () => import('./signFee.ts')

const hashOf = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))).toString('hex')

/** The only transaction of a relay. A status without a transaction is an answer of a node that is behind itself. */
const findMined = async (rpc: SolanaRpc, hashes: readonly string[]): Promise<MinedRelay | undefined> => {
  for (const hash of hashes) {
    const status = await rpc.status(hash)
    if (status === undefined) continue
    const movement = await rpc.movement(hash, status.isFinal ? 'finalized' : 'confirmed')
    if (!movement) throw new SolanaUnreadable('The node has the status of a transaction that it does not have')
    return { hash, succeeded: !movement.hasFailed, isFinal: status.isFinal, fee: movement.fee ?? 0n }
  }
  return undefined
}

const readToken = async (
  rpc: SolanaRpc,
  { networkId, tokens }: SolanaNetworkConfig,
  symbol: string,
): Promise<AuthorizableToken | undefined> => {
  const listed = tokens.find(one => one.symbol === symbol)
  // Token-2022 may withhold a fee from the transferred amount.
  if (listed?.address === undefined || (await rpc.ownerOf(listed.address)) !== tokenProgram) return undefined
  const { address: contract, decimals } = listed
  const of = { networkId, chain: caip2Of(networkId), symbol, contract, decimals }
  return { ...of, methods: ['signedTransaction'], name: '', version: '' }
}

/**
 * The transfer to the token account of `payTo`. Its fields are read from the signed bytes. The payer's own
 * statement of them is only compared.
 */
const transferIn = async (
  networkId: string,
  { transaction, payTo }: { transaction: string; payTo: string },
): Promise<Authorization | undefined> => {
  const { readSignedTransfer } = await loadReader()
  const transfer = await readSignedTransfer(transaction)
  if (!transfer) return undefined
  const { mint, from, destination, amount, memo } = transfer
  const { tokenAccountOf } = await import('../tokenAccountOf.ts')
  if (destination !== (await tokenAccountOf({ owner: payTo, mint, program: tokenProgram }))) return undefined
  return {
    method: 'signedTransaction',
    networkId,
    token: mint,
    from,
    to: payTo,
    value: amount,
    validAfter: 0n,
    validBefore: 0n,
    nonce: await hashOf(Uint8Array.from(transfer.transaction.messageBytes)),
    signature: transaction,
    ...defined({ memo }),
  }
}

/**
 * The relayer's Solana networks with a node. A holder signs a whole transaction, and the relayer adds the signature of
 * its fee payer: the transaction has one signature on the chain, which is executed at most once, and it can be in no block
 * once its blockhash is too old. Throws SolanaUnreadable.
 */
export const createSolanaRelaying = (options: {
  networks: readonly SolanaNetworkConfig[]
  egress: Egress
}): Relaying => {
  const chains = new Map(
    options.networks.map(network => [
      network.networkId,
      { network, rpc: createSolanaRpc(options.egress, network.rpcUrl) },
    ]),
  )
  const chainOf = (networkId: string) => {
    const chain = chains.get(networkId)
    if (!chain) throw new Error(`Network ${networkId} has no node`)
    return chain
  }
  const tokens = new Map<string, AuthorizableToken>()
  return {
    relays: networkId => chains.has(networkId),
    chains: options.networks.map(({ networkId }) => ({ networkId, chain: caip2Of(networkId) })),
    accountOf: async text => {
      const { accountOfKey } = await loadSigner()
      const account = await accountOfKey(text)
      return account && { family: 'solana', ...account }
    },
    head: async networkId => ({
      block: await chainOf(networkId).rpc.blockHeight('confirmed'),
      nextSeconds: BigInt(Math.floor(Date.now() / 1000)),
    }),
    quote: async (networkId, from, { data }) => {
      const { readSignedTransfer } = await loadReader()
      const transfer = await readSignedTransfer(data)
      if (transfer?.feePayer !== from) throw new RelayRevertedError('The transaction names another fee payer')
      if (await chainOf(networkId).rpc.wouldFail(data)) throw new RelayRevertedError('The transaction would fail')
      return { gas: 1n, fees: { maxFee: transfer.fee, priorityFee: 0n } }
    },
    fees: async () => undefined,
    sign: async ({ key, call }) => {
      const { signFee } = await loadSigner()
      return signFee(call.data, key)
    },
    send: async (networkId, raw) => chainOf(networkId).rpc.send(raw),
    findMined: async (networkId, hashes) => findMined(chainOf(networkId).rpc, hashes),
    account: async (networkId, address) => {
      const { rpc } = chainOf(networkId)
      // An account below this amount cannot pay a fee.
      const [balance, least] = [await rpc.balance(address), await rpc.rent(0)]
      return { balance: balance > least ? balance - least : 0n, pendingNonce: 0 }
    },
    isOver: async ({ networkId, sinceBlock }) =>
      (await chainOf(networkId).rpc.blockHeight('finalized')) > sinceBlock + validBlocks,
    token: async (networkId, symbol) => {
      const chain = chains.get(networkId)
      const known = tokens.get(`${networkId} ${symbol}`)
      if (known || !chain) return known
      const read = await readToken(chain.rpc, chain.network, symbol)
      if (read) tokens.set(`${networkId} ${symbol}`, read)
      return read
    },
    isAllowed: async () => true,
    typedDataOf: async () => undefined,
    transferIn: async ({ networkId, ...input }) => transferIn(networkId, input),
    findFault: async ({ networkId, method, signature }) => {
      const { readSignedTransfer } = await loadReader()
      const transfer = method === 'signedTransaction' ? await readSignedTransfer(signature) : undefined
      if (!transfer) return 'notSupported'
      const { isSignedByHolder } = await loadSigner()
      if (!(await isSignedByHolder(transfer))) return 'badSignature'
      return (await chainOf(networkId).rpc.isBlockhashValid(transfer.blockhash)) ? undefined : 'expired'
    },
    callOf: ({ token, signature }) => ({ to: token, data: signature }),
    // Only this server has the fee payer's signature, so that a transaction cannot be sent by others.
    findUse: async () => undefined,
  }
}
