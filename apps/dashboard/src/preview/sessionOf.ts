import type { AdminRequest, AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { textOf } from '../parts/formText.ts'
import { configurationOf } from '../settings/configurationOf.ts'

type Configuration = AdminValue<'listLinkConfigurations', 'content'>[number]
export type PreviewedSession = AdminRequest<'createSandboxSession'>['body']
type Options = NonNullable<PreviewedSession['transferOptions']>

/** The user of a session for which none was entered. */
export const defaultUser = 'preview'

/** The value of an option of the asset field. */
export const pairOf = (networkId: string, symbol: string): string => `${networkId} ${symbol}`

/** An amount makes the transfer a payment. Without one, the user chooses the amount. */
const transferOf = (form: FormData): Options | undefined => {
  const [networkId = '', symbol = ''] = textOf(form, 'pair').split(' ')
  if (symbol === '') return undefined
  const amount = textOf(form, 'amount').trim()
  const address = textOf(form, 'address').trim()
  const description = textOf(form, 'description').trim()
  return {
    transferType: amount === '' ? 'deposit' : 'payment',
    ...defined({ description: description || undefined }),
    toAddresses: [
      { networkId, symbol, ...defined({ address: address || undefined, amount: Number(amount) || undefined }) },
    ],
  }
}

/** The session that the form describes. Settings without a field are taken from `kept`. */
export const sessionOf = (form: FormData, kept: Configuration | undefined): PreviewedSession => ({
  configuration: { ...configurationOf(form, kept), name: kept?.name ?? 'Preview' },
  ...defined({ userId: textOf(form, 'userId').trim() || undefined, transferOptions: transferOf(form) }),
})
