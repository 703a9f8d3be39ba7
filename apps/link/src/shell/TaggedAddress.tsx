import { useStep } from '../StepTexts.tsx'
import { Address } from './Address.tsx'

/** An address and its required tag, without which a payment is not credited. */
export function TaggedAddress({ address, tag }: { address: string; tag: string | undefined }) {
  const { messages } = useStep()
  return (
    <>
      <Address value={address} />
      {tag !== undefined && (
        <p>
          {messages.preview.tag}{' '}
          <span className="r-mono" translate="no" dir="ltr">
            {tag}
          </span>
        </p>
      )}
    </>
  )
}
