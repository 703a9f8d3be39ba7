import type { AdminHandler } from '../../../handler.ts'
import { registeredClient } from './registeredClient.ts'

export const listSubClientsHandler: AdminHandler<'listSubClients'> = async (ctx, { scope }) =>
  (await ctx.store.subClients.list(scope)).map(subClient => registeredClient(ctx, subClient))
