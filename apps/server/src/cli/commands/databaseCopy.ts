import pino from 'pino'

import { backUpDatabase, restoreDatabase } from '../../composeDatabaseCopy.ts'
import { ConfigError } from '../../config.ts'
import type { EarlyCommand, Terminal } from '../command.ts'

const logTo = ({ err }: Terminal) => pino({ level: 'error', base: null }, { write: line => err(line) })

/** After `backup key` and `backup publish`, which belong to backup mode. */
const backup: EarlyCommand = {
  name: 'backup',
  usage: '--out <file>',
  summary: 'Write everything in the database into a file, while servers run; the vault key is not in it',
  options: { out: 'value' },
  runEarly: async (config, terminal, input) => {
    const file = input.need('out')
    const rows = await backUpDatabase(config, file, logTo(terminal))
    terminal.out(
      `Wrote ${rows} rows to ${file}.\nRIALTO_VAULT_KEYS is not in it, and without it the secrets in it cannot be read: keep the key somewhere else.\n`,
    )
    return true
  },
}

const restore: EarlyCommand = {
  name: 'restore',
  usage: '--from <file>',
  summary: 'Fill a new database from a backup; every server must be stopped',
  options: { from: 'value' },
  runEarly: async (config, terminal, input) => {
    const file = input.need('from')
    const rows = await restoreDatabase(config, file, logTo(terminal)).catch((error: unknown) => {
      const { code, name, message } = error as Error & { code?: string }
      if (name === 'RestoreError') throw new ConfigError(message, { cause: error })
      if (code === 'ENOENT') throw new ConfigError(`There is no file ${file}.`, { cause: error })
      if (code?.startsWith('Z_'))
        throw new ConfigError(`${file} is not a complete backup: ${message}.`, { cause: error })
      throw error
    })
    terminal.out(
      `Restored ${rows} rows. Start the servers with the vault key of that time. Transfers made after the backup are not known here: compare with the institutions.\n`,
    )
    return true
  },
}

export const databaseCopyCommands = { backup, restore }
