import type { LinkSession } from '@rialto/contract'
import { defined } from '@rialto/defined'

type Brand = NonNullable<LinkSession['brand']>

/** The values of the form, as the text of its fields. */
export interface BrandForm {
  hasColors: boolean
  light: string
  dark: string
  cornerRadius: number
  font: NonNullable<Brand['font']>
  verb: NonNullable<Brand['confirmVerb']>
  logoUrl: string
}

const defaults = { cornerRadius: 12, font: 'inter', verb: 'send' } as const

export const fonts = ['inter', 'system', 'serif', 'rounded'] as const
export const verbs = ['send', 'deposit', 'pay', 'add'] as const

/** As the session has it, or as Link has it without a brand. */
export const formOf = (session: LinkSession): BrandForm => {
  const { colors, cornerRadius, font, confirmVerb } = session.brand ?? {}
  return {
    hasColors: colors !== undefined,
    light: colors?.light.accent ?? '#1f56c5',
    dark: colors?.dark.accent ?? '#8fb4ff',
    cornerRadius: cornerRadius ?? defaults.cornerRadius,
    font: font ?? defaults.font,
    verb: confirmVerb ?? defaults.verb,
    logoUrl: session.client.logoUrl?.startsWith('https:') ? session.client.logoUrl : '',
  }
}

export const isLogoUrl = (text: string): boolean => /^https:\/\/[^\s"<>]+$/.test(text)

/** The `brand` of a Link configuration: the differences from Link's defaults. */
export const configurationOf = ({ hasColors, light, dark, cornerRadius, font, verb, logoUrl }: BrandForm) => ({
  name: 'My brand',
  brand: defined({
    accentColor: hasColors ? { light, dark } : undefined,
    cornerRadius: cornerRadius === defaults.cornerRadius ? undefined : cornerRadius,
    font: font === defaults.font ? undefined : font,
    logoUrl: isLogoUrl(logoUrl) ? logoUrl : undefined,
    confirmVerb: verb === defaults.verb ? undefined : verb,
  }),
})
