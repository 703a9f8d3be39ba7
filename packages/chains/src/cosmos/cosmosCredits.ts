import { isObject, type Json, malformed } from './callCosmos.ts'
import type { CosmosEvent, CosmosTransaction } from './cosmosShapes.ts'

/** Coins of one denomination that a transaction brought to an account. */
export interface CosmosCredit {
  hash: string
  height: number
  /** Of the event and the coin in it: no two credits of the transaction share it. */
  position: string
  from: string | undefined
  /** The memo of the payer. */
  tag: string | undefined
  denom: string
  amount: bigint
}

const recvPacket = '/ibc.core.channel.v1.MsgRecvPacket'
const exec = '/cosmos.authz.v1beta1.MsgExec'
const sends = new Set(['/cosmos.bank.v1beta1.MsgSend', '/cosmos.bank.v1beta1.MsgMultiSend'])

/** Denominations as the bank module allows them. Amounts have up to 256 bits. */
const coin = /^(\d{1,78})([a-zA-Z][a-zA-Z0-9/:._-]{2,127})$/

const coinsIn = (text: string): { denom: string; amount: bigint }[] =>
  text === ''
    ? []
    : text.split(',').map(one => {
        const [, amount, denom] = coin.exec(one) ?? []
        if (amount === undefined || denom === undefined) throw malformed('amount')
        return { denom, amount: BigInt(amount) }
      })

/**
 * Credits of an account by a transaction, from the events of the bank module: they say what each message moved, alone, in a
 * list or in another message. A failed transaction moved nothing but its fee.
 */
export const creditsIn = (transaction: CosmosTransaction, address: string): CosmosCredit[] => {
  const { hash, height, isSuccessful, events } = transaction
  if (!isSuccessful) return []
  return events.flatMap((event, index) => {
    if (event.type !== 'coin_received' || event.attributes.get('receiver') !== address) return []
    const of = { hash, height, ...sideOf(transaction, event, address) }
    return coinsIn(event.attributes.get('amount') ?? '')
      .filter(({ amount }) => amount > 0n)
      .map(({ denom, amount }, place) => ({ ...of, position: `${index}/${place}`, denom, amount }))
  })
}

type Side = Pick<CosmosCredit, 'from' | 'tag'>

const numberIn = (event: CosmosEvent, name: string): number | undefined => {
  const text = event.attributes.get(name)
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/**
 * The payer and the payer's memo. The memo of a transaction is the payer's if its messages send the signer's coins. A
 * transaction that delivers a packet of another chain has the relayer's memo: the payer's is in the packet.
 */
const sideOf = ({ messages, memo }: CosmosTransaction, event: CosmosEvent, address: string): Side => {
  const causes = causesOf(messages, event)
  const [first] = causes
  if (first && causes.every(one => sends.has(String(one['@type']))))
    return { from: causes.length === 1 ? senderOf(first) : undefined, tag: textOf(memo) }
  if (first?.['@type'] === recvPacket && causes.length === 1) return sideOfPacket(first, address)
  return { from: undefined, tag: undefined }
}

/** The message that caused the event, or all if the event does not name it. */
const causesOf = (messages: readonly Json[], event: CosmosEvent): readonly Json[] => {
  const index = numberIn(event, 'msg_index')
  const named = index === undefined ? messages : messages.slice(index, index + 1)
  const inner = numberIn(event, 'authz_msg_index')
  return named.flatMap(message => {
    if (message['@type'] !== exec) return [message]
    const all: unknown[] = Array.isArray(message['msgs']) ? message['msgs'] : []
    return (inner === undefined ? all : all.slice(inner, inner + 1)).filter(isObject)
  })
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const senderOf = (message: Json): string | undefined => {
  const { from_address: from, inputs } = message
  const [first]: unknown[] = Array.isArray(inputs) ? inputs : []
  return textOf(from) ?? (isObject(first) ? textOf(first['address']) : undefined)
}

/** The data of a token transfer (ICS-20) to this account. */
const sideOfPacket = ({ packet }: Json, address: string): Side => {
  const data = isObject(packet) ? textOf(packet['data']) : undefined
  const read = data === undefined ? undefined : parse(Buffer.from(data, 'base64').toString('utf8'))
  if (!read || read['receiver'] !== address) return { from: undefined, tag: undefined }
  return { from: textOf(read['sender']), tag: textOf(read['memo']) }
}

const parse = (text: string): Json | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
