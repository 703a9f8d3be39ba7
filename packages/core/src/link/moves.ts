import type { Context } from '../kernel/context.ts'
import { hashPairingCode } from './startOAuth.ts'

export const maximumGuesses = 5

export const moveTokenHash = (ctx: Context, pairingCode: string) => hashPairingCode(ctx, 'move', pairingCode)
