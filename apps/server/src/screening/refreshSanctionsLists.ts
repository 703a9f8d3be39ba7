import { createHash } from 'node:crypto'

import type { SanctionsList, Store } from '@rialto/core'

import { readSanctionsList, SanctionsListError } from './readSanctionsList.ts'

/** A list that the operator names. */
export interface SanctionsSource {
  name: string
  /** The list's source for storage and display, without credentials. */
  shown: string
  /** The whole file. */
  read(): Promise<string>
}

export interface RefreshedList {
  name: string
  state: 'loaded' | 'unchanged' | 'failed'
  /** Why it failed, or which lines were left out, in words for an operator. If it failed, the addresses of the list before stay. */
  problem?: string
}

interface RefreshContext {
  store: Pick<Store, 'screening'>
  clock: { nowMs(): number }
}

interface RefreshOptions {
  /** Loads a list that has far fewer addresses than before. */
  acceptsShrinking?: boolean
}

/** A list seldom loses entries: a file with fewer than half of them is far more likely to be cut short. */
const minimumShare = 0.5

/**
 * Loads every list whose file has changed, and removes lists that are no longer named. A list that cannot be read, has no
 * address, has more lines that cannot be read than addresses, or has lost more than half of them keeps the addresses it had: an empty list would let everything through.
 */
export const refreshSanctionsLists = async (
  ctx: RefreshContext,
  sources: readonly SanctionsSource[],
  options: RefreshOptions = {},
): Promise<RefreshedList[]> => {
  const known = new Map((await ctx.store.screening.lists()).map(list => [list.name, list]))
  const refreshed: RefreshedList[] = []
  for (const source of sources) refreshed.push(await refreshOne(ctx, source, known.get(source.name), options))
  await ctx.store.screening.keepOnly(sources.map(({ name }) => name))
  return refreshed
}

const refreshOne = async (
  { store, clock }: RefreshContext,
  { name, shown, read }: SanctionsSource,
  before: SanctionsList | undefined,
  { acceptsShrinking = false }: RefreshOptions,
): Promise<RefreshedList> => {
  try {
    const text = await read()
    const digest = createHash('sha256').update(text).digest('hex')
    if (before?.digest === digest && before.hasKeys) {
      await store.screening.touch(name, clock.nowMs())
      return { name, state: 'unchanged', ...skippedText(before.skippedLines) }
    }
    const { publishedOn, entries, skippedLines: skipped } = await readSanctionsList(text)
    const addresses = new Set(entries.map(({ address }) => address)).size
    if (addresses === 0) throw new SanctionsListError('it names no address')
    if (!acceptsShrinking && before && addresses < before.addresses * minimumShare)
      throw new SanctionsListError(
        `it names ${addresses} addresses and named ${before.addresses} before; run rialto screening refresh --accept-shrinking if that is right`,
      )
    const skippedLines = skipped.slice(0, maxSkippedLines)
    const list = { name, source: shown, publishedOn, digest, skippedLines, loadedAtMs: clock.nowMs() }
    await store.screening.replace(list, entries)
    return { name, state: 'loaded', ...skippedText(skippedLines) }
  } catch (error) {
    return { name, state: 'failed', problem: problemOf(error) }
  }
}

/** More than an operator reads; a file with so many is damaged as a whole. */
const maxSkippedLines = 100

const skippedText = (lines: readonly number[]): Pick<RefreshedList, 'problem'> =>
  lines.length === 0
    ? {}
    : { problem: `These lines begin with no address and were left out: ${lines.join(', ')}. Correct them in the file.` }

const problemOf = (error: unknown): string =>
  error instanceof SanctionsListError ? `This is not a usable list: ${error.message}.` : readableProblem(error)

const readableProblem = (error: unknown): string =>
  error instanceof Error ? `It could not be loaded: ${error.message}.` : 'It could not be loaded.'
