import type { Translation } from '../messages.ts'

/** The journal, and its comparison with institutions and chains. */
export const books: Translation['books'] = {
  intro:
    'O que saiu das contas dos usuários, quanto custou e o que chegou: o diário, comparado a cada hora com o histórico de cada instituição e com as redes.',
  show: 'Mostrar',
  sides: 'Três lados',
  sidesBody:
    'Cada transferência encerrada, conforme o que a instituição e a rede mostram dela. As diferenças estão na fila de revisão.',
  empty: 'As transferências aparecem aqui em até uma hora depois do fim.',
  journal: 'Diário',
  journalBody:
    'Somas por dia em UTC. Os valores de um dia somam zero para cada ativo. Uma correção posterior é um lançamento do dia em que ficou conhecida.',
  agreed: 'Sem diferenças',
  differences: {
    one: '1 diferença na fila de revisão',
    many: '{count} diferenças na fila de revisão',
    other: '{count} diferenças na fila de revisão',
  },
  arrived: 'Chegou',
  fees: 'Taxas',
  institutionShows: 'A instituição mostra',
  chainShows: 'A rede mostra',
  nothing: 'nada',
  beside: '{seen}; na Rialto, {expected}',
  day: 'Dia',
  account: 'Conta',
  amount: 'Valor',
  accounts: {
    source: 'Sai das contas dos usuários',
    conversion: 'Conversão',
    credited: 'Creditado a você',
    returned: 'Devolvido aos usuários',
    uncounted: 'Chegou e não conta para nenhum pedido',
    missing: 'Não chegou',
    unexplained: 'Sem explicação',
  },
  takers: {
    institution: 'Taxa da instituição',
    network: 'Taxa de rede',
    bridge: 'Taxa da ponte',
    client: 'Sua taxa',
  },
  types: {
    paymentRequest: 'Pagamento a um endereço',
    bridging: 'Ponte',
    deFiWallet: 'Carteira do usuário',
  },
  about: {
    amount: 'Valor',
    fee: 'Taxa',
    status: 'Status',
    hash: 'Transação',
    record: 'Registro',
  },
  states: {
    agreed: 'O mesmo',
    differs: 'Diferença',
    unread: 'Ainda não lido',
    notOffered: 'Não oferecido',
    accessGone: 'Sem acesso',
    offChain: 'Fora da rede',
    atLeast: 'Pelo menos',
  },
}
