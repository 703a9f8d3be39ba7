/** Writes XDR (RFC 4506): big endian, in units of four bytes. */
export const createXdrWriter = () => {
  const parts: Buffer[] = []
  const padded = (bytes: Uint8Array): void => {
    parts.push(Buffer.from(bytes), Buffer.alloc((4 - (bytes.length % 4)) % 4))
  }
  const int32 = (value: number): void => {
    const bytes = Buffer.alloc(4)
    bytes.writeInt32BE(value)
    parts.push(bytes)
  }
  const int64 = (value: bigint): void => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64BE(BigInt.asIntN(64, value))
    parts.push(bytes)
  }
  return {
    int32,
    int64,
    /** Of a length that the reader knows. */
    fixed: padded,
    opaque: (bytes: Uint8Array): void => {
      int32(bytes.length)
      padded(bytes)
    },
    bytes: (): Buffer => Buffer.concat(parts),
  }
}

export type XdrWriter = ReturnType<typeof createXdrWriter>

/** Reads XDR. Each method throws at the end of the bytes. */
export const createXdrReader = (bytes: Buffer) => {
  let at = 0
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new Error('The envelope ends too early')
    at += length
    return bytes.subarray(at - length, at)
  }
  const padded = (length: number): Buffer => {
    const content = take(length)
    if (take((4 - (length % 4)) % 4).some(byte => byte !== 0)) throw new Error('Padding that is not zero')
    return content
  }
  const int32 = (): number => take(4).readInt32BE()
  return {
    int32,
    uint32: (): number => take(4).readUInt32BE(),
    int64: (): bigint => take(8).readBigInt64BE(),
    uint64: (): bigint => take(8).readBigUInt64BE(),
    fixed: padded,
    opaque: (most: number): Buffer => {
      const length = int32()
      if (length < 0 || length > most) throw new Error('A field that is too long')
      return padded(length)
    },
    position: (): number => at,
    isAtEnd: (): boolean => at === bytes.length,
  }
}

export type XdrReader = ReturnType<typeof createXdrReader>
