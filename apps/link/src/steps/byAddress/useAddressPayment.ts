import type { AddressPayment, AddressPaymentStatus } from '@rialto/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { pollDelayMs } from '../progress/pollDelayMs.ts'
import { addressApi, type AssetPair } from './addressApi.ts'

/** A payer watches this page while the chain confirms. */
const slowestPollMs = 5_000

/** The order's address for an asset, and its live state: the same after a reload and in a later visit. */
export function useAddressPayment({ symbol, networkId }: AssetPair) {
  const { api, dispatch } = useStep()
  const client = useQueryClient()
  const pair = { symbol, networkId }
  const queryKey = ['addressPayment', symbol, networkId]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    // An ended request is shown as such: a payment may still reach its address.
    // An asset over a bridge has no address before the payer has seen where a refund goes.
    queryFn: async (): Promise<AddressPaymentStatus> => {
      const now = await addressApi(api).status(pair)
      return now.payment || now.refundAddress ? now : { payment: await addressApi(api).start(pair) }
    },
    refetchInterval: query =>
      !isEnded(query.state.error) && Math.min(pollDelayMs(query.state.dataUpdateCount), slowestPollMs),
    // The host is notified also while the user is in their wallet.
    refetchIntervalInBackground: true,
  })
  const renewal = useMutation({
    mutationFn: (refundAddress?: string) => addressApi(api).start(pair, refundAddress),
    onSuccess: payment => client.setQueryData<AddressPaymentStatus>(queryKey, { payment }),
  })
  const { payment, refundAddress } = data ?? {}
  useAnnounced(payment)
  const failure = error ?? renewal.error
  // The payments that arrived before stay visible.
  const isOver = isEnded(failure) && payment !== undefined && payment.payments.length > 0
  useEffect(() => {
    if (isOver) return
    if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    else if (failure instanceof ApiError && failure.errorType === 'orderAlreadySent')
      dispatch({ type: 'sessionEnded', reason: 'paid' })
  }, [failure, isOver, dispatch])
  return {
    payment,
    /** The session has ended, and the page shows the last state of the payment. */
    isOver,
    /** Over a bridge, before there is an address. */
    asksRefundAddress: refundAddress,
    /** Without a payment, the address could not be created. */
    isFailed: data === undefined && error !== null && !isFetching,
    retry: () => void refetch(),
    start: (refundAddress?: string) => renewal.mutate(refundAddress),
    isStarting: renewal.isPending,
    startError: renewal.error,
    update: (next: AddressPayment) => client.setQueryData<AddressPaymentStatus>(queryKey, { payment: next }),
  }
}

/** Reports the address to the host, a payment that was seen to the machine, and continues to the paid order. */
function useAnnounced(payment: AddressPayment | undefined): void {
  const { dispatch } = useStep()
  const { address, symbol, networkId, networkName, transferId, status, payments = [] } = payment ?? {}
  // Of an order that has ended, the payer may choose another way to pay again.
  const hasEnded = status === 'expired' || status === 'canceled'
  const isOpen = status === 'detected' || status === 'underpaid' || status === 'held'
  const hasBegun = isOpen || (payments.length > 0 && !hasEnded)
  useEffect(() => {
    if (address === undefined || symbol === undefined || networkName === undefined) return
    dispatch({ type: 'byAddressShown', payment: { symbol, networkName, address } })
  }, [address, symbol, networkName, dispatch])
  useEffect(() => {
    if (hasBegun && symbol !== undefined && networkId !== undefined)
      dispatch({ type: 'byAddressBegun', pair: { symbol, networkId } })
  }, [hasBegun, symbol, networkId, dispatch])
  useEffect(() => {
    if (transferId !== undefined) dispatch({ type: 'transferFound', transferId })
  }, [transferId, dispatch])
}
