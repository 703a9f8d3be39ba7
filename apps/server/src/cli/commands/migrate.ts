import type { Command } from '../command.ts'

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Bring the database up to date, as starting the server does',
  // Whatever opens the database migrates it; this says what that did.
  run: async ({ migrated }, _input, { out }) =>
    out(migrated.length === 0 ? 'The database is up to date.\n' : `Ran ${migrated.join(', ')}.\n`),
}
