import type { Translation } from '../messages.ts'

export const overview: Translation['overview'] = {
  calm: 'Nenhuma transferência está parada, e todos os resultados são conhecidos.',
  attention: 'Transferências que exigem atenção',
  needAttention: {
    one: '{count} transferência exige atenção',
    many: '{count} de transferências exigem atenção',
    other: '{count} transferências exigem atenção',
  },
  amountOf: '{amount} de {user}',
  createdAt: 'Criada: {time}.',
  whatCanBeDone: 'O que pode ser feito',
  volumePerDay: 'Volume por dia, USD',
  volume7Days: 'Volume, 7 dias',
  transfers: { one: '{count} transferência', many: '{count} de transferências', other: '{count} transferências' },
  failed: '{count} falharam',
  createdIn7Days: 'criadas em 7 dias',
  delivered: 'Entregues',
  failing: '{count} com falha',
  paused: '{count} em pausa',
  waiting: '{count} aguardando',
  institutions7Days: 'Instituições, 7 dias',
  noInstitutions: 'As instituições aparecem aqui com a primeira transferência.',
  up: 'Disponível',
  notAnswering: 'Não responde',
  medianTime: 'Tempo mediano',
  sessions24Hours: 'Sessões do Link, 24 horas',
  showSessions: 'Ver sessões',
  fewer: '{count} a menos, {share}',
  whereLeft: 'Onde os usuários saíram',
  errors: 'Erros',
  funnel: {
    opened: 'Abertas',
    connected: 'Conectadas',
    previewed: 'Prévia',
    sent: 'Enviadas',
    succeeded: 'Concluídas',
  },
}

