/** Bitstamp writes a tag behind its address: `rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1?dt=1455`. */
const tagged = /^([^?]*)\?(?:dt|memoId|memo_id)=(.*)$/i

export const splitAddress = (text: string): { address: string; tag?: string } => {
  const [, address, tag] = tagged.exec(text) ?? []
  return address === undefined || tag === undefined ? { address: text } : { address, tag }
}
