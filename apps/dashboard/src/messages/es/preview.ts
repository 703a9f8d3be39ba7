import type { Translation } from '../messages.ts'

export const preview: Translation['preview'] = {
  title: 'Vista previa',
  open: 'Abrir Link',
  body: 'Abre la página real de Link en una sesión propia, tal como está guardada ahora. Las cuentas que conectes en ella son conexiones reales.',
  show: 'Mostrar vista previa',
  live: 'Link con los valores de este formulario, antes de guardarlos.',
}
