import type { Command } from '../command.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Migrate the database; starting the server does this too',
  // Whatever opens the database migrates it; this says what that did.
  run: async ({ migrated }, _input, { out }) =>
    out(migrated.length === 0 ? 'The database is up to date.\n' : `Ran ${migrated.join(', ')}.\n`),
}
