/** A page of the documentation, as its Markdown twin has it. */
export interface Page {
  /** Address below `/docs/`, such as `guides/deposit`. */
  to: string
  title: string
  description: string
  markdown: string
}

/** A heading with what stands below it, up to the next one. */
interface Section {
  page: Page
  /** The page's own title where it has none. */
  heading: string
  text: string
}

/** Of the generated pages, an operation is one section: its parts have the same headings as those of any other. */
const headingOf = (page: Page): RegExp =>
  /^(api|account-management)\//.test(page.to) ? /^#{1,2} (.+)$/ : /^#{1,3} (.+)$/

/** Sections of a page by its headings; what looks like one within a block of code is code. */
export const sectionsOf = (page: Page): Section[] => {
  const pattern = headingOf(page)
  const sections: Section[] = []
  let isCode = false
  for (const line of page.markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const heading = isCode ? undefined : pattern.exec(line)?.[1]
    const last = sections.at(-1)
    if (heading !== undefined || last === undefined)
      sections.push({ page, heading: (heading ?? page.title).replaceAll('`', ''), text: '' })
    else last.text += `${line}\n`
  }
  return sections.map(section => ({ ...section, text: section.text.trim() }))
}
