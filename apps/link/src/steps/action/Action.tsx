import { Button, Fact, Facts, Icon, Notice } from '@rialto/ui'
import type { LinkPreview } from '@rialto/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { integrationOf, type Step } from '../../machine/state.ts'
import { ContinueElsewhere } from '../../continuing/ContinueElsewhere.tsx'
import { DestinationFacts } from '../../shell/DestinationFacts.tsx'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { QrCode } from '../../shell/QrCode.tsx'
import { isEnded } from '../../api/isEnded.ts'
import { toInput } from '../preview/toInput.ts'
import { useExecute } from '../preview/useExecute.ts'

/** Seldom enough for the institution's limits, often enough that coming back from its app needs no press. */
const everyMs = 30_000

/**
 * Checks whether the institution's requirement is met. An obstacle found before the preview is checked again
 * automatically; one from the institution's answer requires another attempt to send.
 */
function useCheck() {
  const { state, dispatch, api } = useStep()
  const { preview, choice } = state
  const execute = useExecute()
  const { mutate, isPending, submittedAt } = useMutation({
    mutationFn: () => api.preview(toInput(choice)),
    onSuccess: found => dispatch({ type: 'previewed', preview: found }),
    onError: error => {
      if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  const isRead = preview?.obstacle !== undefined
  useEffect(() => {
    if (!isRead) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') mutate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isRead, mutate])
  if (isRead) return { run: () => mutate(), isPending, checkedAtMs: submittedAt }
  const run = () => preview && execute.run({ previewId: preview.previewId })
  return { run, isPending: execute.isPending, checkedAtMs: execute.submittedAtMs }
}

/** Something that the user has to do at the institution before it sends. */
export function Action({ step }: { step: Extract<Step, { name: 'action' }> }) {
  const { state, dispatch, messages, format } = useStep()
  const { action: texts, common } = messages
  const check = useCheck()
  const { preview } = state
  const { addressBookUrl } = integrationOf(state) ?? {}
  const name = integrationOf(state)?.name ?? preview?.fromName ?? ''
  const isEmail = step.kind === 'email'
  const isWaiting = step.checks > 0 && !check.isPending
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
        <>
          <Button wide busy={check.isPending} onClick={check.run}>
            {check.isPending ? texts.checking : isEmail ? texts.doneEmail : texts.done}
          </Button>
          {isWaiting && !isEmail && (
            <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
              {texts.later}
            </Button>
          )}
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {common.otherAccount}
          </Button>
        </>
      }
    >
      {isWaiting && (
        <Notice key={step.checks} tone="warn" live title={texts.stillTitle(format.time(check.checkedAtMs))}>
          {isEmail ? texts.stillEmail(name) : `${texts.stillWhitelist(name)} ${texts.laterBody(name)}`}
        </Notice>
      )}
      {!isEmail && addressBookUrl !== undefined && (
        <ExternalLink href={addressBookUrl}>{texts.open(name)}</ExternalLink>
      )}
      {!isEmail && preview !== undefined && <Steps institution={name} preview={preview} />}
      {!isEmail && preview !== undefined && <Destination preview={preview} />}
      <ContinueElsewhere />
      <p className="r-small r-soft">{texts.money}</p>
    </StepFrame>
  )
}

function Steps({ institution, preview }: { institution: string; preview: LinkPreview }) {
  const { action: texts } = useStep().messages
  const { symbol, networkName } = preview
  const steps = [texts.stepOpen(institution), texts.stepBook, texts.stepAdd(symbol, networkName), texts.stepConfirm]
  return (
    <ol className="numbered" aria-label={texts.steps}>
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** Data that the user has to save at the institution, each part with its own copy button. */
function Destination({ preview }: { preview: LinkPreview }) {
  const { messages } = useStep()
  const { action: texts, preview: words } = messages
  const { symbol, networkName, toAddress } = preview
  return (
    <>
      <Facts>
        <Fact label={texts.asset}>{symbol}</Fact>
        <Fact label={words.network}>{networkName}</Fact>
        <DestinationFacts destination={preview} labels={words} copying={messages.copying} />
      </Facts>
      <details className="more">
        <summary>{texts.qr}</summary>
        <QrCode value={toAddress} label={words.address} />
        <p className="r-small r-soft">{texts.qrHelp}</p>
      </details>
    </>
  )
}
