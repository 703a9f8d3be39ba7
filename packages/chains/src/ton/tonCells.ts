/** A cell of a message: bits as a string of 0 and 1, and references to other cells. */
interface Cell {
  bits: string
  refs: readonly Cell[]
}

const magic = 0xb5ee9c72
/** A message has at most 8,192 cells. */
const maxCells = 8_192
/** A longer text is not a tag. */
const maxTextCells = 8
/** Operation codes: of a comment, and of a jetton wallet's notification (TEP-74). */
const [commentCode, notificationCode] = [0n, 0x7362d09cn]

const bitsOf = (content: Buffer, isPadded: boolean): string => {
  const bits = Array.from(content, byte => byte.toString(2).padStart(8, '0')).join('')
  return isPadded ? bits.slice(0, bits.lastIndexOf('1')) : bits
}

/** Reads the only root of a bag of cells. @throws RangeError for a malformed one. */
const readBag = (base64: string): Cell => {
  const bytes = Buffer.from(base64, 'base64')
  let at = 4
  const take = (length: number): number => {
    at += length
    return bytes.readUIntBE(at - length, length)
  }
  if (bytes.readUInt32BE(0) !== magic) throw new RangeError('Not a bag of cells')
  const flags = take(1)
  const [size, offsetSize] = [flags & 7, take(1)]
  const [count, roots] = [take(size), take(size)]
  at += size + offsetSize
  if (roots !== 1 || count > maxCells) throw new RangeError('Another number of cells')
  const root = take(size)
  if ((flags & 0x80) !== 0) at += count * offsetSize
  return joined(readRows(count), root)

  function readRows(length: number) {
    return Array.from({ length }, () => {
      const [first, second] = [take(1), take(1)]
      if (first > 4) throw new RangeError('A kind of cell that messages do not have')
      const end = at + Math.ceil(second / 2)
      if (end > bytes.length) throw new RangeError('The bag ends too early')
      const bits = bitsOf(bytes.subarray(at, end), second % 2 === 1)
      at = end
      return { bits, refs: Array.from({ length: first }, () => take(size)) }
    })
  }
}

const joined = (rows: readonly { bits: string; refs: readonly number[] }[], root: number): Cell => {
  const cells: Cell[] = []
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const { bits, refs } = rows[index] ?? { bits: '', refs: [] }
    // Cells refer to later ones only, so that none refers to itself.
    cells[index] = { bits, refs: refs.map(ref => (ref > index ? at(cells, ref) : at([], ref))) }
  }
  return at(cells, root)
}

const at = (cells: readonly Cell[], index: number): Cell => {
  const cell = cells[index]
  if (!cell) throw new RangeError('No such cell')
  return cell
}

const createReader = ({ bits, refs }: Cell) => {
  let position = 0
  const uint = (length: number): bigint => {
    if (position + length > bits.length) throw new RangeError('The cell ends too early')
    position += length
    return length === 0 ? 0n : BigInt(`0b${bits.slice(position - length, position)}`)
  }
  return { uint, rest: (): Cell => ({ bits: bits.slice(position), refs }) }
}

type Reader = ReturnType<typeof createReader>

const coinsIn = ({ uint }: Reader): bigint => uint(Number(uint(4)) * 8)

/** `0:…` in lower case, or undefined for `addr_none`. */
const addressIn = ({ uint }: Reader): string | undefined => {
  const kind = uint(2)
  if (kind === 0n) return undefined
  if (kind !== 0b10n || uint(1) !== 0n) throw new RangeError('A kind of address that accounts do not have')
  const workchain = BigInt.asIntN(8, uint(8))
  return `${workchain}:${uint(256).toString(16).padStart(64, '0')}`
}

/** Undefined for invalid UTF-8, and for a text that is too long for a tag. */
const textIn = (cell: Cell): string | undefined => {
  let bits = ''
  let next: Cell | undefined = cell
  for (let length = 0; next !== undefined; length += 1) {
    if (length === maxTextCells) return undefined
    bits += next.bits
    next = next.refs[0]
  }
  if (bits === '' || bits.length % 8 !== 0) return undefined
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const commentIn = (cell: Cell): string | undefined => {
  if (cell.bits.length < 32) return undefined
  const reader = createReader(cell)
  return reader.uint(32) === commentCode ? textIn(reader.rest()) : undefined
}

/** The content of a message that concerns a payment. */
export type TonBody =
  | { kind: 'comment'; text: string | undefined }
  /** Of a jetton wallet, to its owner. Every account can send one: it counts from the owner's own jetton wallet alone. */
  | { kind: 'notification'; amount: bigint; from: string | undefined; text: string | undefined }

const notificationIn = (reader: Reader): TonBody => {
  reader.uint(64)
  const [amount, from] = [coinsIn(reader), addressIn(reader)]
  const isApart = reader.uint(1) === 1n
  const rest = reader.rest()
  const payload = isApart ? rest.refs[0] : rest
  return { kind: 'notification', amount, from, text: payload && commentIn(payload) }
}

/** Reads the body of a message in base64. Its sender chose it: an unknown body is a message without a text. */
export const bodyIn = (base64: string): TonBody => {
  try {
    const cell = readBag(base64)
    const reader = createReader(cell)
    if (cell.bits.length >= 32 && reader.uint(32) === notificationCode) return notificationIn(reader)
    return { kind: 'comment', text: commentIn(cell) }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'comment', text: undefined }
    throw error
  }
}

/** An address as the argument of a contract's method: one cell in base64. */
export const addressCell = (raw: string): string => {
  const [workchain = '0', hash = ''] = raw.split(':')
  const bits = `100${BigInt.asUintN(8, BigInt(workchain)).toString(2).padStart(8, '0')}${BigInt(`0x${hash}`).toString(2).padStart(256, '0')}10000`
  const content = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  return Buffer.concat([Buffer.from('b5ee9c72010101010024000043', 'hex'), content]).toString('base64')
}

/** The address in such a cell. @throws RangeError for anything else. */
export const addressOfCell = (base64: string): string => {
  const address = addressIn(createReader(readBag(base64)))
  if (address === undefined) throw new RangeError('No address')
  return address
}
