import type { AdminRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { fonts, isLogoUrl, verbs } from './brandForm.ts'

type Brand = NonNullable<AdminRequest<'createLinkConfiguration'>['body']['brand']>

/** An unsaved brand from the dashboard's form. Unfinished fields are absent. */
export type Preview = Brand & { name?: string; theme?: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const accentOf = (value: unknown): Brand['accentColor'] => {
  if (!isRecord(value)) return undefined
  const { light, dark } = value
  return isColor(light) && isColor(dark) ? { light, dark } : undefined
}

/** Undefined for other messages: extensions of the browser send some as well. */
export const readPreview = (data: unknown): Preview | undefined => {
  if (!isRecord(data) || data['type'] !== 'previewChanged') return undefined
  const brand = isRecord(data['brand']) ? data['brand'] : {}
  const logoUrl = textOf(brand['logoUrl'])
  return defined({
    name: textOf(data['name']),
    theme: textOf(data['theme']),
    accentColor: accentOf(brand['accentColor']),
    cornerRadius: typeof brand['cornerRadius'] === 'number' ? brand['cornerRadius'] : undefined,
    font: fonts.find(one => one === brand['font']),
    confirmVerb: verbs.find(one => one === brand['confirmVerb']),
    logoUrl: logoUrl !== undefined && isLogoUrl(logoUrl) ? logoUrl : undefined,
  })
}
