import { type AuthScheme, mfaSchemeNames } from '@rialto/core'

import type { Handler } from '../../handler.ts'

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

const schemeOf = (scheme: AuthScheme) =>
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

export const listAuthenticationSchemesHandler: Handler<'listAuthenticationSchemes'> = async ctx =>
  ctx.connectors.list().map(({ descriptor }) => ({
    brokerType: descriptor.type,
    ...schemeOf(descriptor.scheme),
    mfaSchemes:
      descriptor.scheme.kind === 'password' ? descriptor.scheme.mfaTypes.map(type => mfaSchemeNames[type]) : [],
  }))
