import { useLanguage } from '../messages/LanguageContext.tsx'

/** How much of an amount arrived. Renders nothing unless a part of it did. */
export function MoneyBar({ arrived, whole, missing, symbol, isUnsent }: MoneyBarProps) {
  const { messages, format } = useLanguage()
  const { arrivedAt, notArrived, notSent } = messages.transfers.case
  const share = arrived === null || missing === undefined ? 0 : (100 * Number(arrived)) / Number(whole)
  if (arrived === null || missing === undefined || !(share > 0 && share < 100)) return null
  return (
    <div className="money-bar">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect className="money-bar__whole" width="100" height="14" />
        <rect className="money-bar__part" width={share} height="14" />
      </svg>
      <p className="r-small">{arrivedAt(format.decimal(arrived, symbol))}</p>
      <p className="r-small">{(isUnsent ? notSent : notArrived)(format.decimal(missing, symbol))}</p>
    </div>
  )
}

type MoneyBarProps = {
  arrived: string | null
  whole: string
  missing: string | undefined
  symbol: string
  /** Whether no account has sent the missing amount, nor is sending it. */
  isUnsent: boolean
}
