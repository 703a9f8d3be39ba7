import Type from 'typebox'
import type { ErrorTable } from '../../../kit/errorTable.ts'
import { checkOf } from '../../../kit/schema.ts'
import { krakenErrors } from '../errors.ts'

/** RFC 6750 §3.1, as a body. */
const isOAuthError = checkOf(
  Type.Object({ error: Type.String({ minLength: 1 }), error_description: Type.Optional(Type.String()) }),
)

const over = 'The Kraken sign-in has expired'

/** Errors of what a sign-in's token is used for, in Kraken's form or in OAuth's. `scope` is what the call takes. */
export const bearerErrors = (scope: string): ErrorTable => {
  const denied = {
    kind: 'permissionMissing',
    permission: scope,
    text: `Kraken requires the permission "${scope}"`,
  } as const
  return {
    ...krakenErrors,
    readError: body =>
      krakenErrors.readError(body) ??
      (isOAuthError(body) ? { code: body.error, message: body.error_description ?? '' } : undefined),
    rules: [
      { status: 401, kind: 'tokenExpired', text: over },
      { code: 'invalid_token', kind: 'tokenExpired', text: over },
      { code: 'ESession:Invalid session', kind: 'tokenExpired', text: over },
      { status: 403, ...denied },
      { code: 'insufficient_scope', ...denied },
      { code: 'EGeneral:Permission denied', ...denied },
      {
        code: 'EAccount:Too many API keys',
        kind: 'refused',
        text: 'This Kraken account has too many API keys. Delete one in its settings, then connect again',
      },
      ...krakenErrors.rules,
    ],
  }
}
