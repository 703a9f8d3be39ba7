import { ApiError } from '../kernel/apiError.ts'
import { takeChallenge } from './passkeyChallenge.ts'
import type { Member, Passkey, PasskeyRegistration, RelyingParty } from './ports.ts'
import { readPasskeyLabel } from './readPasskeyLabel.ts'
import { recordedAccess } from './recordChange.ts'
import type { SignInContext } from './teamContext.ts'

const maxPasskeys = 20

interface NewPasskey {
  label: string
  registration: PasskeyRegistration
  party: RelyingParty
  ipAddress: string
}

/** @throws ApiError `badRequest` for what no authenticator answered to our challenge; `conflict`, `invalidField`. */
export const addPasskey = async (
  ctx: SignInContext,
  member: Member,
  { registration, party, ipAddress, ...input }: NewPasskey,
): Promise<Passkey> => {
  const label = readPasskeyLabel(input.label)
  const challenge = await takeChallenge(ctx, registration.clientDataJson, member.id)
  const made =
    challenge === undefined ? undefined : await ctx.passkeys.readRegistration(registration, { challenge, party })
  if (!made) throw new ApiError('badRequest', { message: 'The browser’s answer is not right or too old. Try again.' })
  if ((await ctx.store.memberPasskeys.list(member.id)).length >= maxPasskeys)
    throw new ApiError('conflict', { message: `You have ${maxPasskeys} passkeys. Remove one first.` })
  const passkey: Passkey = { ...made, id: ctx.ids.uuid(), label, createdAtMs: ctx.nowMs(), lastUsedAtMs: undefined }
  const access = { operation: 'addPasskey', ipAddress, target: passkey.id, after: { label } } as const
  return recordedAccess(ctx, member, access, async ({ memberPasskeys }) => {
    if (!(await memberPasskeys.insert(member.id, passkey)))
      throw new ApiError('conflict', { message: 'This passkey is registered already.' })
    return passkey
  })
}
