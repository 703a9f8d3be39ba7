import { exportUser, findClient, requestUserErasure, type Scope } from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'

type Ctx = Parameters<Command['run']>[0]['ctx']

const usage = '<userId> --client <id>'
const options = { client: 'value' } as const

const from = async (ctx: Ctx, input: CommandInput): Promise<{ scope: Scope; userId: string }> => {
  const [userId] = input.positionals
  if (userId === undefined) throw new UsageError(`Name the user: rialto users export ${usage}`)
  const { id } = await findClient(ctx, input.need('client'))
  return { scope: { clientId: id, environment: ctx.environment }, userId }
}

const exportCommand: Command = {
  name: 'users export',
  usage,
  summary: 'Write everything that is stored about a user as JSON, without tokens and credentials',
  options,
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const { scope, userId } = await from(ctx, input)
    out(`${JSON.stringify(await exportUser(ctx, scope, userId), undefined, 2)}\n`)
  },
}

const erase: Command = {
  name: 'users erase',
  usage,
  summary: 'Erase a user: accounts, transfers, Link sessions and proofs of wallets',
  options,
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const { scope, userId } = await from(ctx, input)
    const { accounts } = await requestUserErasure(ctx, scope, userId)
    out(`Accounts removed: ${accounts}\n`)
    out('A running server revokes access at the institutions and erases the rest within a minute,\n')
    out('or as soon as transfers in progress have ended.\n')
  },
}

export const userCommands: readonly Command[] = [exportCommand, erase]
