import { findClient, type Scope } from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../../command.ts'

type Ctx = Parameters<Command['run']>[0]['ctx']

/** The client that `--client` names, or the one to take without it. @throws ApiError `notFound`. */
export const clientScope = async (ctx: Ctx, input: CommandInput, otherwise?: string): Promise<Scope> => {
  const { id } = await findClient(
    ctx,
    otherwise === undefined ? input.need('client') : (input.get('client') ?? otherwise),
  )
  return { clientId: id, environment: ctx.environment }
}

/** The endpoint that was named, or the client's only one. @throws UsageError where that is not clear. */
export const endpointIdOf = async (ctx: Ctx, scope: Scope, input: CommandInput): Promise<string> => {
  const [named] = input.positionals
  if (named !== undefined) return named
  const [only, ...more] = await ctx.store.webhookEndpoints.list(scope)
  if (!only) throw new UsageError('The client has no webhook endpoint. Add one with: rialto webhooks set')
  if (more.length > 0) throw new UsageError('Specify an endpoint ID. Find it with: rialto webhooks list')
  return only.id
}

/** The events that `--event` names; undefined: all. */
export const eventTypesOf = (input: CommandInput): readonly string[] | undefined => {
  const types = input.all('event')
  return types.length === 0 ? undefined : types
}
