import { sha256 } from '@noble/hashes/sha2.js'

import { transferData, tronHex } from './tronAddress.ts'
import type { TronHead } from './tronShapes.ts'

interface Payment {
  from: string
  to: string
  /** Absent: TRX. */
  token: string | undefined
  amount: bigint
  /** The maximum that the token's contract may burn, in sun. */
  feeLimit: bigint
}

/** Time for wallets to sign, as in transactions that nodes build. */
const expiresAfterMs = 60_000

type Field = readonly [number: number, value: bigint | Uint8Array]

const varint = (value: bigint): number[] =>
  value > 0x7fn ? [Number(value & 0x7fn) | 0x80, ...varint(value >> 7n)] : [Number(value)]

/** Protocol Buffers: fields in order, each a number or bytes. */
const message = (fields: readonly Field[]): Uint8Array =>
  Uint8Array.from(
    fields.flatMap(([number, value]) =>
      typeof value === 'bigint'
        ? [...varint(BigInt(number) << 3n), ...varint(value)]
        : [...varint((BigInt(number) << 3n) | 2n), ...varint(BigInt(value.length)), ...value],
    ),
  )

const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex')

/** The transaction's action, as JSON and as fields of its message (`TransferContract`, `TriggerSmartContract`). */
const contractOf = ({ from, to, token, amount }: Payment) => {
  const owner_address = tronHex(from)
  if (token === undefined) {
    const to_address = tronHex(to)
    const fields: Field[] = [
      [1, bytes(owner_address)],
      [2, bytes(to_address)],
      [3, amount],
    ]
    return { type: 'TransferContract', kind: 1n, value: { owner_address, to_address, amount: Number(amount) }, fields }
  }
  const contract_address = tronHex(token)
  const data = transferData(to, amount)
  const fields: Field[] = [
    [1, bytes(owner_address)],
    [2, bytes(contract_address)],
    [4, bytes(data)],
  ]
  return { type: 'TriggerSmartContract', kind: 31n, value: { owner_address, contract_address, data }, fields }
}

const pair = (first: Field[1], second: Field[1]): Uint8Array =>
  message([
    [1, first],
    [2, second],
  ])

/**
 * A payment in the form that wallets sign: the JSON of java-tron's HTTP API, with the bytes whose hash is its id. It is
 * built here, so that no node can change its recipient. It refers to the head, and is invalid on other chains.
 */
export const buildTransaction = (payment: Payment, head: TronHead): { txId: string; json: string } => {
  const { type, kind, value, fields } = contractOf(payment)
  const type_url = `type.googleapis.com/protocol.${type}`
  const [ref_block_bytes, ref_block_hash] = [head.id.slice(12, 16), head.id.slice(16, 32)]
  const expiration = head.timestampMs + expiresAfterMs
  const parameter = pair(new TextEncoder().encode(type_url), message(fields))
  const raw = message([
    [1, bytes(ref_block_bytes)],
    [4, bytes(ref_block_hash)],
    [8, BigInt(expiration)],
    [11, pair(kind, parameter)],
    [14, BigInt(head.timestampMs)],
    ...(payment.token === undefined ? [] : [[18, payment.feeLimit] as const]),
  ])
  const txId = Buffer.from(sha256(raw)).toString('hex')
  const limit = payment.token === undefined ? {} : { fee_limit: Number(payment.feeLimit) }
  const contract = [{ parameter: { value, type_url }, type }]
  const raw_data = { contract, ref_block_bytes, ref_block_hash, expiration, ...limit, timestamp: head.timestampMs }
  const raw_data_hex = Buffer.from(raw).toString('hex')
  return { txId, json: JSON.stringify({ visible: false, txID: txId, raw_data, raw_data_hex }) }
}
