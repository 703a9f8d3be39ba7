import type { AdminValue } from '@rialto/contract'
import { Badge, Fact, Facts, TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { textOf } from '../parts/formText.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Long, LongFact } from '../transfers/Long.tsx'

type Source = AdminValue<'readPaymentSettings', 'content'>['sources'][number]
type Texts = Language['messages']['payments']

const families = ['evm', 'tron', 'bitcoin', 'ripple', 'stellar', 'tvm', 'cosmos', 'noble', 'solana'] as const

const inputOf = (form: FormData) => ({
  networkType: families.find(one => one === textOf(form, 'networkType')) ?? families[0],
  value: textOf(form, 'value').trim(),
})

/** The client's keys and accounts for payments by address, with the import and its confirmation. */
export function PaymentSources() {
  const { messages } = useLanguage()
  const { payments: texts } = messages
  const settings = useRead('readPaymentSettings', {})
  return (
    <Page
      title={messages.shell.pages.paymentSources}
      intro={texts.sourcesIntro}
      actions={
        <ActionDialog
          id="addPaymentSource"
          label={texts.addSource}
          confirmLabel={messages.common.add}
          kind="primary"
          request={form => ({ body: inputOf(form) })}
        >
          <SourceFields />
        </ActionDialog>
      }
    >
      <Reading query={settings}>
        {({ sources }) =>
          sources.length === 0 ? (
            <div className="empty">
              <p>{texts.noSources}</p>
            </div>
          ) : (
            sources.map(source => <SourceCard key={source.id} source={source} />)
          )
        }
      </Reading>
      <Curl id="readPaymentSettings" />
    </Page>
  )
}

function SourceFields({ networkType }: { networkType?: Source['networkType'] }) {
  const { payments: texts } = useLanguage().messages
  return (
    <>
      <label>
        <span className="r-field__label">{texts.networks}</span>
        <select className="select" name="networkType" defaultValue={networkType}>
          {families.map(one => (
            <option key={one} value={one}>
              {texts.families[one]}
            </option>
          ))}
        </select>
      </label>
      <TextField mono label={texts.key} name="value" autoComplete="off" maxLength={250} help={texts.keyHelp} required />
    </>
  )
}

function SourceCard({ source }: { source: Source }) {
  const { messages } = useLanguage()
  const { payments: texts } = messages
  const { id, networkType, isConfirmed, firstAddresses, value, ownership } = source
  const family = families.find(one => one === networkType)
  return (
    <Card
      title={family === undefined ? networkType : texts.families[family]}
      aside={<Badge tone={isConfirmed ? 'good' : 'warn'}>{isConfirmed ? texts.confirmed : texts.unconfirmed}</Badge>}
    >
      <Facts>
        <LongFact label={texts.key} text={value} />
        {firstAddresses.map(({ address, addressTag }, index) => (
          <Fact key={`${address} ${addressTag ?? ''}`} label={`${messages.common.address} ${index + 1}`} stacked>
            <Long text={addressTag === undefined ? address : `${address} ${addressTag}`} />
          </Fact>
        ))}
        <Fact label={texts.issued}>{source.issued}</Fact>
        <Fact label={texts.unpaidInARow}>{source.unpaidInARow}</Fact>
        {ownership && <Fact label={texts.ownership}>{ownershipText(ownership, texts)}</Fact>}
      </Facts>
      <div className="page__actions">
        {!isConfirmed && (
          <ActionDialog
            id="confirmPaymentSource"
            label={texts.confirm}
            kind="primary"
            request={form => ({ params: { id }, body: { firstAddress: textOf(form, 'firstAddress').trim() } })}
          >
            <p>{texts.confirmBody}</p>
            <TextField
              mono
              label={texts.firstAddress}
              name="firstAddress"
              autoComplete="off"
              maxLength={150}
              required
            />
          </ActionDialog>
        )}
        {ownership?.isProven === false && <Prove id={id} ownership={ownership} />}
        <ActionDialog id="replacePaymentSource" label={texts.replaceSource} request={form => ({ body: inputOf(form) })}>
          <p>{texts.replaceBody}</p>
          <SourceFields networkType={networkType} />
        </ActionDialog>
      </div>
    </Card>
  )
}

type Ownership = NonNullable<Source['ownership']>

const ownershipText = ({ isOwner, isProven }: Ownership, texts: Texts): string => {
  if (!isOwner) return texts.namedByAnother
  return isProven ? texts.proven : texts.notProven
}

function Prove({ id, ownership: { amount, symbol } }: { id: string; ownership: Ownership }) {
  const { messages, format } = useLanguage()
  const { payments: texts, common } = messages
  const request = (form: FormData) => ({
    params: { id },
    body: { txHash: textOf(form, 'txHash').trim(), toAddress: textOf(form, 'toAddress').trim() },
  })
  return (
    <ActionDialog id="proveAccount" label={texts.prove} request={request}>
      <p>{texts.proveBody(format.decimal(amount, symbol))}</p>
      <TextField mono label={common.transaction} name="txHash" autoComplete="off" maxLength={128} required />
      <TextField mono label={common.to} name="toAddress" autoComplete="off" maxLength={150} required />
    </ActionDialog>
  )
}
