import { Fact, Facts } from '@rialto/ui'

import { isPaidIn } from '../../money/isPaidIn.ts'
import { outcomeTexts } from '../../outcome/outcomeTexts.ts'
import { useStep } from '../../StepTexts.tsx'
import { Address } from '../../shell/Address.tsx'
import { AmountHero } from '../../shell/AmountHero.tsx'
import { Copyable } from '../../shell/Copyable.tsx'
import { DestinationFacts } from '../../shell/DestinationFacts.tsx'
import { DoneFrame } from '../../shell/DoneFrame.tsx'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { SumFacts } from '../../shell/SumFacts.tsx'
import { ReceiptLink } from '../../shell/ReceiptLink.tsx'
import { fromNames } from '../progress/fromNames.ts'
import { shortAddress } from '../../shell/shortAddress.ts'

export function Success() {
  const { state, messages, format } = useStep()
  const { success, preview, progress } = messages
  const { transfer, session } = state
  if (transfer === undefined || session === undefined) return null
  const endedAtMs = transfer.steps.at(-1)?.atMs
  const { name: client } = session.client
  const { title, intro, ...outcome } = outcomeTexts(transfer, {
    from: fromNames(transfer, format),
    client,
    messages,
    format,
  })
  return (
    <DoneFrame {...{ title, intro, outcome }}>
      <AmountHero transfer={transfer} {...(endedAtMs === undefined ? {} : { note: format.time(endedAtMs) })} />
      <Facts>
        {!isPaidIn(transfer) && (
          <Fact
            label={preview.from}
            aside={transfer.isFromWallet === true ? <bdi>{shortAddress(transfer.fromAddress)}</bdi> : undefined}
          >
            {fromNames(transfer, format)}
          </Fact>
        )}
        <Fact label={preview.network}>{transfer.networkName}</Fact>
        <SumFacts transfer={transfer} client={client} messages={messages} format={format} />
        <DestinationFacts destination={transfer} labels={preview} copying={messages.copying} />
        {transfer.hash !== undefined && (
          <Fact stacked label={success.hash}>
            <Copyable value={transfer.hash} label={success.hash} texts={messages.copying}>
              <Address value={transfer.hash} />
            </Copyable>
          </Fact>
        )}
      </Facts>
      <ReceiptLink transfer={transfer} />
      {transfer.explorerUrl !== undefined && (
        <ExternalLink href={transfer.explorerUrl}>{progress.explorer}</ExternalLink>
      )}
    </DoneFrame>
  )
}
