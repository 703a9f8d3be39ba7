import type { AdminRequest, AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { Badge, Fact, Facts, Notice } from '@rialto/ui'
import { Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useClientId, useRead } from '../api/useOperation.ts'
import { AmountField } from '../parts/AmountField.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Filled } from '../parts/Filled.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { textOf } from '../parts/formText.ts'
import { useMay } from '../session/useMay.ts'
import { percentOf, ratioOf } from './percent.ts'

type Terms = AdminValue<'readTransferTerms', 'content'>
type Sponsorship = AdminValue<'readSponsorship', 'content'>

/** Fees for users, minimum transfer amounts, and sponsored network fees. */
export function Fees() {
  const { messages } = useLanguage()
  const terms = useRead('readTransferTerms', {})
  const sponsorship = useRead('readSponsorship', {})
  return (
    <Page title={messages.shell.pages.fees} intro={messages.fees.intro}>
      <Reading query={terms}>{content => <OwnTerms terms={content} />}</Reading>
      <Card title={messages.fees.bridgingMinimums}>
        <p>
          <Filled text={messages.fees.bridgingBody}>
            <ToRoutes />
          </Filled>
        </p>
      </Card>
      <Reading query={sponsorship}>{content => <NetworkFees sponsorship={content} />}</Reading>
    </Page>
  )
}

function ToRoutes() {
  const { messages } = useLanguage()
  return (
    <Link to="/$clientId/bridging-routes" params={{ clientId: useClientId() ?? '' }}>
      {messages.shell.pages.bridgingRoutes}
    </Link>
  )
}

function OwnTerms({ terms }: { terms: Terms }) {
  const { messages, format } = useLanguage()
  const { clientFee, isInclusiveFeeEnabled, minAmountInFiat } = terms
  return (
    <Card title={messages.fees.ownTerms} aside={<ChangeTerms terms={terms} />}>
      <p>{messages.fees.ownTermsBody}</p>
      <Facts>
        <Fact label={messages.fees.ownFee}>{clientFee === 0 ? messages.fees.none : format.percent(clientFee)}</Fact>
        <Fact label={messages.fees.paid}>{isInclusiveFeeEnabled ? messages.fees.deducted : messages.fees.onTop}</Fact>
        <Fact label={messages.fees.minimum}>
          {minAmountInFiat === null ? messages.fees.none : format.money(minAmountInFiat)}
        </Fact>
      </Facts>
      <Curl id="readTransferTerms" />
    </Card>
  )
}

const numberIn = (form: FormData, name: string): number | undefined => {
  const text = textOf(form, name).trim()
  return text === '' ? undefined : Number(text)
}

const termsOf = (form: FormData): AdminRequest<'replaceTransferTerms'>['body'] => ({
  clientFee: ratioOf(textOf(form, 'percent')),
  isInclusiveFeeEnabled: form.get('paid') === 'deducted',
  ...defined({ minAmountInFiat: numberIn(form, 'minAmountInFiat') }),
})

function ChangeTerms({ terms: { clientFee, isInclusiveFeeEnabled, minAmountInFiat } }: { terms: Terms }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="replaceTransferTerms"
      label={messages.fees.changeTerms}
      confirmLabel={messages.common.save}
      request={form => ({ body: termsOf(form) })}
    >
      <AmountField
        label={messages.fees.ownFeePercent}
        name="percent"
        unit="%"
        defaultValue={percentOf(clientFee)}
        help={messages.fees.ownFeeHelp}
        required
      />
      <PaidChoice isInclusive={isInclusiveFeeEnabled} />
      <AmountField
        label={messages.fees.minimumInUsd}
        name="minAmountInFiat"
        unit="USD"
        defaultValue={minAmountInFiat}
        help={messages.fees.minimumHelp}
      />
      <p>{messages.fees.changeBody}</p>
    </ActionDialog>
  )
}

function PaidChoice({ isInclusive }: { isInclusive: boolean }) {
  const { messages } = useLanguage()
  return (
    <fieldset className="choices choices--rows">
      <legend>{messages.fees.paid}</legend>
      {(['onTop', 'deducted'] as const).map(one => (
        <label key={one}>
          <input type="radio" name="paid" value={one} defaultChecked={isInclusive === (one === 'deducted')} />{' '}
          {messages.fees[one]}
        </label>
      ))}
    </fieldset>
  )
}

function NetworkFees({ sponsorship }: { sponsorship: Sponsorship }) {
  const { messages, format } = useLanguage()
  const { isAvailable, symbol, maximumPerTransfer, maximumPerDay, usedInDay } = sponsorship
  const isOn = maximumPerTransfer !== null && maximumPerDay !== null
  return (
    <Card
      title={messages.fees.sponsorship}
      aside={<Badge tone={isOn ? 'good' : 'accent'}>{isOn ? messages.fees.on : messages.fees.off}</Badge>}
    >
      <p>{messages.fees.sponsorshipBody}</p>
      {!isAvailable && (
        <Notice tone={isOn ? 'warn' : 'info'} title={messages.fees.noAccount}>
          <p>{messages.fees.noAccountBody}</p>
        </Notice>
      )}
      {isOn && (
        <Facts>
          <Fact label={messages.fees.perTransfer}>{format.amount(maximumPerTransfer, symbol)}</Fact>
          <Fact label={messages.fees.perDay}>{format.amount(maximumPerDay, symbol)}</Fact>
          <Fact label={messages.fees.used}>{format.amount(usedInDay, symbol)}</Fact>
        </Facts>
      )}
      <SponsorshipActions sponsorship={sponsorship} isOn={isOn} />
      <Curl id="readSponsorship" />
    </Card>
  )
}

const limitsOf = (form: FormData): AdminRequest<'setSponsorship'>['body'] => ({
  maximumPerTransfer: Number(textOf(form, 'maximumPerTransfer')),
  maximumPerDay: Number(textOf(form, 'maximumPerDay')),
})

function SponsorshipActions({ sponsorship, isOn }: { sponsorship: Sponsorship; isOn: boolean }) {
  const { messages } = useLanguage()
  const { isAvailable, maximumPerTransfer, maximumPerDay } = sponsorship
  if (!useMay('setSponsorship')) return <p className="r-soft">{messages.fees.operatorsOnly}</p>
  return (
    <div className="row-actions">
      {isAvailable && (
        <ActionDialog
          id="setSponsorship"
          label={messages.fees.changeLimits}
          confirmLabel={messages.common.save}
          request={form => ({ body: limitsOf(form) })}
        >
          <Limit name="maximumPerTransfer" label={messages.fees.perTransferSol} value={maximumPerTransfer} />
          <Limit name="maximumPerDay" label={messages.fees.perDaySol} value={maximumPerDay} />
          <p>{messages.fees.limitsBody}</p>
        </ActionDialog>
      )}
      {isOn && (
        <ActionDialog id="removeSponsorship" label={messages.fees.endSponsorship} request={() => ({})}>
          <p>{messages.fees.endBody}</p>
        </ActionDialog>
      )}
    </div>
  )
}

function Limit({ name, label, value }: { name: string; label: string; value: number | null }) {
  return <AmountField label={label} name={name} unit="SOL" defaultValue={value} required />
}
