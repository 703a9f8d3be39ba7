type Bar = { label: string; value: number; text: string }

/** One series as a column chart. Each column shows its value, so the list also serves as a table. */
export function Bars({ items }: { items: readonly Bar[] }) {
  const largest = Math.max(...items.map(({ value }) => value), 0)
  return (
    <ul className="chart">
      {items.map(({ label, value, text }) => {
        const height = largest === 0 ? 0 : (100 * value) / largest
        return (
          <li key={label}>
            <span className="chart__value">{text}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect className="chart__column" y={100 - height} width="10" height={height} />
              <rect className="chart__base" y="99" width="10" height="1" />
            </svg>
            <span className="chart__label">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
