import { BLOCKHASH_BLOCKS, type SolanaLedger } from '../createSolanaLedger.ts'
import { configIn, numberIn, type RpcMethod, SolanaRpcError, textIn, withContext } from './readParams.ts'
import { transactionView } from './transactionView.ts'

/** The CAIP-2 id of Solana Devnet is the prefix of its genesis hash. Clients compare the two. */
const GENESIS_HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

const getBlock =
  (ledger: SolanaLedger): RpcMethod =>
  params => {
    const slot = numberIn(params)
    const record = ledger.records()[slot - 1]
    if (record === undefined)
      throw new SolanaRpcError(-32_007, `Slot ${slot} was skipped, or missing in long-term storage`)
    const config = configIn(params, 1)
    return {
      blockhash: ledger.blockhashAt(slot),
      previousBlockhash: ledger.blockhashAt(slot - 1),
      parentSlot: slot - 1,
      blockHeight: slot,
      blockTime: Math.floor(record.atMs / 1000),
      ...(config['transactionDetails'] === 'signatures'
        ? { signatures: [record.signature] }
        : { transactions: [transactionView(ledger, record, config)] }),
      rewards: [],
    }
  }

/** Slots, blocks and related data. Every block is final at once. */
export const blockMethods = (ledger: SolanaLedger): Record<string, RpcMethod> => ({
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
  getGenesisHash: () => GENESIS_HASH,
  getSlot: () => ledger.height(),
  getBlockHeight: () => ledger.height(),
  getFirstAvailableBlock: () => 1,
  getEpochInfo: () => ({
    absoluteSlot: ledger.height(),
    blockHeight: ledger.height(),
    epoch: 0,
    slotIndex: ledger.height(),
    slotsInEpoch: 432_000,
    transactionCount: ledger.height(),
  }),
  getLatestBlockhash: () => {
    const blockhash = ledger.blockhashAt(ledger.height())
    return withContext(ledger, { blockhash, lastValidBlockHeight: ledger.height() + BLOCKHASH_BLOCKS })
  },
  isBlockhashValid: params => withContext(ledger, ledger.heightOf(textIn(params)) !== undefined),
  getBlockTime: params => {
    const record = ledger.records()[numberIn(params) - 1]
    return record === undefined ? null : Math.floor(record.atMs / 1000)
  },
  getBlock: getBlock(ledger),
})
