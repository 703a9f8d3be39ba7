import { createReadStream } from 'node:fs'

import pino from 'pino'

import { backUpDatabase, restoreDatabase, streamDatabase } from '../../composeDatabaseCopy.ts'
import { ConfigError } from '../../config.ts'
import { type EarlyCommand, type Terminal, UsageError } from '../command.ts'

const logTo = ({ err }: Terminal) => pino({ level: 'error', base: null }, { write: line => err(line) })

const streamsOf = ({ streams }: Terminal) => {
  if (!streams) throw new UsageError('There is no standard input or output here: name a file.')
  return streams
}

const isUnwritable = (error: unknown): error is Error & { code: string } =>
  ['EACCES', 'EROFS', 'ENOENT', 'EISDIR', 'ENOSPC', 'EPIPE'].includes((error as { code?: string }).code ?? '')

/** After `backup key` and `backup publish`, which belong to backup mode. */
const backup: EarlyCommand = {
  name: 'backup',
  usage: '--out <file|->',
  summary:
    'Write everything in the database into a file, or to standard output, while servers run; the vault key is not in it',
  options: { out: 'value' },
  runEarly: async (config, terminal, input) => {
    const file = input.need('out')
    const isStream = file === '-'
    const rows = await (
      isStream
        ? streamDatabase(config, () => streamsOf(terminal).output, logTo(terminal))
        : backUpDatabase(config, file, logTo(terminal))
    ).catch((error: unknown) => {
      throw isUnwritable(error) ? new ConfigError(`${file} cannot be written: ${error.code}.`, { cause: error }) : error
    })
    const say = isStream ? terminal.err : terminal.out
    say(
      `Wrote ${rows} rows to ${isStream ? 'standard output' : file}.\nRIALTO_VAULT_KEYS is not in it, and without it the secrets in it cannot be read: keep the key somewhere else.\n`,
    )
    return true
  },
}

const restore: EarlyCommand = {
  name: 'restore',
  usage: '--from <file|->',
  summary: 'Fill a new database from a backup, in a file or on standard input; every server must be stopped',
  options: { from: 'value' },
  runEarly: async (config, terminal, input) => {
    const file = input.need('from')
    const openSource = () => (file === '-' ? streamsOf(terminal).input : createReadStream(file))
    const rows = await restoreDatabase(config, openSource, logTo(terminal)).catch((error: unknown) => {
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
