/**
 * The least time of the next block: that of the newest one, or the machine's where the chain has made no block for a while. Contracts
 * compare an authorization's times with it.
 */
export const nextBlockSeconds = ({ timeSeconds }: { timeSeconds: bigint }): bigint => {
  const nowSeconds = BigInt(Math.floor(Date.now() / 1000))
  return timeSeconds > nowSeconds ? timeSeconds : nowSeconds
}
