import { invalidField } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import { readShownName } from '../kernel/shownText.ts'
import { findClient } from './findClient.ts'
import type { ClientSettings } from './ports.ts'

const maxNameLength = 100

/** Full-width and other compatible forms of a letter are that letter. */
const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The name without space around it, if no other client of this environment has it. @throws ApiError `invalidField`. */
export const checkClientName = async (ctx: CommonContext, text: string, ownId?: string): Promise<string> => {
  const name = readShownName('name', text)
  if (name.length > maxNameLength) throw invalidField('name', `must have 1 to ${maxNameLength} characters`)
  const clients = await ctx.store.clients.list(ctx.environment)
  const other = clients.find(client => client.id !== ownId && folded(client.name) === folded(name))
  if (other) throw invalidField('name', `is already the name of the client ${other.id}`)
  return name
}

/** Changes the name that users read in Link. Returns the client as it is now. @throws ApiError `notFound`, `invalidField`. */
export const renameClient = async (
  ctx: CommonContext,
  input: { clientId: string; name: string },
): Promise<ClientSettings> => {
  const client = await findClient(ctx, input.clientId)
  const name = await checkClientName(ctx, input.name, client.id)
  const scope = { clientId: client.id, environment: ctx.environment }
  await ctx.store.clients.rename(scope, name)
  ctx.store.access.forget(scope)
  return { ...client, name }
}
