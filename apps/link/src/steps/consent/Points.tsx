import { Icon, type IconName } from '@rialto/ui'

export function Points({ title, icon, lines }: { title: string; icon: IconName; lines: readonly string[] }) {
  return (
    <div className="points">
      <h2>{title}</h2>
      <ul>
        {lines.map(line => (
          <li key={line}>
            <Icon name={icon} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
