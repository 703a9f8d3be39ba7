import { Address, OutScript, TEST_NETWORK } from '@scure/btc-signer'

import type { BitcoinBlock, TakenTransaction } from '../bitcoinState.ts'
import { readHeader } from '../blocks.ts'
import type { BitcoinLedger } from '../createBitcoinLedger.ts'
import type { Coin } from '../verifySpend.ts'

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** In BTC, as a JSON number, which is exact because a double represents all amounts of satoshis. */
export const bitcoins = (satoshis: bigint): number => Number(satoshis) / 1e8

const scriptTypes: Readonly<Record<string, string>> = {
  pk: 'pubkey',
  pkh: 'pubkeyhash',
  sh: 'scripthash',
  wpkh: 'witness_v0_keyhash',
  wsh: 'witness_v0_scripthash',
  tr: 'witness_v1_taproot',
}

/** An output script, with its testnet address if it has one. */
export const scriptView = (script: Uint8Array) => {
  const hex = hexOf(script)
  if (script[0] === 0x6a) return { hex, type: 'nulldata' }
  try {
    const output = OutScript.decode(script)
    const type = scriptTypes[output.type] ?? 'nonstandard'
    return type === 'pubkey' || type === 'nonstandard'
      ? { hex, type }
      : { hex, type, address: Address(TEST_NETWORK).encode(output) }
  } catch {
    return { hex, type: 'nonstandard' }
  }
}

const prevoutView = ({ isCoinbase, height, amount, script }: Coin) => ({
  generated: isCoinbase,
  height: height ?? 0,
  value: bitcoins(amount),
  scriptPubKey: scriptView(script),
})

const inputViews = ({ parts, spent }: TakenTransaction, withPrevouts: boolean) =>
  parts.inputs.map(({ txid, index, finalScriptSig, sequence }, at) => {
    const witness = (parts.witnesses?.[at] ?? []).map(hexOf)
    const coin = spent[at]
    if (!coin) return { coinbase: hexOf(finalScriptSig), txinwitness: witness, sequence }
    return {
      txid: hexOf(txid),
      vout: index,
      scriptSig: { hex: hexOf(finalScriptSig) },
      ...(witness.length > 0 ? { txinwitness: witness } : {}),
      ...(withPrevouts ? { prevout: prevoutView(coin) } : {}),
      sequence,
    }
  })

/** A transaction in the format of `getrawtransaction` and `getblock`. */
export const transactionView = (taken: TakenTransaction, withPrevouts: boolean) => ({
  txid: taken.txid,
  hash: taken.wtxid,
  version: taken.parts.version,
  size: taken.size,
  vsize: taken.vsize,
  weight: taken.weight,
  locktime: taken.parts.lockTime,
  vin: inputViews(taken, withPrevouts),
  vout: taken.parts.outputs.map(({ amount, script }, n) => ({
    value: bitcoins(amount),
    n,
    scriptPubKey: scriptView(script),
  })),
  ...(withPrevouts && taken.spent.length > 0 ? { fee: bitcoins(taken.fee) } : {}),
  hex: taken.hex,
})

const numberBytes = (value: number): string => {
  if (value < 0xfd) return Buffer.of(value).toString('hex')
  const bytes = Buffer.alloc(3, 0xfd)
  bytes.writeUInt16LE(value, 1)
  return bytes.toString('hex')
}

/** The whole block in hexadecimal. */
export const blockHex = ({ header, transactions }: BitcoinBlock): string =>
  `${header}${numberBytes(transactions.length)}${transactions.map(({ hex }) => hex).join('')}`

export const headerView = (ledger: BitcoinLedger, block: BitcoinBlock) => {
  const { version, merkleRoot, bits, nonce } = readHeader(block.header)
  const next = ledger.blocks()[block.height + 1]
  return {
    hash: block.hash,
    confirmations: ledger.tip().height - block.height + 1,
    height: block.height,
    version,
    merkleroot: merkleRoot,
    time: block.time,
    mediantime: block.time,
    nonce,
    bits: bits.toString(16),
    nTx: block.transactions.length,
    ...(block.height === 0 ? {} : { previousblockhash: block.previous }),
    ...(next ? { nextblockhash: next.hash } : {}),
  }
}
