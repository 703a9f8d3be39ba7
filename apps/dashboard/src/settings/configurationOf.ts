import type { AdminRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { textOf } from '../parts/formText.ts'

type Settings = AdminRequest<'createLinkConfiguration'>['body']

export const products = ['balance', 'holdings', 'identity', 'orders', 'transfers'] as const
const themes = ['light', 'dark', 'system'] as const
const verbs = ['send', 'deposit', 'pay', 'add'] as const
const addressForms = ['familiar', 'formal'] as const
const fonts = ['inter', 'system', 'serif', 'rounded'] as const

const chosen = <Key extends string>(keys: readonly Key[], value: FormDataEntryValue | null) =>
  keys.find(one => one === value)

const typed = (form: FormData, name: string): string | undefined => textOf(form, name).trim() || undefined

const accentOf = (form: FormData) => {
  const [light = '', dark = ''] = [typed(form, 'accentLight'), typed(form, 'accentDark')]
  return light === '' && dark === '' ? undefined : { light, dark }
}

const brandOf = (form: FormData): Settings['brand'] => {
  const radius = typed(form, 'cornerRadius')
  const brand = defined({
    accentColor: accentOf(form),
    cornerRadius: radius === undefined ? undefined : Number(radius),
    font: chosen(fonts, form.get('font')),
    logoUrl: typed(form, 'logoUrl'),
    confirmVerb: chosen(verbs, form.get('confirmVerb')),
    addressForm: chosen(addressForms, form.get('addressForm')),
  })
  return Object.keys(brand).length === 0 ? undefined : brand
}

/** The configuration that the form describes. The catalogue has no field, and is taken from `kept`. */
export const configurationOf = (form: FormData, kept?: Pick<Settings, 'catalogConfiguration'>): Settings => ({
  name: textOf(form, 'name').trim(),
  products: form.getAll('products').flatMap(one => chosen(products, one) ?? []),
  networkIds: form.getAll('networkIds').map(String),
  restrictMultipleAccounts: form.get('restrictMultipleAccounts') === 'on',
  ...defined({
    catalogConfiguration: kept?.catalogConfiguration,
    theme: chosen(themes, form.get('theme')),
    language: typed(form, 'language'),
    displayFiatCurrency: typed(form, 'displayFiatCurrency')?.toUpperCase(),
    brand: brandOf(form),
  }),
})
