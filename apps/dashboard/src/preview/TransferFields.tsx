import { TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { AmountField } from '../parts/AmountField.tsx'
import { pairOf } from './sessionOf.ts'

/** The address of the documentation’s examples, so that a first deposit needs no input. */
const sampleAddress = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'

/** Fields of the requested transfer. Without an asset, the user only connects an account. */
export function TransferFields() {
  const { messages } = useLanguage()
  const networks = useRead('listConfiguredNetworks', {}).data?.networks ?? []
  const pairs = networks.flatMap(({ id, name, symbols, isOffered }) =>
    isOffered ? symbols.map(symbol => ({ key: pairOf(id, symbol), text: `${symbol} · ${name}` })) : [],
  )
  const first = pairs.find(({ text }) => text === 'USDC · Base Sepolia') ?? pairs[0]
  return (
    <>
      <label className="lines">
        <span className="r-field__label">{messages.preview.asset}</span>
        <select className="select" name="pair" key={first?.key} defaultValue={first?.key}>
          <option value="">{messages.preview.accountAlone}</option>
          {pairs.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <AmountField label={messages.preview.amount} name="amount" help={messages.preview.amountHelp} />
      <TextField label={messages.preview.address} name="address" maxLength={200} defaultValue={sampleAddress} />
      <TextField
        label={messages.preview.purpose}
        name="description"
        maxLength={256}
        help={messages.preview.purposeHelp}
      />
      <TextField label={messages.preview.user} name="userId" maxLength={300} help={messages.preview.userHelp} />
    </>
  )
}
