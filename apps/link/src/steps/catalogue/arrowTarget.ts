const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The search field or row to which an arrow key moves the focus from the present one. Undefined at the ends of the list. */
export function arrowTarget<Stop>(stops: readonly Stop[], present: unknown, key: string): Stop | undefined {
  const move = moves[key]
  const at = stops.findIndex(one => one === present)
  return move === undefined || at === -1 ? undefined : stops[at + move]
}
