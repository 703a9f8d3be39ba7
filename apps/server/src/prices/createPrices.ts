import type { Clock, LastPrice, PriceList, Prices } from '@rialto/core'

const freshMs = 30_000
/** Maximum age of a price that decides a limit or an amount. */
const currentMs = 300_000
/** Maximum age of a displayed price, which is marked as stale. */
const lastMs = 86_400_000
/** Pause after a list did not respond. */
const pauseMs = 15_000

interface Loaded {
  prices: ReadonlyMap<string, string>
  atMs: number
}

/** Moves symbols quoted by a list from the missing ones to the found ones. */
const takeFrom = (
  { prices, atMs }: Loaded,
  { found, missing, nowMs }: { found: Map<string, LastPrice>; missing: Set<string>; nowMs: number },
): void => {
  const isStale = nowMs - atMs > currentMs
  for (const symbol of missing) {
    const usd = prices.get(symbol)
    if (usd === undefined) continue
    found.set(symbol, { usd, isStale })
    missing.delete(symbol)
  }
}

/**
 * Prices from several lists. Each symbol has the price of the first list, in order, that responds and quotes it; the
 * next list is read only if a symbol is missing. If none of the lists that quote a symbol responds, the most recent
 * earlier price is used. A list is cached for 30 seconds and read once at a time. Dollars need no list.
 */
export const createPrices = (
  lists: readonly PriceList[],
  clock: Pick<Clock, 'nowMs'>,
  onFailure: (list: string, error: unknown) => void,
): Prices => {
  const sources = lists.map(list => keep(list, clock, onFailure))
  const find = async (symbols: readonly string[], maxAgeMs: number): Promise<Map<string, LastPrice>> => {
    const found = new Map<string, LastPrice>()
    const missing = new Set(symbols)
    if (missing.delete('USD')) found.set('USD', { usd: '1', isStale: false })
    for (const source of sources) {
      const loaded = missing.size === 0 ? undefined : await source.fresh()
      if (loaded) takeFrom(loaded, { found, missing, nowMs: clock.nowMs() })
    }
    const lastReads = sources.flatMap(source => source.last() ?? []).sort((one, other) => other.atMs - one.atMs)
    const nowMs = clock.nowMs()
    for (const last of lastReads) if (nowMs - last.atMs <= maxAgeMs) takeFrom(last, { found, missing, nowMs })
    return found
  }
  return {
    usd: async symbols => new Map([...(await find(symbols, currentMs))].map(([symbol, { usd }]) => [symbol, usd])),
    lastUsd: symbols => find(symbols, lastMs),
  }
}

const keep = (list: PriceList, clock: Pick<Clock, 'nowMs'>, onFailure: (list: string, error: unknown) => void) => {
  let last: Loaded | undefined
  let failedAtMs = -Infinity
  let inFlight: Promise<Loaded | undefined> | undefined
  const load = async (): Promise<Loaded | undefined> => {
    try {
      last = { prices: await list.load(), atMs: clock.nowMs() }
      return last
    } catch (error) {
      failedAtMs = clock.nowMs()
      onFailure(list.name, error)
      return undefined
    }
  }
  return {
    last: () => last,
    /** The list if it was read within the last 30 seconds. Undefined while the list does not respond. */
    fresh: async () => {
      if (last !== undefined && clock.nowMs() - last.atMs < freshMs) return last
      if (clock.nowMs() - failedAtMs < pauseMs) return undefined
      inFlight ??= load().finally(() => (inFlight = undefined))
      return inFlight
    },
  }
}
