import { createHash } from 'node:crypto'

import { RawOldTx, RawTx } from '@scure/btc-signer/script.js'

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const doubleSha256 = (bytes: Uint8Array): Buffer => sha256(sha256(bytes))

/** Hashes are displayed in reverse byte order. */
const written = (hash: Uint8Array): string => Buffer.from(hash).reverse().toString('hex')
const bytesOf = (hash: string): Buffer => Buffer.from(hash, 'hex').reverse()

/** A transaction parsed from its wire format. */
export interface ReadTransaction {
  txid: string
  /** Including the witnesses. */
  wtxid: string
  hex: string
  size: number
  weight: number
  vsize: number
  parts: ReturnType<typeof RawTx.decode>
}

/** @throws Error for an invalid transaction. */
export const readTransaction = (hex: string): ReadTransaction => {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new Error('not hexadecimal')
  const bytes = Buffer.from(hex, 'hex')
  const parts = RawTx.decode(bytes)
  const base = RawOldTx.encode(parts)
  const weight = base.length * 3 + bytes.length
  return {
    txid: written(doubleSha256(base)),
    wtxid: written(doubleSha256(bytes)),
    hex: hex.toLowerCase(),
    size: bytes.length,
    weight,
    vsize: Math.ceil(weight / 4),
    parts,
  }
}

/** Of hashes in display order. */
export const merkleRoot = (hashes: readonly string[]): string => {
  let row = hashes.map(bytesOf)
  while (row.length > 1) {
    const pairs: Buffer[] = []
    for (let at = 0; at < row.length; at += 2)
      pairs.push(doubleSha256(Buffer.concat([row[at] ?? Buffer.alloc(0), row[at + 1] ?? row[at] ?? Buffer.alloc(0)])))
    row = pairs
  }
  return written(row[0] ?? Buffer.alloc(32))
}

interface BlockHeader {
  version: number
  previous: string
  merkleRoot: string
  /** Seconds. */
  time: number
  /** The target, in its compact form. */
  bits: number
  nonce: number
}

const encodeHeader = (header: BlockHeader): Buffer => {
  const numbers = Buffer.alloc(12)
  numbers.writeUInt32LE(header.time, 0)
  numbers.writeUInt32LE(header.bits, 4)
  numbers.writeUInt32LE(header.nonce, 8)
  const version = Buffer.alloc(4)
  version.writeInt32LE(header.version)
  return Buffer.concat([version, bytesOf(header.previous), bytesOf(header.merkleRoot), numbers])
}

/** 80 bytes in hexadecimal. */
export const readHeader = (hex: string): BlockHeader & { hash: string } => {
  const bytes = Buffer.from(hex, 'hex')
  return {
    version: bytes.readInt32LE(0),
    previous: written(bytes.subarray(4, 36)),
    merkleRoot: written(bytes.subarray(36, 68)),
    time: bytes.readUInt32LE(68),
    bits: bytes.readUInt32LE(72),
    nonce: bytes.readUInt32LE(76),
    hash: written(doubleSha256(bytes)),
  }
}

/** Regtest's target, which half of all hashes meet. */
const easiestBits = 0x207fffff
const easiestTarget = 0x7fffff0000000000000000000000000000000000000000000000000000000000n

/** Finds the nonce. Returns the header in hexadecimal. */
export const mineHeader = (header: Pick<BlockHeader, 'previous' | 'merkleRoot' | 'time'>): string => {
  for (let nonce = 0; ; nonce += 1) {
    const bytes = encodeHeader({ version: 0x20000000, bits: easiestBits, ...header, nonce })
    if (BigInt(`0x${written(doubleSha256(bytes))}`) <= easiestTarget) return bytes.toString('hex')
  }
}

/** The first block of Bitcoin's testnet, which the sandbox's chain imitates. Its output cannot be spent. */
export const genesis = {
  header: encodeHeader({
    version: 1,
    previous: '0'.repeat(64),
    merkleRoot: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
    time: 1_296_688_602,
    bits: 0x1d00ffff,
    nonce: 414_098_458,
  }).toString('hex'),
  coinbase:
    '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000',
}

/** Block subsidy in satoshis, which halves every 210,000 blocks. */
const subsidy = (height: number): bigint => 5_000_000_000n >> BigInt(Math.floor(height / 210_000))

/** BIP-34: the height, as the script's first number. */
const heightScript = (height: number): Buffer => {
  const number = Buffer.alloc(4)
  number.writeUInt32LE(height)
  const last = number.findLastIndex(byte => byte !== 0)
  const short = number.subarray(0, last + 1)
  // The highest bit is the sign.
  const signed = (short.at(-1) ?? 0) < 0x80 ? short : Buffer.concat([short, Buffer.of(0)])
  return Buffer.concat([Buffer.of(signed.length), signed, Buffer.from([0x02, 0x52, 0x6c])])
}

/** The output script that commits to the witnesses (BIP-141). */
const witnessCommitment = (wtxids: readonly string[]): Uint8Array => {
  const witnessRoot = bytesOf(merkleRoot(['0'.repeat(64), ...wtxids]))
  const commitment = doubleSha256(Buffer.concat([witnessRoot, Buffer.alloc(32)]))
  return Buffer.concat([Buffer.from('6a24aa21a9ed', 'hex'), commitment])
}

/** The coinbase transaction, which pays subsidy and fees to the miner and commits to the witnesses (BIP-141). */
export const coinbaseOf = (input: {
  height: number
  script: Uint8Array
  fees: bigint
  wtxids: readonly string[]
}): string => {
  const bytes = RawTx.encode({
    version: 2,
    segwitFlag: true,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: heightScript(input.height),
        sequence: 0xffffffff,
      },
    ],
    outputs: [
      { amount: subsidy(input.height) + input.fees, script: input.script },
      { amount: 0n, script: witnessCommitment(input.wtxids) },
    ],
    witnesses: [[new Uint8Array(32)]],
    lockTime: 0,
  })
  return Buffer.from(bytes).toString('hex')
}
