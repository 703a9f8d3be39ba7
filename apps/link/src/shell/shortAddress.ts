/** The ends of an address, to recognize an account by: `0x7f17…44e0`. */
export const shortAddress = (address: string): string =>
  address.length <= 13 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
