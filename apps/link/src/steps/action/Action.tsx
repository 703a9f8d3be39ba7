import { Button, Fact, Facts, Icon, Notice } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { integrationOf } from '../../machine/state.ts'
import type { Step } from '../../machine/state.ts'
import { Address } from '../../shell/Address.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useExecute } from '../preview/useExecute.ts'

/** Something that the user has to do at the institution before it sends. */
export function Action({ step }: { step: Extract<Step, { name: 'action' }> }) {
  const { state, messages } = useLink()
  const { action: texts, preview: words } = messages
  const execute = useExecute()
  const { preview } = state
  const name = integrationOf(state)?.name ?? preview?.fromName ?? ''
  const isEmail = step.kind === 'email'
  return (
    <StepFrame
      title={isEmail ? texts.emailTitle : texts.whitelistTitle}
      intro={isEmail ? texts.emailBody(name) : texts.whitelistBody(name)}
      hero={
        <span className="hero hero--accent">
          <Icon name={isEmail ? 'info' : 'shield'} />
        </span>
      }
      actions={
        <Button wide busy={execute.isPending} onClick={() => preview && execute.run({ previewId: preview.previewId })}>
          {execute.isPending ? texts.checking : texts.done}
        </Button>
      }
    >
      {step.message !== '' && <Notice>{step.message}</Notice>}
      {!isEmail && preview !== undefined && (
        <Facts>
          <Fact label={words.network}>{preview.networkName}</Fact>
          <Fact stacked label={words.address}>
            <Address value={preview.toAddress} />
          </Fact>
        </Facts>
      )}
      <p className="r-small r-soft">{texts.money}</p>
    </StepFrame>
  )
}
