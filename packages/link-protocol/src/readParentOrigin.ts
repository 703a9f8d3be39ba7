/** The parts of `window` that show who embeds the page. `ancestorOrigins` is absent in Firefox. */
export type EmbeddedWindow = {
  location: { ancestorOrigins?: { readonly [index: number]: string; readonly length: number } }
  document: { referrer: string }
}

/**
 * The origin that embeds the page, when it is one of those allowed; the target of every message to the host.
 * `ancestorOrigins` cannot be forged and goes first; the referrer serves browsers without it.
 */
export function readParentOrigin(window: EmbeddedWindow, allowedOrigins: readonly string[]): string | undefined {
  const ancestor = window.location.ancestorOrigins?.[0]
  const origin = ancestor ?? originOf(window.document.referrer)
  return origin && allowedOrigins.includes(origin) ? origin : undefined
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)
