import type { LinkIntegration } from '@rialto/contract'
import { Button, Icon, Logo, Notice } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'

import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'
import { integrationOf } from '../../machine/state.ts'
import type { Messages } from '../../messages/messages.ts'
import { ProblemNotice } from '../../shell/ProblemNotice.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { Points } from './Points.tsx'
import { isEnded } from '../../api/isEnded.ts'
import { toWebUrl } from '../../shell/toWebUrl.ts'
import { withPersona } from '../../scenario/persona.ts'
import { rememberSignIn } from '../oauth/signInOfTab.ts'
import { openSignInWindow } from '../oauth/signInWindow.ts'

/**
 * Opens the window in the same breath as the click, because browsers block one that opens later, and sends it on once the
 * address is known. A blocked window is not an error: the next step offers other ways.
 */
function useStartOAuth(integrationId: string) {
  const { api, dispatch } = useStep()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_popup: Window | null) => {
      const started = await api.startOAuth(integrationId)
      const url = toWebUrl(started.authorizeUrl)
      if (url === undefined) throw new Error('The sign-in URL must use http or https')
      return { integrationId, attemptId: started.attemptId, authorizeUrl: withPersona(url) }
    },
    onSuccess: (oauth, popup) => {
      rememberSignIn(oauth.attemptId)
      // An app must know of the sign-in before its address comes: it opens it in another browser than a help page.
      dispatch({ type: 'oauthStarted', oauth, window: popup === null ? 'blocked' : 'open' })
      popup?.location.replace(oauth.authorizeUrl)
    },
    onError: (failure, popup) => {
      popup?.close()
      if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  return { start: () => mutate(openSignInWindow()), isPending, error }
}

export function Consent({ integrationId }: { integrationId: string }) {
  const { state, dispatch, messages } = useStep()
  const { consent } = messages
  const oauth = useStartOAuth(integrationId)
  const integration = integrationOf(state, integrationId)
  const { session } = state
  if (integration === undefined || session === undefined || integration.scheme === 'wallet') return null
  const { client } = session
  const { name, scheme, permissions, abilities, obstacles, isUp, logoUrl } = integration
  const { operator } = session
  const isOauth = scheme === 'oAuth'
  const isPassword = scheme === 'password'
  const failure = oauth.error === null ? undefined : toFailure('refused', oauth.error)
  return (
    <StepFrame
      title={consent.title(client.name, name)}
      hero={
        <span className="pair" aria-hidden="true">
          <Logo name={client.name} url={client.logoUrl} size="large" />
          <span className="pair__link">
            <Icon name="lock" />
          </span>
          <Logo name={name} url={logoUrl} size="large" />
        </span>
      }
      actions={
        <>
          <p className="r-small r-soft step__foot">
            {isOauth ? consent.oauthNext(name, operator.name) : consent[isPassword ? 'passwordNext' : 'keyNext'](name)}
          </p>
          <Button
            wide
            busy={oauth.isPending}
            onClick={() => (isOauth ? oauth.start() : dispatch({ type: 'keyFormOpened' }))}
          >
            {oauth.isPending ? consent.wait : isOauth ? consent.continueOauth(name) : consent.continueKey}
          </Button>
        </>
      }
    >
      {!isUp && <Notice tone="warn">{consent.changed(name)}</Notice>}
      {failure && <ProblemNotice failure={failure} institution={name} />}
      <Points title={consent.sees(client.name)} icon="check" lines={abilities.map(ability => consent[ability])} />
      {obstacles.length > 0 && (
        <Points title={consent.expect} icon="info" lines={obstacles.map(one => expectation(one, name, consent))} />
      )}
      <Points
        title={consent.never}
        icon="shield"
        lines={[
          isPassword ? consent.passwordNotStored(name) : consent.noPassword(name),
          consent.noMove,
          consent.stored(operator.name),
          consent.duration(name),
        ]}
      />
      {scheme === 'apiKey' && permissions.length > 0 && (
        <Points title={consent.permissions} icon="lock" lines={permissions} />
      )}
    </StepFrame>
  )
}

function expectation(
  obstacle: LinkIntegration['obstacles'][number],
  institution: string,
  consent: Messages['consent'],
): string {
  const texts = {
    whitelist: consent.expectWhitelist,
    owner: consent.expectOwner,
    code: consent.expectCode,
    email: consent.expectEmail,
  }
  return texts[obstacle](institution)
}
