import { Button, Icon, type IconName, Logo, Notice } from '@rialto/ui'

import { toFailure } from '../../api/toFailure.ts'
import { useLink } from '../../LinkContext.tsx'
import { integrationOf } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { SupportCode } from '../../shell/SupportCode.tsx'
import { useStartOAuth } from './useStartOAuth.ts'

export function Consent({ integrationId }: { integrationId: string }) {
  const { state, dispatch, messages } = useLink()
  const { consent } = messages
  const oauth = useStartOAuth(integrationId)
  const integration = integrationOf(state, integrationId)
  const client = state.session?.client
  if (integration === undefined || client === undefined) return null
  const { name, scheme, permissions, isUp, logoUrl } = integration
  const isOauth = scheme === 'oAuth'
  const failure = oauth.error === null ? undefined : toFailure('refused', oauth.error, messages)
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
          <p className="r-small r-soft step__foot">{isOauth ? consent.oauthNext(name) : consent.keyNext(name)}</p>
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
      {!isUp && <Notice tone="warn">{integration.downReason ?? consent.changed(name)}</Notice>}
      {failure && (
        <Notice tone="bad" live title={failure.message}>
          <SupportCode code={failure.supportCode} />
        </Notice>
      )}
      <Points
        title={consent.sees(client.name)}
        icon="check"
        lines={state.session?.mode === 'transfer' ? [consent.read, consent.transfer] : [consent.read]}
      />
      <Points
        title={consent.never}
        icon="shield"
        lines={[consent.noPassword(name), consent.noMove, consent.revoke(name)]}
      />
      {!isOauth && permissions.length > 0 && <Points title={consent.permissions} icon="lock" lines={permissions} />}
    </StepFrame>
  )
}

function Points({ title, icon, lines }: { title: string; icon: IconName; lines: readonly string[] }) {
  return (
    <div className="points">
      <h2>{title}</h2>
      <ul>
        {lines.map(line => (
          <li key={line}>
            <Icon name={icon} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
