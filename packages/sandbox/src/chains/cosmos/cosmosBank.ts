import { isAddress, moduleAddress, sha256 } from './cosmosKeys.ts'
import { type Coin, type CosmosMessage, type Packet, signersOf, typeUrls } from './cosmosMessages.ts'

/** An event as the chain writes it. */
export interface CosmosEvent {
  type: string
  attributes: readonly (readonly [name: string, value: string])[]
}

export interface CosmosAccount {
  number: bigint
  sequence: bigint
  balances: Map<string, bigint>
}

/** An error with its code in the code space `sdk`. */
export class CosmosFailure extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const insufficientFunds = 5

const coinsText = (coins: readonly Coin[]): string => coins.map(({ denom, amount }) => `${amount}${denom}`).join(',')

/** The name of a token that arrives over a channel: the hash of its path. */
export const voucherDenom = (channel: string, denom: string): string =>
  `ibc/${sha256(Buffer.from(`transfer/${channel}/${denom}`))
    .toString('hex')
    .toUpperCase()}`

interface TokenTransfer {
  denom: string
  amount: string
  receiver: string
}

const dataOf = ({ data }: Packet): TokenTransfer => JSON.parse(data) as TokenTransfer

/** Accounts and their coins, with the bank module's events. */
export const createCosmosBank = (prefix: string) => {
  let accounts = new Map<string, CosmosAccount>()
  let created = 0n
  const accountOf = (address: string): CosmosAccount => {
    const found = accounts.get(address)
    if (found) return found
    const account: CosmosAccount = { number: created, sequence: 0n, balances: new Map() }
    created += 1n
    accounts.set(address, account)
    return account
  }
  const mint = (address: string, { denom, amount }: Coin): void => {
    if (!isAddress(prefix, address)) throw new CosmosFailure(7, `invalid address: ${address}`)
    const { balances } = accountOf(address)
    balances.set(denom, (balances.get(denom) ?? 0n) + amount)
  }
  const spend = (address: string, coins: readonly Coin[]): CosmosEvent => {
    const { balances } = accountOf(address)
    for (const { denom, amount } of coins) {
      const held = balances.get(denom) ?? 0n
      if (amount <= 0n) throw new CosmosFailure(10, 'invalid coins')
      if (held < amount) throw new CosmosFailure(insufficientFunds, `spendable balance ${held}${denom} is smaller`)
      balances.set(denom, held - amount)
    }
    return {
      type: 'coin_spent',
      attributes: [
        ['spender', address],
        ['amount', coinsText(coins)],
      ],
    }
  }
  const receive = (address: string, sender: string, coins: readonly Coin[]): CosmosEvent[] => {
    for (const coin of coins) mint(address, coin)
    const amount = coinsText(coins)
    return [
      {
        type: 'coin_received',
        attributes: [
          ['receiver', address],
          ['amount', amount],
        ],
      },
      {
        type: 'transfer',
        attributes: [
          ['recipient', address],
          ['sender', sender],
          ['amount', amount],
        ],
      },
    ]
  }
  const send = (from: string, to: string, coins: readonly Coin[]): CosmosEvent[] => [
    spend(from, coins),
    ...receive(to, from, coins),
  ]
  const sendMany = ({ inputs, outputs }: CosmosMessage & { type: 'multiSend' }): CosmosEvent[] => {
    const sum = (sides: typeof inputs) =>
      sides.flatMap(({ coins }) => coins).reduce((total, { amount }) => total + amount, 0n)
    const [input] = inputs
    if (!input || inputs.length > 1 || sum(inputs) !== sum(outputs))
      throw new CosmosFailure(18, 'sum inputs != sum outputs')
    return [
      spend(input.address, input.coins),
      ...outputs.flatMap(({ address, coins }) => receive(address, input.address, coins)),
    ]
  }
  /** Coins that left this chain over the channel return from its escrow, and all others are new vouchers. */
  const deliver = (packet: Packet): CosmosEvent[] => {
    const { denom, amount, receiver } = dataOf(packet)
    const own = `transfer/${packet.sourceChannel}/`
    const isOwn = denom.startsWith(own)
    const coin = {
      denom: isOwn ? denom.slice(own.length) : voucherDenom(packet.destinationChannel, denom),
      amount: BigInt(amount),
    }
    const holder = moduleAddress(prefix, isOwn ? `escrow ${packet.destinationChannel}` : 'transfer')
    mint(holder, coin)
    return [
      { type: 'recv_packet', attributes: [['packet_dst_channel', packet.destinationChannel]] },
      ...send(holder, receiver, [coin]),
      {
        type: 'fungible_token_packet',
        attributes: [
          ['receiver', receiver],
          ['denom', denom],
          ['success', 'true'],
        ],
      },
    ]
  }
  const execute = (message: CosmosMessage): CosmosEvent[] => {
    switch (message.type) {
      case 'send':
        return send(message.from, message.to, message.coins)
      case 'multiSend':
        return sendMany(message)
      case 'recvPacket':
        return deliver(message.packet)
      case 'exec':
        return message.messages.flatMap((one, index) => {
          // Others' messages need a grant, which this chain does not have.
          if (signersOf(one).some(signer => signer !== message.grantee)) throw new CosmosFailure(4, 'no grant')
          return execute(one).map(event => withIndex(event, 'authz_msg_index', index))
        })
    }
  }
  const copy = () =>
    new Map([...accounts].map(([id, one]) => [id, { ...one, balances: new Map(one.balances) }] as const))
  return {
    mint,
    send,
    find: (address: string): Readonly<CosmosAccount> | undefined => accounts.get(address),
    useSequence: (address: string): void => void (accountOf(address).sequence += 1n),
    /** Executes all messages, or, if one fails, none. */
    executeAll: (messages: readonly CosmosMessage[]): CosmosEvent[] => {
      const before = copy()
      try {
        return messages.flatMap((message, index) =>
          [actionOf(message), ...execute(message)].map(event => withIndex(event, 'msg_index', index)),
        )
      } catch (error) {
        accounts = before
        throw error
      }
    },
  }
}

const actionOf = (message: CosmosMessage): CosmosEvent => ({
  type: 'message',
  attributes: [
    ['action', typeUrls[message.type]],
    ['sender', signersOf(message)[0] ?? ''],
  ],
})

const withIndex = ({ type, attributes }: CosmosEvent, name: string, index: number): CosmosEvent => ({
  type,
  attributes: [...attributes, [name, String(index)]],
})
