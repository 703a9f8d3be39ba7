import {
  exportUser,
  findClient,
  findMember,
  installationLog,
  inviteMember,
  recordChange,
  removeInstallationMember,
  requestUserErasure,
  resetInstallationMember,
  type Role,
  type Scope,
  signOutInstallationMember,
  type TeamContext,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { invitationUrl } from '../../http/routes/admin/team/invitationUrl.ts'
import { type Command, type CommandInput, UsageError } from '../command.ts'
import { passkeyChecks } from '../../team/passkeyChecks.ts'
import { createSignInFactors } from '../../team/signInFactors.ts'
import { commandActor } from '../commandActor.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

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

/** In the log of the client, or of the installation. */
const recordInvitation = async <T>(
  team: TeamContext,
  clientId: string | undefined,
  after: { email: string; role: Role },
  work: () => Promise<T>,
): Promise<T> => {
  const scope: Scope =
    clientId === undefined
      ? installationLog(team.environment)
      : { clientId: (await findClient(team, clientId)).id, environment: team.environment }
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
    const work = () => inviteMember(team, { email, role, isVouched: true, ...defined({ clientId }) })
    const { code } = await recordInvitation(team, clientId, { email, role }, work)
    out(`Invitation for ${email} (${ctx.environment}), for seven days:\n\n  ${invitationUrl(publicUrl, code)}\n\n`)
    out('It works once and is not shown again. Hand it over yourself: no mail is sent.\n')
  },
}

const list: Command = {
  name: 'users list',
  usage: '[--json]',
  summary: 'List the operators, and the members of every client',
  options: { json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const members = await ctx.store.members.listAll(ctx.environment)
    const rows = members.map(({ email, name, isOperator, clients }) => [
      email,
      name,
      isOperator ? 'operator' : `${clients} ${clients === 1 ? 'client' : 'clients'}`,
    ])
    print(input, out, members, table(['EMAIL', 'NAME', 'WORKS FOR'], rows))
  },
}

/** The member with the typed email address, and the actor of the change. */
const named = async (ctx: Ctx, { positionals: [email] }: CommandInput, command: string) => {
  if (email === undefined) throw new UsageError(`Name the member: rialto users ${command} <email>`)
  const member = await findMember(ctx, email)
  const team = { ...ctx, nowMs: Date.now, factors: createSignInFactors(), passkeys: passkeyChecks }
  return { member, team, target: { id: member.id, actor: commandActor } }
}

const remove: Command = {
  name: 'users remove',
  usage: '<email>',
  summary: 'Remove the account of a member or operator, with its sessions, roles and passkeys',
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const { member, team, target } = await named(ctx, input, 'remove')
    await removeInstallationMember(team, target)
    out(`Removed: ${member.email}\n`)
  },
}

const reset: Command = {
  name: 'users reset',
  usage: '<email>',
  summary: 'Take away what a member or operator signs in with, and make a link for choosing it anew',
  positionals: 1,
  run: async ({ ctx, publicUrl }, input, { out }) => {
    const { member, team, target } = await named(ctx, input, 'reset')
    const { code } = await resetInstallationMember(team, target)
    out(`Password, authenticator, passkeys, recovery codes and sessions of ${member.email} are gone.\n`)
    out(`The link for new ones, for seven days:\n\n  ${invitationUrl(publicUrl, code)}\n\n`)
    out('It works once and is not shown again. Hand it over yourself: no mail is sent.\n')
  },
}

const signOut: Command = {
  name: 'users sign-out',
  usage: '<email>',
  summary: 'End every dashboard session of a member or operator',
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const { member, team, target } = await named(ctx, input, 'sign-out')
    const ended = await signOutInstallationMember(team, target)
    out(`Sessions ended of ${member.email}: ${ended}\n`)
  },
}

export const userCommands: readonly Command[] = [exportCommand, erase, invite, list, remove, reset, signOut]
