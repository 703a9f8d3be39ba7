import type { Connection } from '../connections/ports.ts'
import type { screenAddresses } from '../screening/screenAddresses.ts'
import type { Preview } from './ports.ts'

type Screening = Parameters<typeof screenAddresses>[2]

/** The addresses that a transfer touches: where it goes, where it would be sent back to, and the wallet that it comes from. */
export const screeningOf = (
  { id, toAddress, refundAddress }: Pick<Preview, 'id' | 'toAddress' | 'refundAddress'>,
  step: 'preview' | 'execute',
  source: string | undefined,
): Screening => ({
  step,
  transferId: id,
  addresses: [
    { address: toAddress, role: 'destination' },
    ...(refundAddress === undefined || refundAddress === source
      ? []
      : [{ address: refundAddress, role: 'refund' as const }]),
    ...(source === undefined ? [] : [{ address: source, role: 'source' as const }]),
  ],
})

/** The address of a self-custody wallet. An institution does not say from which of its addresses it will send. */
export const sourceAddress = ({ credentials }: Pick<Connection, 'credentials'>): string | undefined =>
  credentials.kind === 'address' ? credentials.addresses[0] : undefined
