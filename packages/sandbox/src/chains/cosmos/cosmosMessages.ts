import { bytesOf, type Message, numberOf, readMessage, writeMessage } from '../protobuf.ts'

export interface Coin {
  denom: string
  amount: bigint
}

interface Side {
  address: string
  coins: readonly Coin[]
}

/** A packet of a token transfer from another chain (ICS-20). */
export interface Packet {
  sequence: bigint
  sourceChannel: string
  destinationChannel: string
  /** JSON, as the other chain wrote it. */
  data: string
}

export type CosmosMessage =
  | { type: 'send'; from: string; to: string; coins: readonly Coin[] }
  | { type: 'multiSend'; inputs: readonly Side[]; outputs: readonly Side[] }
  | { type: 'exec'; grantee: string; messages: readonly CosmosMessage[] }
  | { type: 'recvPacket'; packet: Packet; signer: string }

export const typeUrls = {
  send: '/cosmos.bank.v1beta1.MsgSend',
  multiSend: '/cosmos.bank.v1beta1.MsgMultiSend',
  exec: '/cosmos.authz.v1beta1.MsgExec',
  recvPacket: '/ibc.core.channel.v1.MsgRecvPacket',
} as const satisfies Record<CosmosMessage['type'], string>

export const textOf = (message: Message, field: number): string => Buffer.from(bytesOf(message, field)).toString('utf8')

/** Each value of a repeated message. */
export const messagesOf = (message: Message, field: number): Message[] =>
  (message.get(field) ?? []).map(value => {
    if (typeof value === 'bigint') throw new Error('a number where a message should be')
    return readMessage(value)
  })

export const readCoins = (message: Message, field: number): Coin[] =>
  messagesOf(message, field).map(coin => {
    const amount = textOf(coin, 2)
    if (!/^\d{1,78}$/.test(amount)) throw new Error('an invalid amount')
    return { denom: textOf(coin, 1), amount: BigInt(amount) }
  })

const readSide = (message: Message): Side => ({ address: textOf(message, 1), coins: readCoins(message, 2) })

const readPacket = (message: Message): Packet => ({
  sequence: numberOf(message, 1),
  sourceChannel: textOf(message, 3),
  destinationChannel: textOf(message, 5),
  data: textOf(message, 6),
})

/** Reads an `Any`. @throws Error for a message that this chain does not have. */
export const readAny = (any: Message): CosmosMessage => {
  const value = readMessage(bytesOf(any, 2))
  switch (textOf(any, 1)) {
    case typeUrls.send:
      return { type: 'send', from: textOf(value, 1), to: textOf(value, 2), coins: readCoins(value, 3) }
    case typeUrls.multiSend:
      return {
        type: 'multiSend',
        inputs: messagesOf(value, 1).map(readSide),
        outputs: messagesOf(value, 2).map(readSide),
      }
    case typeUrls.exec:
      return { type: 'exec', grantee: textOf(value, 1), messages: messagesOf(value, 2).map(readAny) }
    case typeUrls.recvPacket:
      return { type: 'recvPacket', packet: readPacket(readMessage(bytesOf(value, 1))), signer: textOf(value, 4) }
    default:
      throw new Error(`unable to resolve type URL ${textOf(any, 1)}`)
  }
}

export const bytesOfText = (text: string): Uint8Array | undefined =>
  text === '' ? undefined : Uint8Array.from(Buffer.from(text))

type Fields = Parameters<typeof writeMessage>[0]

export const writeCoins = (field: number, coins: readonly Coin[]): Fields =>
  coins.map(({ denom, amount }) => [
    field,
    writeMessage([
      [1, bytesOfText(denom)],
      [2, bytesOfText(String(amount))],
    ]),
  ])

const writeSides = (field: number, sides: readonly Side[]): Fields =>
  sides.map(({ address, coins }) => [field, writeMessage([[1, bytesOfText(address)], ...writeCoins(2, coins)])])

const writePacket = ({ sequence, sourceChannel, destinationChannel, data }: Packet): Uint8Array =>
  writeMessage([
    [1, sequence],
    [2, bytesOfText('transfer')],
    [3, bytesOfText(sourceChannel)],
    [4, bytesOfText('transfer')],
    [5, bytesOfText(destinationChannel)],
    [6, bytesOfText(data)],
  ])

const writeValue = (message: CosmosMessage): Fields => {
  switch (message.type) {
    case 'send':
      return [[1, bytesOfText(message.from)], [2, bytesOfText(message.to)], ...writeCoins(3, message.coins)]
    case 'multiSend':
      return [...writeSides(1, message.inputs), ...writeSides(2, message.outputs)]
    case 'exec':
      return [[1, bytesOfText(message.grantee)], ...message.messages.map((one): Fields[number] => [2, writeAny(one)])]
    case 'recvPacket':
      return [
        [1, writePacket(message.packet)],
        [4, bytesOfText(message.signer)],
      ]
  }
}

export const writeAny = (message: CosmosMessage): Uint8Array =>
  writeMessage([
    [1, bytesOfText(typeUrls[message.type])],
    [2, writeMessage(writeValue(message))],
  ])

/** The accounts that must sign a message. */
export const signersOf = (message: CosmosMessage): readonly string[] => {
  switch (message.type) {
    case 'send':
      return [message.from]
    case 'multiSend':
      return message.inputs.map(({ address }) => address)
    case 'exec':
      return [message.grantee]
    case 'recvPacket':
      return [message.signer]
  }
}
