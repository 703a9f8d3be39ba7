/** The parts of `window` that identify the embedding page. `ancestorOrigins` is absent in Firefox. */
export type EmbeddedWindow = {
  location: { ancestorOrigins?: { readonly [index: number]: string; readonly length: number } }
  document: { referrer: string }
}

/**
 * The embedding origin if it is allowed: the target of every message to the host. `ancestorOrigins` cannot be forged
 * and takes precedence; the referrer serves browsers without it.
 */
export function readParentOrigin(window: EmbeddedWindow, allowedOrigins: readonly string[]): string | undefined {
  const ancestor = window.location.ancestorOrigins?.[0]
  const origin = ancestor ?? originOf(window.document.referrer)
  return origin && allowedOrigins.includes(origin) ? origin : undefined
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)
