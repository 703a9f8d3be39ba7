import { Fact } from '@rialto/ui'
import type { ReactNode } from 'react'

import type { Messages } from '../messages/messages.ts'
import { Address } from './Address.tsx'
import { Copyable } from './Copyable.tsx'

interface DestinationFactsProps {
  destination: { toAddress: string; addressTag?: string }
  /** Of the address, and of the tag. */
  labels: { address: string; tag: string }
  copying: Messages['copying']
}

/** The address of a destination and, where there is one, its tag: institutions take the two in separate fields. */
export function DestinationFacts({ destination, labels, copying }: DestinationFactsProps) {
  const { toAddress, addressTag } = destination
  const tag = (
    <span className="r-mono" translate="no" dir="ltr">
      {addressTag}
    </span>
  )
  const copyable = (value: string, label: string, shown: ReactNode) => (
    <Copyable value={value} label={label} texts={copying}>
      {shown}
    </Copyable>
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
