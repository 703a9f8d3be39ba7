import { writeBag } from '../bagOfCells.ts'
import { hashOf } from '../cell.ts'
import type { PlacedMessage, TonBlock, TonTransaction } from '../createTonState.ts'
import { opcodeOf } from '../tonMessages.ts'

/** Of the chain's test network. */
const globalId = -3

const seconds = (ms: number): number => Math.floor(ms / 1_000)

export const blockView = ({ seqno, atMs }: TonBlock): object => ({
  workchain: -1,
  shard: '8000000000000000',
  seqno,
  global_id: globalId,
  gen_utime: String(seconds(atMs)),
  start_lt: String(BigInt(seqno) * 1_000_000n),
  end_lt: String(BigInt(seqno) * 1_000_000n),
})

const messageView = (message: PlacedMessage): object => {
  const opcode = opcodeOf(message.body)
  return {
    hash: message.hash,
    source: message.source ?? null,
    destination: message.destination,
    value: String(message.value),
    fwd_fee: '0',
    created_lt: String(message.createdLt),
    opcode: opcode === undefined ? null : `0x${opcode.toString(16).padStart(8, '0')}`,
    bounce: message.bounce,
    bounced: message.bounced,
    message_content: { hash: hashOf(message.body).toString('base64'), body: writeBag(message.body), decoded: null },
  }
}

const externalView = ({ account, hash }: TonTransaction): object => ({
  hash,
  source: null,
  destination: account,
  value: null,
  created_lt: null,
  bounce: null,
  bounced: null,
  message_content: { hash, body: null, decoded: null },
})

/** Transactions of blocks alone are shown. */
export const transactionView = (one: TonTransaction): object => ({
  account: one.account,
  hash: one.hash,
  lt: String(one.lt),
  now: seconds(one.block?.atMs ?? 0),
  mc_block_seqno: one.block?.seqno ?? 0,
  trace_id: one.traceId,
  prev_trans_hash: one.previous.hash,
  prev_trans_lt: String(one.previous.lt),
  description: { type: 'ord', aborted: one.isAborted, destroyed: false, credit_first: true },
  in_msg: one.received === undefined ? externalView(one) : messageView(one.received),
  out_msgs: one.sent.map(messageView),
})