export const transfers: Translation['transfers'] = {
  searchHelp: 'Usuário, ID da transferência, hash ou order:id',
  anyStatus: 'Qualquer status',
  noMatch: 'Nenhuma transferência corresponde.',
  empty: 'As transferências aparecem aqui assim que um usuário aprova uma no Link ou seu servidor executa uma.',
  amount: 'Valor',
  intro: 'De {institution} para {network}, para {user}',
  timeline: 'Linha do tempo',
  events: 'Eventos de webhook',
  notFound: 'Transferência não encontrada',
  notFoundBody: 'Nenhuma transferência deste cliente tem este ID neste ambiente.',
  noHistory: 'Nenhum histórico foi guardado para esta transferência.',
  confirmations: {
    one: '{count} confirmação',
    many: '{count} de confirmações',
    other: '{count} confirmações',
  },
  requested: 'Solicitado',
  arrives: 'Chega',
  leaves: 'Sai da conta',
  institutionFee: 'Taxa da instituição',
  sums: {
    planned: 'Previsto, conforme aprovado: a instituição não informou a cobrança',
    actual: 'Cobrado pela instituição',
  },
  yourFee: 'Sua taxa',
  type: 'Tipo',
  types: { deposit: 'Depósito', payment: 'Pagamento', onramp: 'Compra e depósito' },
  memo: 'Memo ou tag',
  refundAddress: 'Endereço de reembolso',
  refundMemo: 'Memo ou tag do endereço de reembolso',
  transferId: 'ID da transferência',
  queueIntro:
    'Transferências abertas há mais de um dia, que não chegaram como ordenado ou que foram enviadas depois de falhar, e depósitos retidos. Nenhuma falha sozinha: uma transferência declarada como falha pode ser paga uma segunda vez.',
  queueEmpty:
    'A fila de revisão está vazia. Uma transferência que precisa de uma pessoa aparece aqui com o que pode ser feito.',
  arrivedSoFar: 'Chegou até agora',
  amountArrived: 'Valor que chegou, {symbol}',
  amountReturned: 'Valor devolvido, {symbol}',
  amountOrdered: 'Ordenado: {amount}.',
  hashHelp: 'O hash, como um explorador de blocos o mostra.',
  refundHashHelp: 'O hash do reembolso, se foi enviado em uma rede.',
  oldest: 'As {shown} mais antigas de {total}.',
  openFor: 'Aberta há {duration}.',
  integrationType: 'Tipo de integração',
  reference: 'Nossa referência lá',
  withdrawalIdHelp: 'O ID do saque, no histórico da instituição ou com o suporte dela.',
  note: 'Nota',
  noteHelp: 'Quem informou e onde está registrado. Fica no histórico da transferência e no log de auditoria.',
  stuck: {
    outcomeUnknown:
      'A instituição não respondeu. O histórico dela está sendo lido; a solicitação nunca é enviada de novo.',
    notSent: 'A instituição aceitou e não enviou.',
    notConfirmed: 'A blockchain não confirmou a transação.',
    arrivedInPart: 'Chegou ao endereço menos que o valor.',
    paidElsewhere: 'A transação que a instituição informou não paga nada ao endereço.',
    reverted: 'A transação foi revertida, e a instituição não informa outra.',
    notOnChain: 'Nenhum nó tem a transação que a instituição informou.',
    completedWithoutHash: 'A instituição a dá como concluída e não informa nenhuma transação.',
    sentAfterAll:
      'Foi enviada embora esta transferência tivesse falhado. O pedido dela não pode ser pago de novo. Credite o usuário ou devolva-a; se o pedido foi pago nesse meio-tempo, devolva um dos pagamentos. Depois, marque-a como resolvida.',
    overpaid:
      'Esta parte foi enviada embora tivesse falhado. Com ela, pagou-se mais que o valor da transferência combinada. Devolva o excesso e marque-a como resolvida.',
    overcharged:
      'Chegou, e a instituição cobrou mais do que o usuário aprovou. Reclame a diferença à instituição ou acerte-a com o usuário.',
    incomplete: 'Algumas partes chegaram, e o restante não foi pago.',
    depositHeld:
      'O depósito chegou por outra rede ou em outro ativo que não os do endereço. Nada é devolvido até você decidir.',
    depositNotReturned: 'O provedor da ponte não pagou este depósito nem o devolveu.',
  },
  review: {
    lookAgain: {
      label: 'Consultar de novo',
      confirm: 'Consultar agora',
      consequence:
        'A instituição ou a blockchain é consultada agora. Nada é enviado, e o status só muda se a resposta indicar.',
    },
    sentAs: {
      label: 'Foi enviada',
      confirm: 'Acompanhar este saque',
      consequence:
        'A transferência é acompanhada como o saque com este ID, até o fim. Use o ID da instituição: um saque paga apenas uma transferência, e a escolha não pode ser alterada.',
    },
    arrived: {
      label: 'Chegou tudo',
      confirm: 'Confirmar chegada',
      consequence:
        'A transferência é concluída, e seu servidor recebe o webhook. Confirme só o que um explorador de blocos mostra no endereço: não pode ser desfeito.',
    },
    creditPart: {
      label: 'Creditar o que chegou',
      confirm: 'Creditar este valor',
      consequence:
        'A transferência é concluída com o valor que chegou, que seu servidor recebe no webhook. O pedido conta como pago. Não pode ser desfeito.',
    },
    askForRest: {
      label: 'Pedir o resto',
      confirm: 'Encerrar com o que chegou',
      consequence:
        'A transferência falha com o valor que chegou, que seu servidor recebe no webhook. O pedido pode ser pago de novo: peça só o resto. Não pode ser desfeito.',
    },
    refunded: {
      label: 'Foi devolvida',
      confirm: 'Registrar o reembolso',
      consequence:
        'A transferência falha, e seu servidor recebe o webhook com o valor devolvido. O pedido pode ser pago de novo. Não pode ser desfeito.',
    },
    notArrived: {
      label: 'Não chegará',
      confirm: 'Declarar que não chega',
      consequence:
        'Escolha isto quando a instituição confirmou que a cancelou, devolveu ou enviou a outro lugar. A transferência falha, e o pedido dela pode ser pago uma segunda vez. Não pode ser desfeito.',
    },
    notSent: {
      label: 'Não foi enviada',
      confirm: 'Declarar como não enviada',
      consequence:
        'A transferência falha definitivamente, seu servidor recebe o webhook, e o pedido pode ser pago uma segunda vez. Se a instituição ainda assim enviar, o usuário terá pago duas vezes. Isto não pode ser desfeito.',
    },
    returnDeposit: {
      label: 'Devolver',
      confirm: 'Solicitar a devolução',
      consequence:
        'O provedor da ponte é solicitado a devolver o depósito ao remetente, menos o custo da transação. Solicitar de novo não devolve nada duas vezes.',
    },
    settled: {
      label: 'Está resolvido',
      confirm: 'Marcar como resolvido',
      consequence:
        'Sai desta lista. Escolha isto quando tiver resolvido com o usuário ou o remetente. Um depósito que não falhou falha, e seu servidor recebe o webhook. Não pode ser desfeito.',
    },
  },
  causes: {
    requested: 'Intenção gravada, instituição chamada',
    requestedAgain: 'Instituição chamada de novo após a resposta do usuário',
    converted: 'Conversão executada',
    notConverted: 'Conversão não executada; nada foi enviado',
    userActionRequired: 'A instituição exige uma ação do usuário',
    accepted: 'Aceita pela instituição',
    rejected: 'Rejeitada pela instituição',
    noAnswer: 'Sem resposta; o histórico está sendo lido, nada é enviado de novo',
    foundInHistory: 'Encontrada no histórico da instituição',
    notInHistory: 'Não está no histórico da instituição; nunca foi criada',
    sent: 'Transação enviada',
    resent: 'Enviada de novo como outra transação',
    confirming: 'Transação em confirmação',
    confirmed: 'Transação confirmada',
    reverted: 'Transação revertida',
    mismatched: 'Não como ordenado; continua aberta',
    matched: 'De novo como ordenado',
    charged: 'Cobrança informada pela instituição',
    completed: 'Concluída, segundo a instituição',
    notCompleted: 'Falhou, segundo a instituição',
    partChanged: 'Uma parte mudou',
    resolved: 'Resolvida por uma pessoa',
    foundAfterEnd: 'Encontrada na instituição após ser declarada como não enviada',
    addressIssued: 'Endereço de depósito emitido',
    addressExpired: 'Endereço de depósito encerrado sem uso',
    paidIn: 'Depósito visto pela ponte',
    progressed: 'A ponte informou progresso',
    paidOut: 'Paga pela ponte',
    bridgeFailed: 'A ponte não concluiu a transferência',
    refundStarted: 'Reembolso iniciado',
    refunded: 'Reembolsada',
  },
}

export const views: Translation['views'] = {
  list: 'Visualizações salvas',
  team: 'equipe',
  save: 'Salvar visualização',
  name: 'Nome da visualização',
  share: 'Compartilhar com todos os que trabalham para este cliente',
  remove: 'Remover visualização',
  removeShared: '“{name}” desaparece para toda a equipe. As transferências não mudam.',
  removeOwn: '“{name}” desaparece. As transferências não mudam.',
}
