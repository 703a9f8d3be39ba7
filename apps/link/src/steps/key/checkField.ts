import type { LinkIntegration } from '@rialto/contract'

type Field = LinkIntegration['fields'][number]

/** `required`, `shape` (does not look like the institution's keys), or nothing to complain about. */
export function checkField(field: Field, value: string): 'required' | 'shape' | undefined {
  if (value === '') return 'required'
  const pattern = toPattern(field.pattern)
  return pattern !== undefined && !pattern.test(value) ? 'shape' : undefined
}

/** A pattern that this browser cannot read must not stop anyone: the server checks again. */
function toPattern(source: string): RegExp | undefined {
  if (source === '') return undefined
  try {
    return new RegExp(`^(?:${source})$`, 'u')
  } catch {
    return undefined
  }
}

/**
 * Removes characters around a pasted key: spaces, line breaks, quotes. Inner line breaks stay, because a private key
 * may have them.
 */
export function cleanPasted(text: string): string {
  return text
    .trim()
    .replace(/^["'`]+|["'`]+$/gu, '')
    .trim()
}
