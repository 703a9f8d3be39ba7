import { isSecretFile } from './secretFiles.ts'
import { matchesSetting, settings } from './settings.ts'

/**
 * Variables with the prefix RIALTO_ that other programs read: the demo shop run separately, and the long forms of
 * tests.
 */
const ofOthers = [
  'RIALTO_URL',
  'RIALTO_CLIENT_ID',
  'RIALTO_CLIENT_SECRET',
  'RIALTO_WEBHOOK_SECRET',
  'RIALTO_SCREENSHOTS',
]
const ofLongerRuns = /^RIALTO_\w+_(RUNS|ROUNDS|WALKS|WAVES|KILLS|SEED|REQUESTS)$|^RIALTO_(WITHDRAWALS|WEBHOOKS)$/

const known = Object.keys(settings)

/** Unknown variables that resemble settings, each with the setting of the nearest name. */
export const unknownSettings = (
  env: Readonly<Record<string, string | undefined>>,
): { name: string; nearest: string }[] =>
  Object.keys(env)
    .filter(name => /^(RIALTO|SANDBOX_RPC)_/.test(name) && env[name] !== undefined)
    .filter(name => !ofOthers.includes(name) && !ofLongerRuns.test(name))
    .filter(name => !isSecretFile(name) && !known.some(setting => matchesSetting(setting, name)))
    .map(name => ({ name, nearest: nearestTo(name) }))

/** A name with a placeholder counts as nearest if the part before the placeholder matches. */
const nearestTo = (name: string): string =>
  known.find(candidate => /_.+_</.test(candidate) && name.startsWith(candidate.slice(0, candidate.indexOf('<')))) ??
  Object.keys(settings).reduce((best, candidate) =>
    editDistance(name, candidate) < editDistance(name, best) ? candidate : best,
  )

/** Levenshtein distance: the smallest number of insertions, deletions and replacements between two names. */
const editDistance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...b].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1)
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
