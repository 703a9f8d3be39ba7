import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SubClient } from './ports.ts'
import { requireSubClient } from './requireSubClient.ts'

/** @throws ApiError `notFound` alike for another client's sub-client and an unknown one. */
export const readSubClient = async (ctx: Pick<Context, 'store'>, scope: Scope, id: string): Promise<SubClient> =>
  requireSubClient(await ctx.store.subClients.find(scope, id.toLowerCase()))
