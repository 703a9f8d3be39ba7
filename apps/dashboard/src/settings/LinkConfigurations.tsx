import type { AdminRequest, AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'
import { LivePreview } from './LivePreview.tsx'
import { NetworkChoice } from './Networks.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

type Configuration = AdminValue<'listLinkConfigurations', 'content'>[number]
type Settings = AdminRequest<'createLinkConfiguration'>['body']

/** Configurations of Link's content and appearance, each with an id for link tokens. */
export function LinkConfigurations() {
  const language = useLanguage()
  const { messages } = language
  const configurations = useRead('listLinkConfigurations', {})
  return (
    <Page
      title={messages.shell.pages.linkConfigurations}
      intro={messages.settings.configurationsIntro}
      actions={
        <ActionDialog
          id="createLinkConfiguration"
          label={messages.settings.addConfiguration}
          confirmLabel={messages.settings.verbs.add}
          kind="primary"
          request={form => ({ body: settingsOf(form) })}
        >
          <SettingsFields />
        </ActionDialog>
      }
    >
      {configurations.error && <Problem error={configurations.error} onRetry={configurations.refetch} />}
      <Table
        label={messages.shell.pages.linkConfigurations}
        columns={columnsOf(language)}
        rows={configurations.data}
        keyOf={({ configurationId }) => configurationId}
        empty={<p>{messages.settings.noConfigurations}</p>}
      />
      <Curl id="listLinkConfigurations" />
    </Page>
  )
}

const products = ['balance', 'holdings', 'identity', 'orders', 'transfers'] as const
const themes = ['light', 'dark', 'system'] as const
const verbs = ['send', 'deposit', 'pay', 'add'] as const
const addressForms = ['familiar', 'formal'] as const
const fonts = ['inter', 'system', 'serif', 'rounded'] as const

const chosen = <Key extends string>(keys: readonly Key[], value: FormDataEntryValue | null) =>
  keys.find(one => one === value)

const typed = (form: FormData, name: string): string | undefined => textOf(form, name).trim() || undefined

const accentOf = (form: FormData) => {
  const [light = '', dark = ''] = [typed(form, 'accentLight'), typed(form, 'accentDark')]
  return light === '' && dark === '' ? undefined : { light, dark }
}

const brandOf = (form: FormData): Settings['brand'] => {
  const radius = typed(form, 'cornerRadius')
  const brand = defined({
    accentColor: accentOf(form),
    cornerRadius: radius === undefined ? undefined : Number(radius),
    font: chosen(fonts, form.get('font')),
    logoUrl: typed(form, 'logoUrl'),
    confirmVerb: chosen(verbs, form.get('confirmVerb')),
    addressForm: chosen(addressForms, form.get('addressForm')),
  })
  return Object.keys(brand).length === 0 ? undefined : brand
}

/** The catalogue, which has no field here, is unchanged. */
const settingsOf = (form: FormData, kept?: Configuration): Settings => ({
  name: textOf(form, 'name').trim(),
  products: form.getAll('products').flatMap(one => chosen(products, one) ?? []),
  networkIds: form.getAll('networkIds').map(String),
  restrictMultipleAccounts: form.get('restrictMultipleAccounts') === 'on',
  ...defined({
    catalogConfiguration: kept?.catalogConfiguration,
    theme: chosen(themes, form.get('theme')),
    language: typed(form, 'language'),
    displayFiatCurrency: typed(form, 'displayFiatCurrency')?.toUpperCase(),
    brand: brandOf(form),
  }),
})

function Choice({ label, name, names, value }: ChoiceProps) {
  const { messages } = useLanguage()
  return (
    <label className="lines">
      <span className="r-field__label">{label}</span>
      <select className="select" name={name} defaultValue={value ?? ''}>
        <option value="">{messages.common.notSet}</option>
        {Object.entries(names).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

type ChoiceProps = {
  label: string
  name: string
  names: Readonly<Record<string, string>>
  value: string | undefined
}

function SettingsFields({ of }: { of?: Configuration }) {
  return (
    <>
      <OfferFields of={of} />
      <LookFields of={of} />
      <BrandFields brand={of?.brand} />
    </>
  )
}

function OfferFields({ of }: { of: Configuration | undefined }) {
  const { messages } = useLanguage()
  return (
    <>
      <TextField
        label={messages.common.name}
        name="name"
        maxLength={300}
        defaultValue={of?.name}
        help={messages.settings.configurationNameHelp}
        required
      />
      <fieldset className="choices">
        <legend>{messages.settings.onlyIntegrations}</legend>
        {products.map(value => (
          <label key={value}>
            <input
              type="checkbox"
              name="products"
              value={value}
              defaultChecked={of?.products?.some(one => one === value) ?? false}
            />{' '}
            {messages.settings.products[value]}
          </label>
        ))}
      </fieldset>
      <NetworkFields kept={of?.networkIds ?? []} />
    </>
  )
}

/** Networks that are missing from the list stay chosen. */
function NetworkFields({ kept }: { kept: readonly string[] }) {
  const { messages } = useLanguage()
  const networks = useRead('listConfiguredNetworks', {}).data?.networks ?? []
  const others = kept.filter(id => !networks.some(network => network.id === id))
  return (
    <>
      <NetworkChoice
        legend={messages.settings.onlyNetworks}
        networks={networks}
        isChosen={({ id }) => kept.includes(id)}
      />
      {others.map(id => (
        <input key={id} type="hidden" name="networkIds" value={id} />
      ))}
    </>
  )
}

function LookFields({ of }: { of: Configuration | undefined }) {
  const { messages } = useLanguage()
  return (
    <>
      <div className="choices">
        <label>
          <input
            type="checkbox"
            name="restrictMultipleAccounts"
            defaultChecked={of?.restrictMultipleAccounts ?? false}
          />{' '}
          {messages.settings.noSecondAccount}
        </label>
      </div>
      <Choice label={messages.common.theme} name="theme" names={messages.settings.themes} value={of?.theme} />
      <TextField
        label={messages.common.language}
        name="language"
        placeholder="de"
        defaultValue={of?.language}
        help={messages.settings.languageHelp}
      />
      <TextField
        label={messages.settings.currency}
        name="displayFiatCurrency"
        placeholder="EUR"
        maxLength={3}
        defaultValue={of?.displayFiatCurrency}
      />
    </>
  )
}

function BrandFields({ brand }: { brand: Configuration['brand'] }) {
  const { messages } = useLanguage()
  return (
    <>
      <Choice
        label={messages.settings.verb}
        name="confirmVerb"
        names={messages.settings.verbs}
        value={brand?.confirmVerb}
      />
      <Choice
        label={messages.settings.addressForm}
        name="addressForm"
        names={messages.settings.addressForms}
        value={brand?.addressForm}
      />
      <AccentFields accent={brand?.accentColor} />
      <TextField
        label={messages.settings.radius}
        name="cornerRadius"
        type="number"
        min={0}
        max={24}
        placeholder="12"
        defaultValue={brand?.cornerRadius}
        help={messages.settings.radiusHelp}
      />
      <Choice label={messages.settings.font} name="font" names={messages.settings.fonts} value={brand?.font} />
      <TextField
        label={messages.settings.logoUrl}
        name="logoUrl"
        type="url"
        pattern="https://.+"
        maxLength={500}
        placeholder="https://shop.example/logo.svg"
        defaultValue={brand?.logoUrl}
        help={messages.settings.logoUrlHelp}
      />
    </>
  )
}

function AccentFields({ accent }: { accent: NonNullable<Configuration['brand']>['accentColor'] }) {
  const { messages } = useLanguage()
  return (
    <>
      <TextField
        label={messages.settings.accentLight}
        name="accentLight"
        placeholder="#1d4fc4"
        defaultValue={accent?.light}
      />
      <TextField
        label={messages.settings.accentDark}
        name="accentDark"
        placeholder="#8ab0ff"
        defaultValue={accent?.dark}
        help={messages.settings.accentHelp}
      />
    </>
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<Configuration>[] => [
  { title: messages.settings.configuration, cell: ({ name }) => <span className="strong">{name}</span> },
  {
    title: messages.settings.requires,
    cell: ({ products: required }) =>
      required?.length
        ? format.list(required.map(one => messages.settings.products[one]))
        : messages.settings.anyIntegration,
  },
  {
    title: messages.common.theme,
    cell: ({ theme }) => (theme === undefined ? messages.common.notSet : messages.settings.themes[theme]),
  },
  {
    title: messages.common.id,
    cell: ({ configurationId, name }) => (
      <span className="copyable">
        <code className="r-mono breakable">{configurationId}</code>
        <CopyButton text={configurationId} label={messages.common.copyIdOf(name)} />
      </span>
    ),
  },
  { title: messages.common.actions, cell: one => <Actions configuration={one} /> },
]

function Actions({ configuration }: { configuration: Configuration }) {
  const { messages } = useLanguage()
  const { configurationId, name } = configuration
  const params = { id: configurationId }
  return (
    <div className="row-actions">
      <PreviewDialog of="previewLinkConfiguration" id={configurationId} />
      <ActionDialog
        id="replaceLinkConfiguration"
        label={messages.common.change}
        confirmLabel={messages.common.save}
        request={form => ({ params, body: settingsOf(form, configuration) })}
      >
        <SettingsFields of={configuration} />
        <LivePreview
          of="previewLinkConfiguration"
          id={configurationId}
          read={form => {
            const { brand, theme } = settingsOf(form, configuration)
            return defined({ brand, theme })
          }}
        />
      </ActionDialog>
      <ActionDialog
        id="removeLinkConfiguration"
        label={messages.common.remove}
        confirmLabel={messages.settings.removeConfiguration}
        request={() => ({ params })}
      >
        <p>{messages.settings.removeConfigurationBody(name)}</p>
      </ActionDialog>
    </div>
  )
}
