/** Splits off the name and password that a node's URL may contain. */
export const basicTarget = (address: string): { url: string; headers: Record<string, string> } => {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const headers = { 'content-type': 'application/json' }
  if (username === '') return { url: url.href, headers }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    url: url.href,
    headers: { ...headers, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  }
}
