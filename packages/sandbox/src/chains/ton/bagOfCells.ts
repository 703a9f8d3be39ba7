import { type Cell, paddedBytes } from './cell.ts'

const magic = 0xb5ee9c72

/** All cells below one, each before those that it refers to. A cell that occurs twice is written twice. */
const flatten = (root: Cell): Cell[] => {
  const found = [root]
  for (let index = 0; index < found.length; index += 1) found.push(...(found[index]?.refs ?? []))
  return found
}

/** The bytes of a cell and all below it, in base64. */
export const writeBag = (root: Cell): string => {
  const cells = flatten(root)
  let next = 1
  const contents = cells.map(({ bits, refs }) => {
    const indices = refs.map(() => (next += 1) - 1)
    const descriptors = [refs.length, Math.floor(bits.length / 8) + Math.ceil(bits.length / 8)]
    return Buffer.concat([
      Buffer.from(descriptors),
      paddedBytes(bits),
      Buffer.concat(indices.map(index => uint16(index))),
    ])
  })
  const content = Buffer.concat(contents)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const header = Buffer.alloc(6)
  header.writeUInt32BE(magic)
  header[4] = 2
  header[5] = 4
  const counts = Buffer.concat([uint16(cells.length), uint16(1), uint16(0)])
  return Buffer.concat([header, counts, size, uint16(0), content]).toString('base64')
}

const uint16 = (value: number): Buffer => Buffer.of(value >> 8, value & 0xff)

const bitsOf = (content: Buffer, isPadded: boolean): string => {
  const bits = Array.from(content, byte => byte.toString(2).padStart(8, '0')).join('')
  return isPadded ? bits.slice(0, bits.lastIndexOf('1')) : bits
}

/** Reads the only root of a bag of cells. @throws Error for a malformed one. */
export const readBag = (base64: string): Cell => {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length < 12 || bytes.readUInt32BE() !== magic) throw new Error('Not a bag of cells')
  const flags = bytes[4] ?? 0
  const [size, offsetSize] = [flags & 7, bytes[5] ?? 0]
  let at = 6
  const take = (length: number): number => {
    at += length
    return bytes.readUIntBE(at - length, length)
  }
  const [count, roots] = [take(size), take(size)]
  take(size)
  take(offsetSize)
  if (roots !== 1) throw new Error('Another number of roots than one')
  const rootIndex = take(size)
  if ((flags & 0x80) !== 0) at += count * offsetSize
  const rows: { bits: string; refs: number[] }[] = []
  for (let index = 0; index < count; index += 1) {
    const [first, second] = [take(1), take(1)]
    if ((first & 0b11111000) !== 0) throw new Error('A kind of cell that messages do not have')
    const length = Math.ceil(second / 2)
    const content = bytes.subarray(at, at + length)
    if (content.length < length) throw new Error('The bag ends too early')
    at += length
    rows.push({ bits: bitsOf(content, second % 2 === 1), refs: Array.from({ length: first }, () => take(size)) })
  }
  const cells: Cell[] = []
  for (let index = count - 1; index >= 0; index -= 1) {
    const { bits = '', refs = [] } = rows[index] ?? {}
    cells[index] = {
      bits,
      refs: refs.map(ref => {
        const cell = ref > index ? cells[ref] : undefined
        if (!cell) throw new Error('A reference to an earlier cell')
        return cell
      }),
    }
  }
  const root = cells[rootIndex]
  if (!root) throw new Error('No such root')
  return root
}
