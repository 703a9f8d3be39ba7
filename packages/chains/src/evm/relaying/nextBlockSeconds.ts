/**
 * The earliest timestamp of the next block: the newest block's, or the machine's time if the chain has made no block for a
 * while. Contracts compare the times of an authorization with it.
 */
export const nextBlockSeconds = ({ timeSeconds }: { timeSeconds: bigint }): bigint => {
  const nowSeconds = BigInt(Math.floor(Date.now() / 1000))
  return timeSeconds > nowSeconds ? timeSeconds : nowSeconds
}
