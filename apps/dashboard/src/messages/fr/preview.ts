import type { Translation } from '../messages.ts'

export const preview: Translation['preview'] = {
  title: 'Aperçu',
  open: 'Ouvrir Link',
  body: 'Ouvre la vraie page de Link dans une session à part, telle qu’elle est enregistrée. Les comptes que vous y connectez sont de vraies connexions.',
  show: 'Afficher l’aperçu',
  live: 'Link avec les valeurs de ce formulaire, avant leur enregistrement.',
}
