import { useLanguage } from './LanguageContext.tsx'
import { languages } from './loadLanguage.ts'

/** The choice of language, with each language's own name. */
export function LanguageChoice() {
  const { messages, tag, choose } = useLanguage()
  return (
    <label>
      <span className="r-hidden">{messages.common.language}</span>
      <select className="select" value={tag} onChange={event => void choose(event.target.value)}>
        {Object.entries(languages).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
