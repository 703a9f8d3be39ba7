import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useRead } from '../api/useOperation.ts'
import { products } from './configurationOf.ts'
import { NetworkChoice } from './Networks.tsx'

type Configuration = AdminValue<'listLinkConfigurations', 'content'>[number]

/** The fields of a Link configuration. */
export function ConfigurationFields({ of, hasName = true }: { of?: Configuration | undefined; hasName?: boolean }) {
  return (
    <>
      <OfferFields of={of} hasName={hasName} />
      <LookFields of={of} />
      <BrandFields brand={of?.brand} />
    </>
  )
}

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

function OfferFields({ of, hasName }: { of: Configuration | undefined; hasName: boolean }) {
  const { messages } = useLanguage()
  return (
    <>
      {hasName && (
        <TextField
          label={messages.common.name}
          name="name"
          maxLength={300}
          defaultValue={of?.name}
          help={messages.settings.configurationNameHelp}
          required
        />
      )}
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
