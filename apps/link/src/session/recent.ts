/** Integrations that this browser connected last, the newest first: names of institutions, no account and no secret. */
const key = 'rialto.recent'
const most = 3

export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function addRecent(integrationId: string): void {
  try {
    const others = readRecent().filter(one => one !== integrationId)
    localStorage.setItem(key, JSON.stringify([integrationId, ...others].slice(0, most)))
  } catch {
    // Without storage the list has its usual order.
  }
}
