import {
  exportUser,
  findClient,
  inviteMember,
  recordChange,
  requestUserErasure,
  type Role,
  type Scope,
  type TeamContext,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { invitationUrl } from '../../http/routes/admin/members.ts'
import { type Command, type CommandInput, UsageError } from '../command.ts'
import { commandActor } from '../commandActor.ts'

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

const roles: readonly Role[] = ['readOnly', 'support', 'developer', 'owner']

const recordInvitation = async <T>(
  team: TeamContext,
  clientId: string,
  after: { email: string; role: Role },
  work: () => Promise<T>,
): Promise<T> => {
  const { id } = await findClient(team, clientId)
  const scope: Scope = { clientId: id, environment: team.environment }
  return recordChange(
    team,
    scope,
    { actor: commandActor, operation: 'inviteMember', params: {}, before: {}, after },
    work,
    () => ({}),
  )
}

const invite: Command = {
  name: 'users invite',
  usage: '<email> [--client <id>] [--role readOnly|support|developer|owner]',
  summary: 'Invite somebody to the dashboard; without --client, to run the installation',
  options: { client: 'value', role: 'value' },
  positionals: 1,
  run: async ({ ctx, publicUrl }, input, { out }) => {
    const [email] = input.positionals
    if (email === undefined) throw new UsageError('Name the email address: rialto users invite <email>')
    const clientId = input.get('client')
    const role = roles.find(one => one === (input.get('role') ?? 'owner'))
    if (!role) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
    if (clientId === undefined && input.has('role')) throw new UsageError('--role needs --client.')
    const team = { ...ctx, nowMs: Date.now }
    const work = () => inviteMember(team, { email, role, ...defined({ clientId }) })
    const { code } =
      clientId === undefined ? await work() : await recordInvitation(team, clientId, { email, role }, work)
    out(`Invitation for ${email} (${ctx.environment}), for seven days:\n\n  ${invitationUrl(publicUrl, code)}\n\n`)
    out('It works once and is not shown again. Hand it over yourself: no mail is sent.\n')
  },
}

export const userCommands: readonly Command[] = [exportCommand, erase, invite]
