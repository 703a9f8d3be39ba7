import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { SanctionsList, Store } from '@rialto/core'

import { readSanctionsList, SanctionsListError } from './readSanctionsList.ts'

/** A list that the operator configured. */
export interface SanctionsSource {
  name: string
  /** The list's source for storage and display, without credentials. */
  shown: string
  /** The file, piece by piece. */
  read(): Iterable<string> | AsyncIterable<string>
}

export interface RefreshedList {
  name: string
  state: 'loaded' | 'unchanged' | 'failed'
  /**
   * The reason of a failure, or the omitted lines, as a text for the operator. After a failure the previous addresses
   * stay.
   */
  problem?: string
}

interface RefreshContext {
  store: Pick<Store, 'screening'>
  clock: { nowMs(): number }
}

interface RefreshOptions {
  /** Accepts a list with far fewer addresses than before. */
  acceptsShrinking?: boolean
}

/** Lists rarely shrink: a file with fewer than half of the entries is far more likely to be truncated. */
const minimumShare = 0.5

/**
 * Loads every list whose file has changed, and removes lists that are no longer configured. A list that cannot be read,
 * has no address, has more unreadable lines than addresses, or has lost more than half of its addresses keeps the
 * previous ones, because an empty list would let every transfer pass.
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

const rejectShrunk = (addresses: number, before: SanctionsList | undefined): void => {
  if (addresses === 0) throw new SanctionsListError('it names no address')
  if (before && addresses < before.addresses * minimumShare)
    throw new SanctionsListError(
      `it names ${addresses} addresses and named ${before.addresses} before; run rialto screening refresh --accept-shrinking if that is right`,
    )
}

/** Also for a file that never ends. */
const maxCharacters = 256 * 1024 * 1024

/** A list may have a hundred megabytes: it is kept in the pieces in which it arrived, and requests are served meanwhile. */
const readPieces = async (source: SanctionsSource): Promise<{ pieces: readonly string[]; digest: string }> => {
  const pieces: string[] = []
  const hash = createHash('sha256')
  let length = 0
  for await (const piece of source.read()) {
    length += piece.length
    if (length > maxCharacters) throw new SanctionsListError('it is longer than 256 million characters')
    pieces.push(piece)
    hash.update(piece)
    await nextTurn()
  }
  return { pieces, digest: hash.digest('hex') }
}

const refreshOne = async (
  { store, clock }: RefreshContext,
  source: SanctionsSource,
  before: SanctionsList | undefined,
  { acceptsShrinking = false }: RefreshOptions,
): Promise<RefreshedList> => {
  const { name, shown } = source
  try {
    const { pieces, digest } = await readPieces(source)
    if (before?.digest === digest && before.hasKeys) {
      await store.screening.touch(name, clock.nowMs())
      return { name, state: 'unchanged', ...skippedText(before.skippedLines) }
    }
    const { publishedOn, entries, skippedLines: skipped } = await readSanctionsList(pieces)
    rejectShrunk(new Set(entries.map(({ address }) => address)).size, acceptsShrinking ? undefined : before)
    const skippedLines = skipped.slice(0, maxSkippedLines)
    const list = { name, source: shown, publishedOn, digest, skippedLines, loadedAtMs: clock.nowMs() }
    await store.screening.replace(list, entries)
    return { name, state: 'loaded', ...skippedText(skippedLines) }
  } catch (error) {
    return { name, state: 'failed', problem: problemOf(error) }
  }
}

/** More than an operator reads. A file with more damaged lines is damaged as a whole. */
const maxSkippedLines = 100

const skippedText = (lines: readonly number[]): Pick<RefreshedList, 'problem'> =>
  lines.length === 0
    ? {}
    : { problem: `These lines begin with no address and were left out: ${lines.join(', ')}. Correct them in the file.` }

const problemOf = (error: unknown): string =>
  error instanceof SanctionsListError ? `This is not a usable list: ${error.message}.` : readableProblem(error)

const readableProblem = (error: unknown): string =>
  error instanceof Error ? `It could not be loaded: ${error.message}.` : 'It could not be loaded.'
