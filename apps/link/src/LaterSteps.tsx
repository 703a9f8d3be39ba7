import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'

import { ApiError } from './api/ApiError.ts'
import { SandboxBanner } from './scenario/SandboxBanner.tsx'
import { StepTexts, useStep } from './StepTexts.tsx'
import { LeaveDialog, type LeaveDialogProps } from './shell/LeaveDialog.tsx'
import { integrationOf } from './machine/state.ts'
import { Action } from './steps/action/Action.tsx'
import { Amount } from './steps/amount/Amount.tsx'
import { BuyAmount } from './steps/amount/BuyAmount.tsx'
import { AskFirst } from './steps/askFirst/AskFirst.tsx'
import { Assets } from './steps/assets/Assets.tsx'
import { FilterPanel } from './steps/catalogue/FilterPanel.tsx'
import { Combined } from './steps/combined/Combined.tsx'
import { CombinedAccounts } from './steps/combined/CombinedAccounts.tsx'
import { SendingPart } from './steps/combined/SendingPart.tsx'
import { Configuring } from './steps/configuring/Configuring.tsx'
import { Connected } from './steps/connected/Connected.tsx'
import { Consent } from './steps/consent/Consent.tsx'
import { Failed } from './steps/failed/Failed.tsx'
import { KeyForm } from './steps/key/KeyForm.tsx'
import { Network } from './steps/network/Network.tsx'
import { OAuth } from './steps/oauth/OAuth.tsx'
import { Payout } from './steps/payout/Payout.tsx'
import { Preview } from './steps/preview/Preview.tsx'
import { Progress } from './steps/progress/Progress.tsx'
import { SecondFactor } from './steps/secondFactor/SecondFactor.tsx'
import { SignInCode } from './steps/signInCode/SignInCode.tsx'
import { Sources } from './steps/sources/Sources.tsx'
import { Success } from './steps/success/Success.tsx'
import { TravelRule } from './steps/travelRule/TravelRule.tsx'

/** @public Imported by name when it is first needed. */
export { loadTexts } from './messages/loadTexts.ts'

const ConnectWallet = lazy(() =>
  import('./steps/wallet/ConnectWallet.tsx').then(module => ({ default: module.ConnectWallet })),
)
const ByAddress = lazy(() => import('./steps/byAddress/ByAddress.tsx').then(module => ({ default: module.ByAddress })))
const Manual = lazy(() => import('./steps/manual/Manual.tsx').then(module => ({ default: module.Manual })))
const Verified = lazy(() => import('./steps/wallet/Verified.tsx').then(module => ({ default: module.Verified })))
const WalletPayment = lazy(() =>
  import('./steps/wallet/WalletPayment.tsx').then(module => ({ default: module.WalletPayment })),
)

const retries = 2

/** A clear no stays a no; a lost connection is worth another try. Nothing that changes anything is ever retried. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) =>
        count < retries && error instanceof ApiError && ['network', 'server'].includes(error.kind),
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Steps after the first screen with their own dependencies: a separate file, loaded while the user looks at the first.
 *
 * @public Imported by name when it is first needed.
 */
export function LaterSteps() {
  return (
    <QueryClientProvider client={queries}>
      <StepTexts>
        <Step />
      </StepTexts>
    </QueryClientProvider>
  )
}

/** @public Imported by name when it is first needed. */
export function Asking() {
  return (
    <QueryClientProvider client={queries}>
      <StepTexts>
        <AskFirst />
      </StepTexts>
    </QueryClientProvider>
  )
}

/** @public Imported by name when it is first needed. */
export function Leaving(props: LeaveDialogProps) {
  return (
    <QueryClientProvider client={queries}>
      <StepTexts>
        <LeaveDialog {...props} />
      </StepTexts>
    </QueryClientProvider>
  )
}

/** @public Imported by name when it is first needed. */
export function Banner() {
  return (
    <QueryClientProvider client={queries}>
      <StepTexts>
        <SandboxBanner />
      </StepTexts>
    </QueryClientProvider>
  )
}

/** @public Imported by name when it is first needed. */
export function Filtering() {
  return (
    <QueryClientProvider client={queries}>
      <StepTexts>
        <FilterPanel />
      </StepTexts>
    </QueryClientProvider>
  )
}

function Credentials({ integrationId }: { integrationId: string }) {
  const isWallet = integrationOf(useStep().state, integrationId)?.scheme === 'wallet'
  return isWallet ? <ConnectWallet /> : <KeyForm integrationId={integrationId} />
}

/** The `key` makes every step a fresh one: its own focus, its own form. */
function Step() {
  const { state } = useStep()
  const { step } = state
  switch (step.name) {
    case 'consent':
      return <Consent key={step.integrationId} integrationId={step.integrationId} />
    case 'oauth':
      return <OAuth key={step.oauth.attemptId} step={step} />
    case 'key':
      return <Credentials key={step.integrationId} integrationId={step.integrationId} />
    case 'signInCode':
      return <SignInCode key={step.answers} step={step} />
    case 'connected':
      return <Connected key={step.connectionId} connectionId={step.connectionId} />
    case 'payout':
      return <Payout key={step.connectionId} connectionId={step.connectionId} />
    case 'verify':
      return <ConnectWallet />
    case 'verified':
      return <Verified address={step.address} />
    case 'manual':
      return <Manual key={step.pair === undefined ? 'choice' : 'address'} step={step} />
    case 'byAddress':
      return <ByAddress key={step.pair === undefined ? 'choice' : 'address'} step={step} />
    case 'configuring':
      return <Configuring />
    case 'sources':
      return <Sources />
    case 'combined':
      return <Combined step={step} />
    case 'combinedAccounts':
      return <CombinedAccounts />
    case 'sendingPart':
      return <SendingPart key={state.part} />
    case 'assets':
      return <Assets />
    case 'network':
      return <Network />
    case 'amount':
      return <Amount />
    case 'buyAmount':
      return <BuyAmount key={step.refused === undefined ? 'first' : 'refused'} step={step} />
    case 'preview':
      return <Preview step={step} />
    case 'secondFactor':
      return <SecondFactor key={`${state.part} ${step.refusals}`} step={step} />
    case 'action':
      return step.kind === 'wallet' ? <WalletPayment /> : <Action key={step.kind} step={step} />
    case 'travelRule':
      return <TravelRule key={`${state.part} ${step.asks}`} step={step} />
    case 'progress':
      return <Progress transferId={step.transferId} />
    case 'success':
      return <Success />
    case 'failed':
      return <Failed key={step.failure.kind} failure={step.failure} />
    case 'opening':
    case 'ended':
    case 'closed':
    case 'catalogue':
    case 'accounts':
      // Part of the first screen.
      return null
    default:
      return step satisfies never
  }
}
