import type { Translation } from '../messages.ts'

export const preview: Translation['preview'] = {
  title: 'Vorschau',
  open: 'Link öffnen',
  body: 'Öffnet die echte Link-Seite in einer eigenen Sitzung, so wie sie jetzt gespeichert ist. Konten, die Sie darin verbinden, sind echte Verbindungen.',
  show: 'Vorschau anzeigen',
  live: 'Link mit den Werten dieses Formulars, noch bevor sie gespeichert sind.',
}
