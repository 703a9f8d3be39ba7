import type { CommandInput } from './command.ts'

/** For people a text, with `--json` one document for programs. */
export const print = (input: CommandInput, out: (text: string) => void, json: unknown, text: string): void =>
  out(input.has('json') ? `${JSON.stringify(json, null, 2)}\n` : text)

/** In UTC, ISO 8601. */
export const isoTime = (ms: number | undefined): string => (ms === undefined ? '-' : new Date(ms).toISOString())

export const isoTimeOrNull = (ms: number | undefined): string | null => (ms === undefined ? null : isoTime(ms))
