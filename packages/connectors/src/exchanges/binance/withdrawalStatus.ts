import type { FoundWithdrawal } from '@rialto/core'

/** Binance's codes. What is not here is pending. */
const statuses: Readonly<Record<number, { name: string; status: FoundWithdrawal['status'] }>> = {
  0: { name: 'Email Sent', status: 'pending' },
  1: { name: 'Cancelled', status: 'failed' },
  2: { name: 'Awaiting Approval', status: 'pending' },
  3: { name: 'Rejected', status: 'failed' },
  4: { name: 'Processing', status: 'pending' },
  5: { name: 'Failure', status: 'failed' },
  6: { name: 'Completed', status: 'succeeded' },
}

export const withdrawalStatus = (code: number): Pick<FoundWithdrawal, 'status' | 'upstreamStatus'> => {
  const known = statuses[code]
  return {
    status: known?.status ?? 'pending',
    upstreamStatus: known === undefined ? String(code) : `${code} ${known.name}`,
  }
}
