import { p2wpkh, selectUTXO, TEST_NETWORK } from '@scure/btc-signer'

import { publicKeyOf } from '../publicKeyOf.ts'
import { coinbaseMaturity } from './checkTransaction.ts'
import type { BitcoinLedger } from './createBitcoinLedger.ts'

/** The node's fee estimate, in satoshis per byte. */
export const satoshisPerByte = 2n

/** Signals that the transaction can be replaced (BIP-125). */
const replaceable = 0xfffffffd

interface Choice {
  /** A transaction in the mempool to replace. */
  replaces?: string
  /** Default: the node's estimate. */
  satoshisPerByte?: bigint
}

/** Coins of a script that no mempool transaction spends, except the one to replace. */
const spendable = (ledger: BitcoinLedger, script: Uint8Array, replaces: string | undefined) =>
  ledger.coinsOf(script).filter(({ outpoint, coin: { isCoinbase, height = 0 } }) => {
    const isRipe = !isCoinbase || ledger.tip().height + 1 - height >= coinbaseMaturity
    return isRipe && ledger.spenderOf(outpoint) === replaces
  })

/**
 * Pays from a key's native segwit address: selects coins, adds change, signs and submits the transaction. Resolves with
 * its id, or undefined if the coins do not cover the outputs and the fee.
 */
export const payFrom = (
  ledger: BitcoinLedger,
  key: Uint8Array,
  outputs: readonly { address: string; amount: bigint }[],
  choice: Choice = {},
): string | undefined => {
  const { script, address } = p2wpkh(publicKeyOf(key), TEST_NETWORK)
  const inputs = spendable(ledger, script, choice.replaces).map(({ outpoint, coin }) => {
    const [txid = '', index] = outpoint.split(':')
    const witnessUtxo = { script, amount: coin.amount }
    return { txid, index: Number(index), sequence: replaceable, witnessUtxo }
  })
  const selected = selectUTXO(inputs, [...outputs], 'default', {
    feePerByte: choice.satoshisPerByte ?? satoshisPerByte,
    changeAddress: address ?? '',
    network: TEST_NETWORK,
    createTx: true,
    bip69: true,
  })
  if (!selected?.tx) return undefined
  selected.tx.sign(key)
  selected.tx.finalize()
  return ledger.send(selected.tx.hex)
}
