import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { textOf } from '../parts/formText.ts'
import { Card } from '../parts/Page.tsx'
import { Secret } from '../parts/Secret.tsx'
import { useMay } from '../session/useMay.ts'
import { readGroupRoles, roleNames, writeGroupRoles } from './groupRoles.ts'

type Provider = AdminValue<'replaceIdentityProvider', 'content'>
type Member = AdminValue<'listMembers', 'content'>['members'][number]

/** Single sign-on of the client: its settings, and the addresses to register at the provider. Owners only. */
export function IdentityProvider({ members }: { members: readonly Member[] }) {
  return useMay('readIdentityProvider') ? <Settings members={members} /> : null
}

function Settings({ members }: { members: readonly Member[] }) {
  const { messages } = useLanguage()
  const { data } = useRead('readIdentityProvider', {})
  if (!data) return null
  const provider = data.identityProvider
  const owners = members.filter(({ role }) => role === 'owner')
  const texts = messages.team
  return (
    <Card title={texts.singleSignOn}>
      <p>{provider ? texts.signsInAt(provider.issuer) : texts.singleSignOnIntro}</p>
      {provider?.isEnforced && <p>{texts.isEnforced}</p>}
      <Address label={texts.redirectUrl} text={`${window.location.origin}/dashboard/single-sign-on`} />
      {provider && (
        <>
          <Address label={texts.signInUrl} text={provider.signInUrl} />
          <Address label={texts.backChannelUrl} text={provider.backChannelLogoutUrl} />
          <Address label={texts.signedOutUrl} text={provider.signedOutUrl} />
          <p>{provider.provisionedTimestamp === null ? texts.notProvisioned : texts.isProvisioned}</p>
        </>
      )}
      {owners.length === 0 && <p className="r-soft">{texts.ownerFirst}</p>}
      <div className="row-actions">
        {owners.length > 0 && (
          <ActionDialog
            id="replaceIdentityProvider"
            label={provider ? texts.changeProvider : texts.addProvider}
            confirmLabel={messages.common.save}
            request={form => ({ body: requestOf(form) })}
          >
            <Fields provider={provider} owners={owners} />
          </ActionDialog>
        )}
        {provider && <Provisioning isOn={provider.provisionedTimestamp !== null} />}
        {provider && (
          <ActionDialog
            id="removeIdentityProvider"
            label={messages.common.remove}
            confirmLabel={texts.removeProvider}
            isDangerous
            request={() => ({})}
          >
            <p>{texts.removeProviderBody}</p>
          </ActionDialog>
        )}
      </div>
    </Card>
  )
}

/** The token with which the provider writes users and groups. */
function Provisioning({ isOn }: { isOn: boolean }) {
  const { messages } = useLanguage()
  const texts = messages.team
  return (
    <>
      <ActionDialog
        id="createProvisioningToken"
        label={isOn ? texts.replaceProvisioningToken : texts.createProvisioningToken}
        confirmLabel={texts.createProvisioningToken}
        request={() => ({})}
        done={({ secretToken, baseUrl }) => (
          <>
            <Address label={texts.scimUrl} text={baseUrl} />
            <Secret name={texts.provisioningToken} text={secretToken} />
          </>
        )}
      >
        <p>{texts.provisioningBody}</p>
      </ActionDialog>
      {isOn && (
        <ActionDialog
          id="removeProvisioningToken"
          label={texts.endProvisioning}
          confirmLabel={texts.endProvisioning}
          isDangerous
          request={() => ({})}
        >
          <p>{texts.endProvisioningBody}</p>
        </ActionDialog>
      )}
    </>
  )
}

function Address({ label, text }: { label: string; text: string }) {
  const { messages } = useLanguage()
  return (
    <>
      <p className="r-small r-soft">{label}</p>
      <p className="copyable">
        <code className="r-mono copyable__text">{text}</code>
        <CopyButton text={text} label={messages.common.copy(label)} />
      </p>
    </>
  )
}

const requestOf = (form: FormData) => {
  const clientSecret = textOf(form, 'clientSecret')
  const role = roleNames.find(name => name === form.get('defaultRole'))
  return {
    issuer: textOf(form, 'issuer'),
    oidcClientId: textOf(form, 'oidcClientId'),
    ...(clientSecret === '' ? {} : { clientSecret }),
    groupsClaim: textOf(form, 'groupsClaim'),
    roles: readGroupRoles(textOf(form, 'roles')),
    ...(role && { defaultRole: role }),
    isEnforced: form.has('isEnforced'),
    breakGlassMemberId: textOf(form, 'breakGlassMemberId'),
  }
}

function Fields({ provider, owners }: { provider: Provider | undefined; owners: readonly Member[] }) {
  const { messages } = useLanguage()
  const texts = messages.team
  return (
    <>
      <TextField
        label={texts.issuer}
        name="issuer"
        type="url"
        help={texts.issuerHelp}
        {...(provider && { defaultValue: provider.issuer })}
        required
      />
      <TextField
        label={texts.oidcClientId}
        name="oidcClientId"
        {...(provider && { defaultValue: provider.oidcClientId })}
        required
      />
      <TextField
        label={texts.oidcClientSecret}
        name="clientSecret"
        type="password"
        autoComplete="off"
        {...(provider?.hasClientSecret && { help: texts.secretStays })}
      />
      <TextField
        label={texts.groupsClaim}
        name="groupsClaim"
        defaultValue={provider?.groupsClaim ?? 'groups'}
        required
      />
      <label className="lines">
        <span className="r-field__label">{texts.groupRoles}</span>
        <textarea className="r-mono" name="roles" rows={4} defaultValue={writeGroupRoles(provider?.roles ?? [])} />
        <span className="r-field__help">{texts.groupRolesHelp}</span>
      </label>
      <label className="lines">
        <span className="r-field__label">{texts.defaultRole}</span>
        <select className="select" name="defaultRole" defaultValue={provider?.defaultRole ?? ''}>
          <option value="">{texts.refusedRole}</option>
          {roleNames.map(role => (
            <option key={role} value={role}>
              {texts.roles[role]}
            </option>
          ))}
        </select>
      </label>
      <label className="lines">
        <span className="r-field__label">{texts.breakGlass}</span>
        <select className="select" name="breakGlassMemberId" defaultValue={provider?.breakGlassMemberId} required>
          {owners.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
        <span className="r-field__help">{texts.breakGlassHelp}</span>
      </label>
      <label>
        <input type="checkbox" name="isEnforced" defaultChecked={provider?.isEnforced ?? false} /> {texts.enforce}
      </label>
    </>
  )
}
