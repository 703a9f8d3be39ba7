const everyMs = 500

/**
 * Calls `act` once when `probe` has not succeeded for `patienceMs`, whether it fails or hangs. Returns the function
 * that ends the watch.
 */
export const onSilence = (probe: () => Promise<void>, act: () => void, patienceMs: number): (() => void) => {
  let next: NodeJS.Timeout | undefined
  let isOver = false
  const end = () => {
    isOver = true
    clearTimeout(deadline)
    clearTimeout(next)
  }
  const deadline = setTimeout(() => {
    end()
    act()
  }, patienceMs)
  const look = async () => {
    const isWell = await probe().then(
      () => true,
      () => false,
    )
    if (isOver) return
    if (isWell) deadline.refresh()
    next = setTimeout(() => void look(), everyMs)
  }
  void look()
  return end
}
