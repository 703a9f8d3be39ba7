import { type Cell, buildCell, readCell } from './cell.ts'

/** A message between two accounts. */
export interface TonMessage {
  /** Undefined for a message from outside. */
  source: string | undefined
  destination: string
  /** In nanotons. */
  value: bigint
  /** The receiver returns the value if it cannot process the message. */
  bounce: boolean
  bounced: boolean
  body: Cell
}

/** A message from outside the chain. */
export interface ExternalMessage {
  destination: string
  init: Cell | undefined
  body: Cell
}

export const emptyCell: Cell = { bits: '', refs: [] }

/** Operation codes: of a comment, and of the standard of jettons (TEP-74). */
export const operations = {
  comment: 0,
  transfer: 0x0f8a7ea5,
  internalTransfer: 0x178d4519,
  notification: 0x7362d09c,
  excesses: 0xd53276db,
} as const

const textPerCell = 123

const snakeOf = (bytes: Buffer): Cell => {
  const [own, rest] = [bytes.subarray(0, textPerCell), bytes.subarray(textPerCell)]
  const cell = buildCell().bytes(own)
  return rest.length === 0 ? cell.end() : cell.ref(snakeOf(rest)).end()
}

/** A text for the receiver. */
export const commentOf = (text: string): Cell => {
  const snake = snakeOf(Buffer.from(text, 'utf8'))
  return buildCell().uint(operations.comment, 32).slice(snake).end()
}

/** The operation code of a body, or undefined if it has none. */
export const opcodeOf = (body: Cell): number | undefined => {
  const reader = readCell(body)
  return reader.bitsLeft() < 32 ? undefined : reader.number(32)
}

type Reader = ReturnType<typeof readCell>

/** The first state of an account: `Maybe (Either StateInit ^StateInit)`. */
const readInit = (reader: Reader): Cell | undefined => {
  if (reader.uint(1) === 0n) return undefined
  if (reader.uint(1) === 1n) return reader.ref()
  const flags = reader.uint(5)
  if (flags !== 0b00110n) throw new Error('A first state that wallets do not have')
  return buildCell().uint(flags, 5).ref(reader.ref()).ref(reader.ref()).end()
}

const readBody = (reader: Reader): Cell => (reader.uint(1) === 1n ? reader.ref() : reader.rest())

/** @throws Error for a malformed message, or one to nobody. */
export const readExternal = (message: Cell): ExternalMessage => {
  const reader = readCell(message)
  if (reader.uint(2) !== 0b10n || reader.uint(2) !== 0n) throw new Error('Not a message from outside')
  const destination = reader.address()
  reader.coins()
  if (destination === undefined) throw new Error('A message to nobody')
  return { destination, init: readInit(reader), body: readBody(reader) }
}

/** The message that a wallet is asked to send. */
export const readInternal = (message: Cell, source: string): TonMessage => {
  const reader = readCell(message)
  if (reader.uint(1) !== 0n) throw new Error('Not a message between accounts')
  reader.uint(1)
  const [bounce, bounced] = [reader.uint(1) === 1n, reader.uint(1) === 1n]
  reader.address()
  const destination = reader.address()
  const value = reader.coins()
  if (destination === undefined || reader.uint(1) !== 0n) throw new Error('A message to nobody, or with other coins')
  reader.coins()
  reader.coins()
  reader.uint(64 + 32)
  readInit(reader)
  return { source, destination, value, bounce, bounced, body: readBody(reader) }
}

/** As a wallet sends it, without a first state. */
export const internalCell = ({ destination, value, bounce, body }: Omit<TonMessage, 'source' | 'bounced'>): Cell =>
  buildCell()
    .uint(0b01, 2)
    .uint(bounce ? 1 : 0, 1)
    .uint(0, 1)
    .address(undefined)
    .address(destination)
    .coins(value)
    .uint(0, 1)
    .coins(0n)
    .coins(0n)
    .uint(0, 64 + 32)
    .uint(0, 1)
    .uint(1, 1)
    .ref(body)
    .end()

export interface JettonTransfer {
  queryId: bigint
  amount: bigint
  /** The new owner in a transfer, the earlier one in its notification. */
  party: string | undefined
  response: string | undefined
  forwarded: bigint
  payload: Cell
}

/** The body with which an owner asks its jetton wallet to send. */
export const transferBody = ({ queryId, amount, party, response, forwarded, payload }: JettonTransfer): Cell =>
  buildCell()
    .uint(operations.transfer, 32)
    .uint(queryId, 64)
    .coins(amount)
    .address(party)
    .address(response)
    .uint(0, 1)
    .coins(forwarded)
    .uint(1, 1)
    .ref(payload)
    .end()

/** @throws Error for a malformed body. */
export const readTransfer = (body: Cell): JettonTransfer => {
  const reader = readCell(body)
  if (reader.number(32) !== operations.transfer) throw new Error('Not a transfer of jettons')
  const [queryId, amount, party, response] = [reader.uint(64), reader.coins(), reader.address(), reader.address()]
  if (reader.uint(1) === 1n) reader.ref()
  const forwarded = reader.coins()
  return { queryId, amount, party, response, forwarded, payload: readBody(reader) }
}

export const internalTransferBody = (transfer: JettonTransfer): Cell =>
  buildCell()
    .uint(operations.internalTransfer, 32)
    .uint(transfer.queryId, 64)
    .coins(transfer.amount)
    .address(transfer.party)
    .address(transfer.response)
    .coins(transfer.forwarded)
    .uint(1, 1)
    .ref(transfer.payload)
    .end()

export const notificationBody = ({ queryId, amount, party, payload }: JettonTransfer): Cell =>
  buildCell()
    .uint(operations.notification, 32)
    .uint(queryId, 64)
    .coins(amount)
    .address(party)
    .uint(1, 1)
    .ref(payload)
    .end()

/** @throws Error for a malformed body. */
export const readInternalTransfer = (body: Cell): JettonTransfer => {
  const reader = readCell(body)
  if (reader.number(32) !== operations.internalTransfer) throw new Error('Not a transfer of jettons')
  const [queryId, amount, party, response] = [reader.uint(64), reader.coins(), reader.address(), reader.address()]
  const forwarded = reader.coins()
  return { queryId, amount, party, response, forwarded, payload: readBody(reader) }
}

export const excessesBody = (queryId: bigint): Cell => buildCell().uint(operations.excesses, 32).uint(queryId, 64).end()
