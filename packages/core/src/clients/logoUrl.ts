import type { Context } from '../context.ts'
import type { SubClient } from './ports.ts'

/** URL of the logo. Each upload has its own, so that caches may keep it forever. */
export const logoUrl = (ctx: Pick<Context, 'settings'>, logo: NonNullable<SubClient['logo']>): string =>
  `${ctx.settings.linkOrigin}/assets/logos/${logo.id}.${logo.format}`
