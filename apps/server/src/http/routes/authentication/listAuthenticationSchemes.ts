import { type AuthScheme, mfaSchemeNames } from '@rialto/core'

import { constantContent } from '../../constantContent.ts'
import type { Handler } from '../../handler.ts'

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

const schemeOf = (scheme: Exclude<AuthScheme, { kind: 'wallet' }>) =>
  scheme.kind === 'oAuth'
    ? { authenticationSchemeType: 'OAuth' as const, initialAuthenticationModel: { fields: [] } }
    : {
        authenticationSchemeType: 'apiKey' as const,
        initialAuthenticationModel: {
          fields: scheme.fields.map(({ name, label, help }) => ({
            name: capitalised(name),
            description: `${label}. ${help}.`,
          })),
        },
        ...(scheme.kind === 'apiKey' ? { instructionsUrl: scheme.instructionsUrl } : {}),
      }

export const listAuthenticationSchemesHandler: Handler<'listAuthenticationSchemes'> = constantContent(ctx =>
  ctx.connectors.list().flatMap(({ descriptor: { type, scheme } }) => {
    // A wallet signs in the user's browser, so a client cannot send its signature.
    if (scheme.kind === 'wallet') return []
    const mfaSchemes = scheme.kind === 'password' ? scheme.mfaTypes.map(name => mfaSchemeNames[name]) : []
    return [{ brokerType: type, ...schemeOf(scheme), mfaSchemes }]
  }),
)
