/** The address if its scheme is `http` or `https`: a `javascript:` address or the scheme of an app never becomes a link. */
export function toWebUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
