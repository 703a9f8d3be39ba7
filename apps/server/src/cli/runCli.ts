import { ApiError } from '@rialto/core'
import pino from 'pino'

import { composeAdmin } from '../composeAdmin.ts'
import { readConfig } from '../config.ts'
import { type Command, type EarlyCommand, type Terminal, UsageError } from './command.ts'
import { backupCommands } from './commands/backup.ts'
import { bookCommands } from './commands/books.ts'
import { bridgingCommands } from './commands/bridging.ts'
import { paymentCommands } from './commands/payments.ts'
import { canaryCommand } from './commands/canary.ts'
import { clientCommands } from './commands/clients.ts'
import { configurationCommands } from './commands/configurations.ts'
import { databaseCopyCommands } from './commands/databaseCopy.ts'
import { doctor } from './commands/doctor.ts'
import { ipRangeCommands } from './commands/ipRanges.ts'
import { jobCommands } from './commands/jobs.ts'
import { keyCommands } from './commands/keys.ts'
import { managementKeyCommands } from './commands/managementKeys.ts'
import { recordCommand } from './commands/record.ts'
import { relayerCommands } from './commands/relayer.ts'
import { screeningCommands } from './commands/screening.ts'
import { sponsorshipCommands } from './commands/sponsorship.ts'
import { transferCommands } from './commands/transfers.ts'
import { auditCommands } from './commands/audit.ts'
import { userCommands } from './commands/users.ts'
import { sandboxCommands } from './commands/sandbox.ts'
import { deliveryCommands } from './commands/webhooks/deliveries.ts'
import { endpointCommands } from './commands/webhooks/endpoints.ts'
import { listenCommands } from './commands/webhooks/listen.ts'
import { vaultCommands } from './commands/vault.ts'
import { listOperations, operationCommands } from './operations/operationCommands.ts'
import { version } from '../version.ts'
import { parseInput } from './parseInput.ts'

type Described = Pick<Command, 'name' | 'usage' | 'summary'>

/** How to call each, and what it does. */
const help = (commands: readonly Described[]): string => {
  const lines = commands.map(
    ({ name, usage, summary }) => `  rialto ${`${name} ${usage}`.trimEnd()}\n      ${summary}\n`,
  )
  return `Usage:\n${lines.join('')}\nSettings are read from the environment, as for the server: RIALTO_ENVIRONMENT, RIALTO_DATA_DIR, DATABASE_URL.\n`
}

const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Migrate the database; starting the server does this too',
  // Whatever opens the database migrates it; this says what that did.
  run: async ({ migrated }, _input, { out }) =>
    out(migrated.length === 0 ? 'The database is up to date.\n' : `Ran ${migrated.join(', ')}.\n`),
}

const commands: readonly (Command | EarlyCommand)[] = [
  ...clientCommands,
  ...configurationCommands,
  ...keyCommands,
  ...screeningCommands,
  ...sponsorshipCommands,
  ...relayerCommands,
  ...ipRangeCommands,
  ...endpointCommands,
  ...deliveryCommands,
  ...listenCommands,
  ...managementKeyCommands,
  ...bridgingCommands,
  ...paymentCommands,
  ...transferCommands,
  ...bookCommands,
  ...jobCommands,
  ...userCommands,
  ...auditCommands,
  ...sandboxCommands,
  recordCommand,
  canaryCommand,
  backupCommands.key,
  backupCommands.publish,
  databaseCopyCommands.backup,
  databaseCopyCommands.restore,
  migrateCommand,
  vaultCommands.rewrap,
  vaultCommands.wrap,
  listOperations,
  doctor,
]

/** Programs of their own, which the script that is called starts before any command is looked for. */
const programs = [
  { name: 'start', usage: '', summary: 'Start the server' },
  {
    name: 'mcp',
    usage: '',
    summary: 'Serve the documentation and a sandbox to an agent, over standard input and output',
  },
]

/** Runs one command and answers the exit code: 0 done, 1 refused or failed, 2 not understood. */
export const runCli = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  if (words[0] === '--version' || words[0] === '-v') {
    terminal.out(`${version}\n`)
    return 0
  }
  const command =
    commands.find(({ name }) => startsWith(words, name)) ?? operationCommands.find(({ name }) => name === words[0])
  if (!command) {
    const requested = words.length === 0 || words[0] === 'help' || words[0] === '--help' || words[0] === '-h'
    if (requested) terminal.out(help([...programs, ...commands]))
    else terminal.err(`Unknown command "${words.slice(0, 2).join(' ')}".\n\n${help([...programs, ...commands])}`)
    return requested ? 0 : 2
  }
  const rest = words.slice(command.name.split(' ').length)
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(help([command]))
    return 0
  }
  try {
    return (await run(command, rest, terminal)) ? 0 : 1
  } catch (error) {
    return explain(error, command, terminal)
  }
}

const startsWith = (words: readonly string[], name: string): boolean =>
  name.split(' ').every((word, index) => words[index] === word)

const run = async (command: Command | EarlyCommand, rest: readonly string[], terminal: Terminal): Promise<boolean> => {
  const input = parseInput(command, rest)
  const config = readConfig(terminal.env)
  if ('runEarly' in command) return command.runEarly(config, terminal, input)
  // Only what is wrong, and to where errors go: what a command answers may be read by another program.
  const log = pino({ level: 'error', base: null }, { write: line => terminal.err(line) })
  const admin = await composeAdmin(config, log)
  try {
    await command.run(admin, input, terminal)
    return true
  } finally {
    await admin.close()
  }
}

const known = ['ConfigError', 'KeyServiceError', 'EmbeddedPostgresError', 'VaultError', 'MigrationError']

const explain = (error: unknown, command: Command | EarlyCommand, terminal: Terminal): number => {
  if (error instanceof UsageError) {
    terminal.err(`${error.message}\n\n${help([command])}`)
    return 2
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const isForPeople = error instanceof ApiError || known.includes(name)
  terminal.err(`${isForPeople ? message : (stack ?? message)}\n`)
  return 1
}
