import type { Command } from './command.ts'

type Described = Pick<Command, 'name' | 'usage' | 'summary'>

/** How to call each, and what it does. */
export const help = (commands: readonly Described[]): string => {
  const lines = commands.map(
    ({ name, usage, summary }) => `  rialto ${`${name} ${usage}`.trimEnd()}\n      ${summary}\n`,
  )
  return `Usage:\n${lines.join('')}\nSettings are read from the environment, as for the server: RIALTO_ENVIRONMENT, RIALTO_DATA_DIR, DATABASE_URL.\n`
}
