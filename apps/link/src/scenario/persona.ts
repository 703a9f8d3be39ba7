/** A test user of the sandbox, with whom the page fills in forms and sign-in pages. */
interface Persona {
  name: string
  password: string
}

const key = 'rialto.link.persona'

const stored = (): Persona | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Persona | null) ?? undefined
  } catch {
    // The browser stores nothing, or the value is invalid: no persona is chosen.
    return undefined
  }
}

let current: Persona | undefined
let isRead = false
const listeners = new Set<() => void>()

export const readPersona = (): Persona | undefined => {
  if (!isRead) current = stored()
  isRead = true
  return current
}

export const choosePersona = (persona: Persona | undefined): void => {
  current = persona
  isRead = true
  try {
    if (persona === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(persona))
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export const onPersona = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The simulated sign-in pages take the persona from the parameter that OpenID Connect has for it. */
export const withPersona = (authorizeUrl: string): string => {
  const persona = readPersona()
  if (persona === undefined) return authorizeUrl
  const url = new URL(authorizeUrl)
  url.searchParams.set('login_hint', persona.name)
  return url.href
}

/** The persona's entries: its name first, and the password in every other field. */
export const entriesOf = (persona: Persona | undefined, fields: readonly { name: string }[]): Record<string, string> =>
  persona === undefined
    ? {}
    : Object.fromEntries(fields.map(({ name }, at) => [name, at === 0 ? persona.name : persona.password]))
