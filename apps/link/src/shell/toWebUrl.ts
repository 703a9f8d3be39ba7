/** The address if it is of the web, so that a `javascript:` or an app's own scheme never becomes a link. */
export function toWebUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
