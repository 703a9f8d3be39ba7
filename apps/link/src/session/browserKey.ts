/** The name under which the early script keeps it. */
const name = 'rialto.link.browser'
const form = /^[0-9a-f]{64}$/

/**
 * The key by which a later session recognizes this browser, created on first use. Undefined if the browser stores
 * nothing for the page: the user then signs in at the institution in each session.
 */
export function browserKey(storage: () => Storage): string | undefined {
  try {
    const kept = storage().getItem(name)
    if (kept !== null && form.test(kept)) return kept
    const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0'))
    storage().setItem(name, made.join(''))
    return made.join('')
  } catch {
    return undefined
  }
}
