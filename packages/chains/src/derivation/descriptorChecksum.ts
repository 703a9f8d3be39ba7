/** Characters of descriptors and of their checksum (BIP-380). */
const inputs = '0123456789()[],\'/*abcdefgh@:$%{}IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~ijklmnopqrstuvwxyzABCDEFGH`#"\\ '
const outputs = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn]

const step = (state: bigint, value: number): bigint => {
  const top = state >> 35n
  const next = ((state & 0x7ffffffffn) << 5n) ^ BigInt(value)
  return generators.reduce((sum, generator, bit) => ((top >> BigInt(bit)) & 1n ? sum ^ generator : sum), next)
}

const checksumOf = (text: string): string | undefined => {
  let [state, group, count] = [1n, 0, 0]
  for (const character of text) {
    const position = inputs.indexOf(character)
    if (position < 0) return undefined
    state = step(state, position & 31)
    group = group * 3 + (position >> 5)
    count += 1
    if (count === 3) {
      state = step(state, group)
      group = 0
      count = 0
    }
  }
  if (count > 0) state = step(state, group)
  for (let index = 0; index < 8; index += 1) state = step(state, 0)
  state ^= 1n
  return Array.from({ length: 8 }, (_, index) => outputs[Number((state >> BigInt(5 * (7 - index))) & 31n)]).join('')
}

/** Whether a descriptor ends with its checksum: a letter that was copied wrongly changes it. */
export const hasDescriptorChecksum = (text: string): boolean => {
  const [body = '', checksum] = text.split('#')
  return checksum !== undefined && checksumOf(body) === checksum
}
