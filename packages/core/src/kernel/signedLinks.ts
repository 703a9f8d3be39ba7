/** Signs the addresses of pages that users keep or pass on. */
export interface SignedLinks {
  sign(purpose: 'receipt' | 'resume', text: string): string
  verify(purpose: 'receipt' | 'resume', text: string, signature: string): boolean
}

/** `<id>.<end>.<signature>`: the resource, the expiry and our signature. Ids without dashes, times in base 36. */
export const signedToken = (
  links: SignedLinks,
  purpose: 'receipt' | 'resume',
  { id, endsAtMs }: { id: string; endsAtMs: number },
): string => {
  const text = `${id.replaceAll('-', '')}.${endsAtMs.toString(36)}`
  return `${text}.${links.sign(purpose, text)}`
}

const form = /^([0-9a-f]{32})\.([0-9a-z]{1,12})\.([\w-]{43})$/

/** The id in a token. Undefined unless we signed it for this purpose. */
export const readSignedToken = (
  links: SignedLinks,
  purpose: 'receipt' | 'resume',
  token: string,
): { id: string; endsAtMs: number } | undefined => {
  const [, hex = '', end = '', signature = ''] = form.exec(token) ?? []
  if (hex === '' || !links.verify(purpose, `${hex}.${end}`, signature)) return undefined
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return { id, endsAtMs: Number.parseInt(end, 36) }
}
