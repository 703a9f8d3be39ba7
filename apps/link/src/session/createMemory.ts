import type { Choice, OAuthInProgress } from '../machine/state.ts'

/** State for a reload of the same tab. Other sites and tabs cannot read it. */
export type Remembered = {
  sessionToken: string
  choice: Choice
  oauth?: OAuthInProgress | undefined
  isHandedOver: boolean
  /** The user has read the notice of a standalone page. */
  isConfirmed?: boolean | undefined
}

export type Memory = {
  read: (code: string) => Remembered | undefined
  write: (code: string, remembered: Remembered) => void
  forget: (code: string) => void
}

/**
 * Falls back to plain memory where the browser forbids storage in frames of another site.
 *
 * @param onWrite gets what was written, for an app whose WebView can die together with its storage
 */
export function createMemory(storage: () => Storage, onWrite: (text: string) => void = () => undefined): Memory {
  const fallback = new Map<string, string>()
  const key = (code: string) => `rialto.link.${code}`
  const attempt = <T>(run: () => T, otherwise: () => T): T => {
    try {
      return run()
    } catch {
      return otherwise()
    }
  }
  return {
    read: code => {
      const kept = () => fallback.get(key(code)) ?? null
      const text = attempt(() => storage().getItem(key(code)), kept) ?? kept()
      return text === null ? undefined : parse(text)
    },
    write: (code, remembered) => {
      const text = JSON.stringify(remembered)
      attempt<unknown>(
        () => storage().setItem(key(code), text),
        () => fallback.set(key(code), text),
      )
      onWrite(text)
    },
    forget: code => {
      fallback.delete(key(code))
      attempt(
        () => storage().removeItem(key(code)),
        () => undefined,
      )
    },
  }
}

function parse(text: string): Remembered | undefined {
  try {
    const value = JSON.parse(text) as Partial<Remembered> | null
    return typeof value?.sessionToken === 'string' && typeof value.choice === 'object'
      ? (value as Remembered)
      : undefined
  } catch {
    return undefined
  }
}
