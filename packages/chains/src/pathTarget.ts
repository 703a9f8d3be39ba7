import { basicTarget } from './basicTarget.ts'

/** URL and headers of a read without a body, from an API whose URL may contain a name and a password. */
export const pathTarget = (
  rpcUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): { url: string; headers: Record<string, string> } => {
  const { url: base, headers } = basicTarget(rpcUrl)
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const { 'content-type': _, ...rest } = headers
  return { url: url.href, headers: { ...rest, accept: 'application/json' } }
}
