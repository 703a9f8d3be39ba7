import { useLink } from './LinkContext.tsx'
import { Accounts } from './steps/accounts/Accounts.tsx'
import { Action } from './steps/action/Action.tsx'
import { Amount } from './steps/amount/Amount.tsx'
import { Assets } from './steps/assets/Assets.tsx'
import { Catalogue } from './steps/catalogue/Catalogue.tsx'
import { Configuring } from './steps/configuring/Configuring.tsx'
import { Connected } from './steps/connected/Connected.tsx'
import { Consent } from './steps/consent/Consent.tsx'
import { Closed } from './steps/ended/Closed.tsx'
import { Ended } from './steps/ended/Ended.tsx'
import { Failed } from './steps/failed/Failed.tsx'
import { KeyForm } from './steps/key/KeyForm.tsx'
import { Network } from './steps/network/Network.tsx'
import { OAuth } from './steps/oauth/OAuth.tsx'
import { Opening } from './steps/opening/Opening.tsx'
import { Preview } from './steps/preview/Preview.tsx'
import { Progress } from './steps/progress/Progress.tsx'
import { SecondFactor } from './steps/secondFactor/SecondFactor.tsx'
import { Success } from './steps/success/Success.tsx'

/** The `key` makes every step a fresh one: its own focus, its own form. */
export function CurrentStep() {
  const { step } = useLink().state
  switch (step.name) {
    case 'opening':
      return <Opening />
    case 'ended':
      return <Ended key={step.reason} reason={step.reason} money={step.money} />
    case 'closed':
      return <Closed />
    case 'catalogue':
      return <Catalogue />
    case 'consent':
      return <Consent key={step.integrationId} integrationId={step.integrationId} />
    case 'oauth':
      return <OAuth key={step.oauth.attemptId} step={step} />
    case 'key':
      return <KeyForm key={step.integrationId} integrationId={step.integrationId} />
    case 'connected':
      return <Connected key={step.connectionId} connectionId={step.connectionId} />
    case 'accounts':
      return <Accounts />
    case 'configuring':
      return <Configuring />
    case 'assets':
      return <Assets />
    case 'network':
      return <Network />
    case 'amount':
      return <Amount />
    case 'preview':
      return <Preview step={step} />
    case 'secondFactor':
      return <SecondFactor key={step.refusals} step={step} />
    case 'action':
      return <Action key={step.kind} step={step} />
    case 'progress':
      return <Progress transferId={step.transferId} />
    case 'success':
      return <Success />
    case 'failed':
      return <Failed key={step.failure.kind} failure={step.failure} />
  }
}
