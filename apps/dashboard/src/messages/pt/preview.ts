import type { Translation } from '../messages.ts'

export const preview: Translation['preview'] = {
  title: 'Pré-visualização',
  open: 'Abrir o Link',
  body: 'Abre a página real do Link em uma sessão própria, como está salva agora. As contas que você conectar nela são conexões reais.',
  show: 'Mostrar pré-visualização',
  live: 'O Link com os valores deste formulário, antes de serem salvos.',
}
