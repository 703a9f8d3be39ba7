import { formatShort } from '../../money/baseUnits.ts'

type AmountTrigger = 'callLost' | 'replyLost' | 'waits' | 'fails'

/** Effect of the received amount's fraction, the same at every institution: `12.777` loses its reply. */
export const amountTriggers: Readonly<Record<string, { trigger: AmountTrigger; about: string }>> = {
  '.202': {
    trigger: 'waits',
    about: 'Accepted; stays pending until the control API completes or fails it',
  },
  '.444': { trigger: 'callLost', about: 'The connection breaks before the request arrives: no funds move' },
  '.555': { trigger: 'fails', about: 'Accepted, held, then returned: the withdrawal fails' },
  '.777': { trigger: 'replyLost', about: 'Sent, but the connection breaks before the response arrives' },
}

/** The trigger of a received amount: its fraction, without trailing zeros, is a key of the table. */
export const triggerOf = (amountUnits: bigint, decimals: number): AmountTrigger | undefined => {
  const amount = formatShort(amountUnits, decimals)
  const fraction = amount.includes('.') ? amount.slice(amount.indexOf('.')) : ''
  return Object.hasOwn(amountTriggers, fraction) ? amountTriggers[fraction]?.trigger : undefined
}
