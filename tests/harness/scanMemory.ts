import { open, readFile } from 'node:fs/promises'

/** A secret in one of its forms. */
export interface Pattern {
  name: string
  bytes: Buffer
}

/** A private key as it may be in memory: its bytes, and texts of them in one and two bytes for each character. */
export const formsOf = (name: string, key: Buffer): Pattern[] => [
  { name: `${name} raw`, bytes: key },
  ...formsOfText(`${name} hex`, key.toString('hex')),
  ...formsOfText(`${name} HEX`, key.toString('hex').toUpperCase()),
  ...formsOfText(`${name} base64`, key.toString('base64').replace(/=+$/, '')),
]

export const formsOfText = (name: string, text: string): Pattern[] => [
  { name, bytes: Buffer.from(text, 'latin1') },
  { name: `${name} in two bytes`, bytes: Buffer.from(text, 'utf16le') },
]

const chunkBytes = 8 * 1024 * 1024

/**
 * The patterns that the writable memory of a process contains, by `/proc` of Linux. It includes what a heap snapshot of V8 leaves
 * out: the contents of buffers, and memory of native code.
 */
export const scanMemory = async (
  pid: number,
  patterns: readonly Pattern[],
): Promise<{ found: string[]; bytes: number }> => {
  const overlap = Math.max(...patterns.map(({ bytes }) => bytes.length))
  const found = new Set<string>()
  let bytes = 0
  const memory = await open(`/proc/${pid}/mem`)
  try {
    for (const [from, to] of await regionsOf(pid))
      for (let at = from; at < to; at += chunkBytes) {
        const wanted = Math.min(chunkBytes + overlap, to - at)
        const part = await read(memory, at, wanted)
        bytes += Math.min(part.length, chunkBytes)
        for (const { name, bytes: pattern } of patterns) if (part.includes(pattern)) found.add(name)
      }
  } finally {
    await memory.close()
  }
  return { found: [...found].sort(), bytes }
}

type Memory = Awaited<ReturnType<typeof open>>

/** Empty for a region that was unmapped meanwhile. */
const read = async (memory: Memory, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await memory
    .read({ buffer: Buffer.alloc(length), position })
    .catch(() => ({ buffer: Buffer.alloc(0), bytesRead: 0 }))
  return buffer.subarray(0, bytesRead)
}

const regionsOf = async (pid: number): Promise<[number, number][]> =>
  (await readFile(`/proc/${pid}/maps`, 'utf8')).split('\n').flatMap((line): [number, number][] => {
    const [, from = '', to = ''] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? []
    return from === '' ? [] : [[Number.parseInt(from, 16), Number.parseInt(to, 16)]]
  })
