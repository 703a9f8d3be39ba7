const maxLength = 200

/**
 * Prepares external text for an error message: echoed secrets are blanked, control characters are removed, on one line
 * of at most 200 characters.
 */
export const redact = (text: string, secrets: readonly string[]): string => {
  const blanked = secrets
    .filter(secret => secret.length >= 4)
    .flatMap(secret => [secret, encodeURIComponent(secret)])
    .reduce((rest, secret) => rest.split(secret).join('[redacted]'), text)
  return blanked
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
}
