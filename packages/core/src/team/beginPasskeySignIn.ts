import { beginChallenge } from './passkeyChallenge.ts'
import type { TeamContext } from './teamContext.ts'

export const beginPasskeySignIn = (ctx: TeamContext): Promise<string> => beginChallenge(ctx, undefined)
