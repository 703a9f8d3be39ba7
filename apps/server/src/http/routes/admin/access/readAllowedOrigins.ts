import type { AdminHandler } from '../../../handler.ts'
import { originsOf } from './allowedOriginsOf.ts'

export const readAllowedOriginsHandler: AdminHandler<'readAllowedOrigins'> = (ctx, { scope }) => originsOf(ctx, scope)
