import type { AdminRequest, AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'

type Configuration = AdminValue<'listLinkConfigurations', 'content'>[number]
type Settings = AdminRequest<'createLinkConfiguration'>['body']

/** What Link offers and how it looks, under an id for link tokens. */
export function LinkConfigurations() {
  const configurations = useRead('listLinkConfigurations', {})
  return (
    <Page
      title="Link configurations"
      intro="What Link offers and how it looks. Send the id of a configuration with a Link token."
      actions={
        <ActionDialog
          id="createLinkConfiguration"
          label="Add configuration"
          confirmLabel="Add"
          kind="primary"
          request={form => ({ body: settingsOf(form) })}
        >
          <SettingsFields />
        </ActionDialog>
      }
    >
      {configurations.error && <Problem error={configurations.error} onRetry={configurations.refetch} />}
      <Table
        label="Link configurations"
        columns={columns}
        rows={configurations.data}
        keyOf={({ configurationId }) => configurationId}
        empty={<p>Without a configuration, Link offers every integration and network, in your users’ theme.</p>}
      />
      <Curl id="listLinkConfigurations" />
    </Page>
  )
}

const products = {
  balance: 'Balances',
  holdings: 'Holdings',
  identity: 'Identity',
  orders: 'Orders',
  transfers: 'Transfers',
} as const

const themes = { light: 'Light', dark: 'Dark', system: 'As the browser' } as const
const verbs = { send: 'Send', deposit: 'Deposit', pay: 'Pay', add: 'Add' } as const

const chosen = <Key extends string>(names: Readonly<Record<Key, string>>, value: FormDataEntryValue | null) =>
  (Object.keys(names) as Key[]).find(one => one === value)

const accentOf = (form: FormData) => {
  const light = textOf(form, 'accentLight').trim()
  const dark = textOf(form, 'accentDark').trim()
  return light === '' && dark === '' ? {} : { accentColor: { light, dark } }
}

const brandOf = (form: FormData, kept: Configuration['brand']) => {
  const { accentColor: _, confirmVerb: __, ...rest } = kept ?? {}
  const verb = chosen(verbs, form.get('confirmVerb'))
  const brand = { ...rest, ...accentOf(form), ...(verb && { confirmVerb: verb }) }
  return Object.keys(brand).length === 0 ? {} : { brand }
}

/** What has no field here stays as it is. */
const settingsOf = (form: FormData, kept?: Configuration): Settings => {
  const { configurationId: _, theme: __, language: ___, displayFiatCurrency: ____, brand, ...rest } = kept ?? {}
  const theme = chosen(themes, form.get('theme'))
  const language = textOf(form, 'language').trim()
  const currency = textOf(form, 'displayFiatCurrency').trim()
  return {
    ...rest,
    name: textOf(form, 'name').trim(),
    products: form.getAll('products').flatMap(one => chosen(products, one) ?? []),
    restrictMultipleAccounts: form.get('restrictMultipleAccounts') === 'on',
    ...(theme && { theme }),
    ...(language && { language }),
    ...(currency && { displayFiatCurrency: currency.toUpperCase() }),
    ...brandOf(form, brand),
  }
}

function Choice({ label, name, names, value }: ChoiceProps) {
  return (
    <label className="lines">
      <span className="r-field__label">{label}</span>
      <select className="select" name={name} defaultValue={value ?? ''}>
        <option value="">Not set</option>
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
      <TextField
        label="Name"
        name="name"
        maxLength={300}
        defaultValue={of?.name}
        help="Users do not see it."
        required
      />
      <fieldset className="choices">
        <legend>Only integrations that support</legend>
        {Object.entries(products).map(([value, label]) => (
          <label key={value}>
            <input
              type="checkbox"
              name="products"
              value={value}
              defaultChecked={of?.products?.some(one => one === value) ?? false}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      <div className="choices">
        <label>
          <input
            type="checkbox"
            name="restrictMultipleAccounts"
            defaultChecked={of?.restrictMultipleAccounts ?? false}
          />{' '}
          Offer no second account
        </label>
      </div>
      <Choice label="Theme" name="theme" names={themes} value={of?.theme} />
      <Choice label="Verb of the main button" name="confirmVerb" names={verbs} value={of?.brand?.confirmVerb} />
      <TextField label="Language" name="language" placeholder="de" defaultValue={of?.language} help="BCP 47 tag." />
      <TextField
        label="Currency of values"
        name="displayFiatCurrency"
        placeholder="EUR"
        maxLength={3}
        defaultValue={of?.displayFiatCurrency}
      />
      <TextField
        label="Accent color, light theme"
        name="accentLight"
        placeholder="#1d4fc4"
        defaultValue={of?.brand?.accentColor?.light}
      />
      <TextField
        label="Accent color, dark theme"
        name="accentDark"
        placeholder="#8ab0ff"
        defaultValue={of?.brand?.accentColor?.dark}
        help="A color whose contrast is below 4.5:1 is rejected, and the nearest that is accepted is named."
      />
    </>
  )
}

const columns: readonly Column<Configuration>[] = [
  { title: 'Configuration', cell: ({ name }) => <span className="strong">{name}</span> },
  {
    title: 'Requires',
    cell: ({ products: required }) =>
      required?.length ? required.map(one => products[one]).join(', ') : 'Any integration',
  },
  { title: 'Theme', cell: ({ theme }) => (theme === undefined ? 'Not set' : themes[theme]) },
  {
    title: 'Id',
    cell: ({ configurationId, name }) => (
      <span className="copyable">
        <code className="r-mono breakable">{configurationId}</code>
        <CopyButton text={configurationId} label={`Copy the id of ${name}`} />
      </span>
    ),
  },
  { title: 'Actions', cell: one => <Actions configuration={one} /> },
]

function Actions({ configuration }: { configuration: Configuration }) {
  const { configurationId, name } = configuration
  const params = { id: configurationId }
  return (
    <div className="row-actions">
      <ActionDialog
        id="replaceLinkConfiguration"
        label="Change"
        confirmLabel="Save"
        request={form => ({ params, body: settingsOf(form, configuration) })}
      >
        <SettingsFields of={configuration} />
      </ActionDialog>
      <ActionDialog
        id="removeLinkConfiguration"
        label="Remove"
        confirmLabel="Remove configuration"
        request={() => ({ params })}
      >
        <p>Later Link tokens with the id of {name} are rejected. This cannot be undone.</p>
      </ActionDialog>
    </div>
  )
}
