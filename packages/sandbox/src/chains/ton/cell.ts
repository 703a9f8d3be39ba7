import { createHash } from 'node:crypto'

/** A cell: up to 1,023 bits and four references to other cells. */
export interface Cell {
  /** As a string of 0 and 1. */
  bits: string
  refs: readonly Cell[]
}

const hexBits = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('')

/** An incomplete last byte ends with a 1 and zeros. */
export const paddedBytes = (bits: string): Buffer => {
  const padded = bits.length % 8 === 0 ? bits : `${bits}1`.padEnd(Math.ceil((bits.length + 1) / 8) * 8, '0')
  return Buffer.from((padded.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

const descriptorsOf = ({ bits, refs }: Cell): Buffer =>
  Buffer.of(refs.length, Math.floor(bits.length / 8) + Math.ceil(bits.length / 8))

const uint16 = (value: number): Buffer => Buffer.of(value >> 8, value & 0xff)

interface Summary {
  hash: Buffer
  depth: number
}

const known = new WeakMap<Cell, Summary>()

const summaryOf = (cell: Cell): Summary => {
  const found = known.get(cell)
  if (found) return found
  const below = cell.refs.map(summaryOf)
  const content = [
    descriptorsOf(cell),
    paddedBytes(cell.bits),
    ...below.map(({ depth }) => uint16(depth)),
    ...below.map(({ hash }) => hash),
  ]
  const hash = createHash('sha256').update(Buffer.concat(content)).digest()
  const summary = { hash, depth: below.length === 0 ? 0 : Math.max(...below.map(({ depth }) => depth)) + 1 }
  known.set(cell, summary)
  return summary
}

export const hashOf = (cell: Cell): Buffer => summaryOf(cell).hash

/** An account: its workchain, and the hash of its first state. */
export interface TonAccount {
  workchain: number
  hash: Buffer
}

/** `0:…`, in capitals as the API writes it. */
export const rawOf = ({ workchain, hash }: TonAccount): string => `${workchain}:${hash.toString('hex').toUpperCase()}`

export const accountOf = (raw: string): TonAccount => {
  const [workchain = '', hash = ''] = raw.split(':')
  return { workchain: Number(workchain), hash: Buffer.from(hash, 'hex') }
}

/** Builds a cell. */
export const buildCell = () => {
  let bits = ''
  const refs: Cell[] = []
  const builder = {
    uint: (value: bigint | number, length: number) => {
      if (length > 0) bits += BigInt.asUintN(length, BigInt(value)).toString(2).padStart(length, '0')
      return builder
    },
    bytes: (content: Uint8Array) => {
      bits += hexBits(content)
      return builder
    },
    /** An amount of coins: its length in bytes, and the bytes. */
    coins: (value: bigint) => {
      const length = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
      return builder.uint(length, 4).uint(value, length * 8)
    },
    /** `addr_std` without anycast, or `addr_none`. */
    address: (raw: string | undefined) => {
      if (raw === undefined) return builder.uint(0, 2)
      const { workchain, hash } = accountOf(raw)
      return builder.uint(0b100, 3).uint(workchain, 8).bytes(hash)
    },
    ref: (cell: Cell) => {
      refs.push(cell)
      return builder
    },
    slice: (cell: Cell) => {
      bits += cell.bits
      refs.push(...cell.refs)
      return builder
    },
    end: (): Cell => {
      if (bits.length > 1_023 || refs.length > 4) throw new Error('The cell is too small for this content')
      return { bits, refs }
    },
  }
  return builder
}

/** Reads a cell from its beginning. Each method throws at its end. */
export const readCell = ({ bits, refs }: Cell) => {
  let [at, next] = [0, 0]
  const take = (length: number): string => {
    if (at + length > bits.length) throw new Error('The cell ends too early')
    at += length
    return bits.slice(at - length, at)
  }
  const uint = (length: number): bigint => (length === 0 ? 0n : BigInt(`0b${take(length)}`))
  const reader = {
    uint,
    number: (length: number): number => Number(uint(length)),
    bytes: (length: number): Buffer =>
      Buffer.from(
        uint(length * 8)
          .toString(16)
          .padStart(length * 2, '0'),
        'hex',
      ),
    coins: (): bigint => uint(Number(uint(4)) * 8),
    address: (): string | undefined => {
      const kind = take(2)
      if (kind === '00') return undefined
      if (kind !== '10' || take(1) !== '0') throw new Error('A kind of address that accounts do not have')
      const workchain = Number(BigInt.asIntN(8, uint(8)))
      return rawOf({ workchain, hash: reader.bytes(32) })
    },
    ref: (): Cell => {
      const cell = refs[next]
      if (!cell) throw new Error('The cell has no further reference')
      next += 1
      return cell
    },
    rest: (): Cell => ({ bits: bits.slice(at), refs: refs.slice(next) }),
    bitsLeft: (): number => bits.length - at,
    refsLeft: (): number => refs.length - next,
  }
  return reader
}
