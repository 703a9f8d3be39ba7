import { Fact } from '@rialto/ui'
import type { ReactNode } from 'react'

import { Address } from './Address.tsx'
import { Copyable } from './Copyable.tsx'

interface DestinationFactsProps {
  destination: { toAddress: string; addressTag?: string }
  /** Of the address, and of the tag. */
  labels: { address: string; tag: string }
  /** Default: true. False where nothing can be copied, as on paper. */
  canCopy?: boolean
}

/** The address of a destination and, where there is one, its tag: institutions take the two in separate fields. */
export function DestinationFacts({ destination, labels, canCopy = true }: DestinationFactsProps) {
  const { toAddress, addressTag } = destination
  const tag = (
    <span className="r-mono" translate="no" dir="ltr">
      {addressTag}
    </span>
  )
  const copyable = (value: string, label: string, shown: ReactNode) =>
    canCopy ? (
      <Copyable value={value} label={label}>
        {shown}
      </Copyable>
    ) : (
      shown
    )
  return (
    <>
      <Fact stacked label={labels.address}>
        {copyable(toAddress, labels.address, <Address value={toAddress} />)}
      </Fact>
      {addressTag !== undefined && (
        <Fact stacked label={labels.tag}>
          {copyable(addressTag, labels.tag, tag)}
        </Fact>
      )}
    </>
  )
}
