import type { Context } from '../context.ts'

export const numberHash = (ctx: Pick<Context, 'ids'>, number: string) => ctx.ids.sha256(`move:${number}`)

/**
 * Three different numbers of two digits, smallest first, and the one that the claiming device shows. They follow from the claim, so that
 * both devices read the same without a further record.
 */
export const numbersOf = (ctx: Pick<Context, 'ids'>, claimHash: Uint8Array): { shown: string; offered: string[] } => {
  const claim = Buffer.from(claimHash).toString('hex')
  const numbers: string[] = []
  for (let round = 0; numbers.length < 3; round += 1) {
    const [byte = 0] = ctx.ids.sha256(`move number:${claim}:${round}`)
    const number = String(10 + (byte % 90))
    if (!numbers.includes(number)) numbers.push(number)
  }
  return { shown: numbers[0] ?? '', offered: numbers.toSorted() }
}
