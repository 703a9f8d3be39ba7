import { ConnectorError } from '@rialto/core'
import { mutationOf } from '@rialto/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Canned } from './cannedEgress.ts'

type Operations = Readonly<Record<string, () => Promise<unknown>>>

/** RIALTO_FUZZ_RUNS sets how many mutations of each reply are read. */
const runs = Number(process.env['RIALTO_FUZZ_RUNS'] ?? 8)

/**
 * Each documented response to a read with one value removed, changed or truncated: every operation either accepts it
 * or throws a `ConnectorError`, in which `secret` never appears. If reads are POSTs, `isRead` recognizes them.
 */
export const describeMutations = (
  answers: Readonly<Record<string, { status?: number; body: unknown }>>,
  start: (change: Record<string, Canned>) => { operations: Operations },
  secret: string,
  isRead: (key: string) => boolean = key => key.startsWith('GET'),
): void => {
  const reads = Object.keys(answers).filter(isRead)
  test.each(reads)(
    'gives a result or a ConnectorError for every mutation of %s, and never shows a secret',
    async key => {
      await fc.assert(
        fc.asyncProperty(mutationOf(answers[key]?.body), async body => {
          for (const operation of Object.values(start({ [key]: { ...answers[key], body } }).operations)) {
            const error: unknown = await operation().then(
              () => undefined,
              (thrown: unknown) => thrown,
            )
            if (error !== undefined) expect(error).toBeInstanceOf(ConnectorError)
            expect(String(error)).not.toContain(secret)
          }
        }),
        { numRuns: runs },
      )
    },
  )
}
