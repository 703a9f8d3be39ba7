type Bar = { label: string; value: number; text: string }

/** One series with its values beside it: the same list serves as chart and table. */
export function Bars({ items }: { items: readonly Bar[] }) {
  const largest = Math.max(...items.map(({ value }) => value), 0)
  return (
    <ul className="bars">
      {items.map(({ label, value, text }) => (
        <li key={label}>
          <span>{label}</span>
          <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
            <rect width={largest === 0 ? 0 : (100 * value) / largest} height="16" rx="1" />
          </svg>
          <span className="bars__value">{text}</span>
        </li>
      ))}
    </ul>
  )
}
