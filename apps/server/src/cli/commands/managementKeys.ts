import { createManagementKey, ApiError, findClient } from '@rialto/core'

import { type Command, UsageError } from '../command.ts'

const create: Command = {
  name: 'management-keys create',
  usage: '--client <id> --label <text>',
  summary: 'Create an account management API key and show it once',
  options: { client: 'value', label: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const label = input.need('label').trim()
    if (label === '' || label.length > 100) throw new UsageError('--label must be 1 to 100 characters.')
    const { id: clientId } = await findClient(ctx, input.need('client'))
    const { id, secret } = await createManagementKey(ctx, { clientId, environment: ctx.environment }, label)
    out(`Account management key ${id} (${ctx.environment})\n\n  ${secret}\n\n`)
    out('Store it now: only its digest is kept, and it is not shown again.\n')
  },
}

const revoke: Command = {
  name: 'management-keys revoke',
  usage: '<key id> --client <id>',
  summary: 'Revoke an account management API key',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id] = input.positionals
    if (id === undefined) throw new UsageError('Specify a key ID.')
    const { id: clientId } = await findClient(ctx, input.need('client'))
    const scope = { clientId, environment: ctx.environment }
    const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    if (!isUuid || !(await ctx.store.adminKeys.revoke(scope, id.toLowerCase(), ctx.clock.nowMs())))
      throw new ApiError('notFound', { message: `The client has no active account management key ${id}.` })
    out(`Revoked ${id}.\n`)
  },
}

export const managementKeyCommands: readonly Command[] = [create, revoke]
