/** The part of Protocol Buffers that Tron and the Cosmos SDK use: integers, and bytes that are text, bytes or another message. */
type Value = bigint | Uint8Array

/** A message's fields by number. A repeated field has all its values in order. */
export type Message = ReadonlyMap<number, readonly Value[]>

const writeNumber = (value: bigint): number[] => {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
  return [...bytes, Number(rest)]
}

/** Fields in the given order. As in proto3, values that are zero, empty or undefined are omitted. */
export const writeMessage = (fields: readonly (readonly [number, Value | undefined])[]): Uint8Array =>
  Uint8Array.from(
    fields.flatMap(([number, value]) => {
      if (value === undefined || value === 0n) return []
      if (typeof value === 'bigint') return [...writeNumber(BigInt(number) << 3n), ...writeNumber(value)]
      return [...writeNumber((BigInt(number) << 3n) | 2n), ...writeNumber(BigInt(value.length)), ...value]
    }),
  )

/** @throws Error for an invalid message, or one with other fields. */
export const readMessage = (bytes: Uint8Array): Message => {
  const fields = new Map<number, Value[]>()
  let at = 0
  const next = (): bigint => {
    let value = 0n
    for (let shift = 0n; shift < 64n; shift += 7n) {
      const byte = bytes[at]
      if (byte === undefined) break
      at += 1
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
    throw new Error('a number that does not end')
  }
  const nextBytes = (): Uint8Array => {
    const length = Number(next())
    const end = at + length
    if (end > bytes.length) throw new Error('a field that is longer than its message')
    const value = bytes.slice(at, end)
    at = end
    return value
  }
  while (at < bytes.length) {
    const tag = next()
    const kind = tag & 7n
    if (kind !== 0n && kind !== 2n) throw new Error('a field of another kind')
    const number = Number(tag >> 3n)
    fields.set(number, [...(fields.get(number) ?? []), kind === 0n ? next() : nextBytes()])
  }
  return fields
}

/** The field's number, 0 if absent. */
export const numberOf = (message: Message, field: number): bigint => {
  const value = message.get(field)?.at(-1) ?? 0n
  if (typeof value !== 'bigint') throw new Error('bytes where a number should be')
  return value
}

/** The field's bytes, empty if absent. */
export const bytesOf = (message: Message, field: number): Uint8Array => {
  const value = message.get(field)?.at(-1) ?? new Uint8Array()
  if (typeof value === 'bigint') throw new Error('a number where bytes should be')
  return value
}
