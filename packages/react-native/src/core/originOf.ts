const web = /^(https?):\/\/([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::0*(\d{1,5}))?(?:[/?#]|$)/i
const defaultPort: Record<string, string> = { http: '80', https: '443' }

/**
 * The origin of a web address. `undefined` for any other address and for an ambiguous one, which two parsers could
 * assign to two hosts: with a user name, a backslash, white space or characters beyond ASCII.
 */
export function originOf(url: string): string | undefined {
  if (!/^[\x21-\x7e]+$/.test(url) || url.includes('\\')) return undefined
  const [, scheme = '', host = '', port = ''] = web.exec(url) ?? []
  if (!host || Number(port) > 65_535) return undefined
  const own = port && port !== defaultPort[scheme.toLowerCase()] ? `:${port}` : ''
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${own}`
}
