export interface Picture {
  /** The screen; pictures of the same screen stand in one row. */
  name: string
  file: string
  variant: string
}

/** One page with every picture, a screen a row, so that unintended differences are visible. */
export const contactSheet = (surface: string, pictures: readonly Picture[]): string => {
  const names = [...new Set(pictures.map(({ name }) => name))]
  const cell = ({ file, variant }: Picture) =>
    `<figure><a href="${file}"><img src="${file}" alt="${variant}" loading="lazy"></a><figcaption>${variant}</figcaption></figure>`
  const row = (name: string) =>
    `<h2>${name}</h2><div>${pictures
      .filter(one => one.name === name)
      .map(cell)
      .join('')}</div>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${surface}</title>
<style>body{font:14px system-ui;margin:24px;background:#8883}div{display:flex;gap:12px;overflow-x:auto}
figure{margin:0}img{height:360px;border:1px solid #8886}figcaption{color:#777}</style>
<h1>${surface}</h1>${names.map(row).join('\n')}</html>
`
}
