import { Button, Logo, Spinner } from '@rialto/ui'
import { useEffect, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { integrationOf, type Step } from '../../machine/state.ts'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { toWebUrl } from '../../shell/toWebUrl.ts'
import { ProblemStep } from '../../shell/ProblemStep.tsx'
import { PairingForm } from './PairingForm.tsx'
import { isSignInWindowClosed } from './signInWindow.ts'
import { useOAuthAttempt } from './useOAuthAttempt.ts'

/** A window that can reach this page does so by then. */
const pairAfterMs = 1_000
/** Long enough for a window that closes itself after a sign-in to have reported it. */
const closedAfterMs = 2_000
const lookEveryMs = 500

export function OAuth({ step }: { step: Extract<Step, { name: 'oauth' }> }) {
  const { state, dispatch, messages } = useStep()
  const { oauth: texts } = messages
  const attempt = useOAuthAttempt(step.oauth, step.failure !== undefined)
  const isPairing = useLasting(attempt.isAwaitingCode && !attempt.isHandedOver, pairAfterMs)
  const wasClosed = useLasting(useWindowClosed(step.window === 'open'), closedAfterMs)
  const integration = integrationOf(state, step.oauth.integrationId)
  const name = integration?.name ?? ''
  const hero = <Logo name={name} url={integration?.logoUrl} size="large" />
  if (step.failure !== undefined)
    return <ProblemStep key="failed" failure={step.failure} onRetry={() => dispatch({ type: 'oauthRetried' })} />
  if (isPairing)
    return (
      <PairingForm
        institution={name}
        hero={hero}
        isPairing={attempt.isCompleting}
        isRefused={attempt.isPairingRefused}
        onCode={attempt.pair}
      />
    )
  // A page that only looks like the institution’s has another address. The institution may lead on from there.
  const webUrl = toWebUrl(step.oauth.authorizeUrl)
  const host = webUrl === undefined ? undefined : new URL(webUrl).host
  const isClosed = wasClosed && !attempt.isCompleting && !attempt.isAwaitingCode
  const isBlocked = step.window === 'blocked'
  const intro = isClosed
    ? texts.closed
    : { open: texts.waiting, resumed: texts.resumed, blocked: texts.blocked }[step.window]
  return (
    <StepFrame
      key={isClosed ? 'closed' : 'waiting'}
      title={isClosed ? texts.closedTitle : isBlocked ? texts.blockedTitle : texts.title(name)}
      intro={intro}
      hero={hero}
      actions={<OtherWays authorizeUrl={step.oauth.authorizeUrl} isBlocked={isBlocked} isClosed={isClosed} />}
    >
      <p className="waiting">
        <Spinner />
        {attempt.isCompleting ? texts.completing : isClosed ? texts.statusClosed : texts.status}
      </p>
      {host !== undefined && !attempt.isCompleting && <p className="r-small r-soft">{texts.host(host)}</p>}
    </StepFrame>
  )
}

/** True once it has been so for a while. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasted(true), forMs)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isSo, forMs])
  return hasLasted
}

function useWindowClosed(wasOpened: boolean): boolean {
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (!wasOpened) return
    const timer = setInterval(() => setClosed(isSignInWindowClosed()), lookEveryMs)
    return () => clearInterval(timer)
  }, [wasOpened])
  return isClosed
}

function OtherWays({ authorizeUrl, isBlocked, isClosed }: OtherWaysProps) {
  const { dispatch, messages, canRedirect, rememberReturn } = useStep()
  return (
    <>
      <ExternalLink href={authorizeUrl} reportsBack button={isBlocked || isClosed ? 'primary' : 'quiet'}>
        {isBlocked ? messages.oauth.openTab : messages.oauth.open}
      </ExternalLink>
      {canRedirect && isBlocked && (
        <Button
          wide
          kind="quiet"
          onClick={() => {
            rememberReturn()
            window.location.assign(authorizeUrl)
          }}
        >
          {messages.oauth.sameWindow}
        </Button>
      )}
      <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
        {messages.common.otherAccount}
      </Button>
    </>
  )
}

type OtherWaysProps = { authorizeUrl: string; isBlocked: boolean; isClosed: boolean }
