import { keysOf } from '@rialto/defined/keysOf'

/** Texts of the server's own pages beside Link. `client` and `institution` are names. */
interface PageTexts {
  endedTitle: string
  ended: string
  failedTitle: string
  failed(client: string, institution: string): string
  askedTitle(client: string, institution: string): string
  notStarted(client: string): string
  working: string
  done(client: string): string
  enterCode: string
  codeNote(institution: string): string
  unavailableTitle: string
  unavailable: string
}

/** The languages of Link. */
const texts = {
  en: {
    endedTitle: 'This sign-in has expired',
    ended: 'Close this window and start again.',
    failedTitle: 'Sign-in not completed',
    failed: (client, institution) =>
      `Your ${institution} account was not connected to ${client}. Close this window and go back to where you started to try again.`,
    askedTitle: (client, institution) => `${client} asked to connect your ${institution} account`,
    notStarted: client => `If you did not start this in ${client}, close this window.`,
    working: 'Finishing the sign-in',
    done: client => `You can close this window and continue in ${client}.`,
    enterCode: 'To finish, enter this code on the page where you started:',
    codeNote: institution =>
      `The code is valid for 5 minutes. Do not share it: anyone who has it can connect your ${institution} account to their own session.`,
    unavailableTitle: 'Not available right now',
    unavailable: 'No funds have moved from here. This page tries again every few seconds.',
  },
  es: {
    endedTitle: 'Este inicio de sesión ha caducado',
    ended: 'Cierra esta ventana y empieza de nuevo.',
    failedTitle: 'Inicio de sesión no completado',
    failed: (client, institution) =>
      `Tu cuenta de ${institution} no se ha conectado a ${client}. Cierra esta ventana y vuelve a donde empezaste para intentarlo otra vez.`,
    askedTitle: (client, institution) => `${client} ha pedido conectar tu cuenta de ${institution}`,
    notStarted: client => `Si no has empezado esto en ${client}, cierra esta ventana.`,
    working: 'Terminando el inicio de sesión',
    done: client => `Puedes cerrar esta ventana y continuar en ${client}.`,
    enterCode: 'Para terminar, introduce este código en la página donde empezaste:',
    codeNote: institution =>
      `El código es válido durante 5 minutos. No lo compartas: quien lo tenga puede conectar tu cuenta de ${institution} a su propia sesión.`,
    unavailableTitle: 'No disponible en este momento',
    unavailable: 'No se han movido fondos desde aquí. Esta página lo intenta de nuevo cada pocos segundos.',
  },
  pt: {
    endedTitle: 'Este login expirou',
    ended: 'Feche esta janela e comece de novo.',
    failedTitle: 'Login não concluído',
    failed: (client, institution) =>
      `Sua conta da ${institution} não foi conectada a ${client}. Feche esta janela e volte para onde você começou para tentar de novo.`,
    askedTitle: (client, institution) => `${client} pediu para conectar sua conta da ${institution}`,
    notStarted: client => `Se você não começou isto em ${client}, feche esta janela.`,
    working: 'Concluindo o login',
    done: client => `Você pode fechar esta janela e continuar em ${client}.`,
    enterCode: 'Para concluir, insira este código na página onde você começou:',
    codeNote: institution =>
      `O código é válido por 5 minutos. Não o compartilhe: quem o tiver pode conectar sua conta da ${institution} à própria sessão.`,
    unavailableTitle: 'Indisponível no momento',
    unavailable: 'Nenhum valor saiu daqui. Esta página tenta de novo a cada poucos segundos.',
  },
  fr: {
    endedTitle: 'Cette connexion a expiré',
    ended: 'Fermez cette fenêtre et recommencez.',
    failedTitle: 'Connexion non terminée',
    failed: (client, institution) =>
      `Votre compte ${institution} n’a pas été connecté à ${client}. Fermez cette fenêtre et retournez là où vous avez commencé pour réessayer.`,
    askedTitle: (client, institution) => `${client} a demandé à connecter votre compte ${institution}`,
    notStarted: client => `Si vous n’avez pas commencé ceci dans ${client}, fermez cette fenêtre.`,
    working: 'Finalisation de la connexion',
    done: client => `Vous pouvez fermer cette fenêtre et continuer dans ${client}.`,
    enterCode: 'Pour terminer, saisissez ce code sur la page où vous avez commencé :',
    codeNote: institution =>
      `Le code est valable 5 minutes. Ne le partagez pas : toute personne qui l’a peut connecter votre compte ${institution} à sa propre session.`,
    unavailableTitle: 'Indisponible pour le moment',
    unavailable: 'Aucun fonds n’est parti d’ici. Cette page réessaie toutes les quelques secondes.',
  },
  de: {
    endedTitle: 'Diese Anmeldung ist abgelaufen',
    ended: 'Schließe dieses Fenster und beginne von vorn.',
    failedTitle: 'Anmeldung nicht abgeschlossen',
    failed: (client, institution) =>
      `Dein Konto bei ${institution} wurde nicht mit ${client} verbunden. Schließe dieses Fenster und geh dorthin zurück, wo du begonnen hast, um es erneut zu versuchen.`,
    askedTitle: (client, institution) => `${client} möchte dein Konto bei ${institution} verbinden`,
    notStarted: client => `Wenn du dies nicht in ${client} begonnen hast, schließe dieses Fenster.`,
    working: 'Anmeldung wird abgeschlossen',
    done: client => `Du kannst dieses Fenster schließen und in ${client} weitermachen.`,
    enterCode: 'Gib zum Abschluss diesen Code auf der Seite ein, auf der du begonnen hast:',
    codeNote: institution =>
      `Der Code gilt 5 Minuten. Gib ihn nicht weiter: Wer ihn hat, kann dein Konto bei ${institution} mit der eigenen Sitzung verbinden.`,
    unavailableTitle: 'Derzeit nicht verfügbar',
    unavailable: 'Von hier wurde kein Geld bewegt. Diese Seite versucht es alle paar Sekunden erneut.',
  },
  it: {
    endedTitle: 'Questo accesso è scaduto',
    ended: 'Chiudi questa finestra e ricomincia.',
    failedTitle: 'Accesso non completato',
    failed: (client, institution) =>
      `Il tuo conto ${institution} non è stato collegato a ${client}. Chiudi questa finestra e torna dove hai iniziato per riprovare.`,
    askedTitle: (client, institution) => `${client} ha chiesto di collegare il tuo conto ${institution}`,
    notStarted: client => `Se non hai iniziato tu questa operazione in ${client}, chiudi questa finestra.`,
    working: 'Completamento dell’accesso',
    done: client => `Puoi chiudere questa finestra e continuare in ${client}.`,
    enterCode: 'Per terminare, inserisci questo codice nella pagina in cui hai iniziato:',
    codeNote: institution =>
      `Il codice è valido per 5 minuti. Non condividerlo: chi lo possiede può collegare il tuo conto ${institution} alla propria sessione.`,
    unavailableTitle: 'Al momento non disponibile',
    unavailable: 'Da qui non è stato spostato alcun fondo. Questa pagina riprova ogni pochi secondi.',
  },
  tr: {
    endedTitle: 'Bu oturum açma işleminin süresi doldu',
    ended: 'Bu pencereyi kapatıp yeniden başlayın.',
    failedTitle: 'Oturum açma tamamlanmadı',
    failed: (client, institution) =>
      `${institution} hesabınız ${client} ile bağlanmadı. Bu pencereyi kapatın ve yeniden denemek için başladığınız yere dönün.`,
    askedTitle: (client, institution) => `${client}, ${institution} hesabınızı bağlamak istedi`,
    notStarted: client => `Bunu ${client} içinde siz başlatmadıysanız bu pencereyi kapatın.`,
    working: 'Oturum açma tamamlanıyor',
    done: client => `Bu pencereyi kapatıp ${client} içinde devam edebilirsiniz.`,
    enterCode: 'Tamamlamak için bu kodu başladığınız sayfaya girin:',
    codeNote: institution =>
      `Kod 5 dakika geçerlidir. Paylaşmayın: kodu bilen herkes ${institution} hesabınızı kendi oturumuna bağlayabilir.`,
    unavailableTitle: 'Şu anda kullanılamıyor',
    unavailable: 'Buradan hiçbir para hareket etmedi. Bu sayfa birkaç saniyede bir yeniden dener.',
  },
  ru: {
    endedTitle: 'Срок этого входа истёк',
    ended: 'Закройте это окно и начните заново.',
    failedTitle: 'Вход не завершён',
    failed: (client, institution) =>
      `Ваш аккаунт ${institution} не подключён к ${client}. Закройте это окно и вернитесь туда, откуда начали, чтобы повторить попытку.`,
    askedTitle: (client, institution) => `${client} запрашивает подключение вашего аккаунта ${institution}`,
    notStarted: client => `Если вы не начинали это в ${client}, закройте это окно.`,
    working: 'Завершение входа',
    done: client => `Можно закрыть это окно и продолжить в ${client}.`,
    enterCode: 'Чтобы завершить, введите этот код на странице, с которой вы начали:',
    codeNote: institution =>
      `Код действует 5 минут. Никому его не сообщайте: любой, у кого он есть, сможет подключить ваш аккаунт ${institution} к своему сеансу.`,
    unavailableTitle: 'Сейчас недоступно',
    unavailable: 'Отсюда средства не отправлялись. Страница повторяет попытку каждые несколько секунд.',
  },
  ja: {
    endedTitle: 'このログインの期限が切れました',
    ended: 'このウィンドウを閉じて、最初からやり直してください。',
    failedTitle: 'ログインが完了していません',
    failed: (client, institution) =>
      `${institution}のアカウントは${client}に接続されませんでした。このウィンドウを閉じ、元のページに戻ってもう一度お試しください。`,
    askedTitle: (client, institution) => `${client}が${institution}のアカウントとの接続を求めています`,
    notStarted: client => `${client}でこの操作を始めた覚えがない場合は、このウィンドウを閉じてください。`,
    working: 'ログインを完了しています',
    done: client => `このウィンドウを閉じて、${client}で続けてください。`,
    enterCode: '完了するには、元のページでこのコードを入力してください。',
    codeNote: institution =>
      `コードの有効期限は5分です。他の人に教えないでください。コードを知っている人は、${institution}のアカウントを自分のセッションに接続できます。`,
    unavailableTitle: '現在ご利用いただけません',
    unavailable: 'ここから資金は移動していません。このページは数秒ごとに再試行します。',
  },
  ko: {
    endedTitle: '로그인이 만료되었습니다',
    ended: '이 창을 닫고 다시 시작하세요.',
    failedTitle: '로그인이 완료되지 않았습니다',
    failed: (client, institution) =>
      `${institution} 계정이 ${client}에 연결되지 않았습니다. 이 창을 닫고 처음 시작한 페이지로 돌아가 다시 시도하세요.`,
    askedTitle: (client, institution) => `${client}에서 ${institution} 계정 연결을 요청했습니다`,
    notStarted: client => `${client}에서 직접 시작한 것이 아니라면 이 창을 닫으세요.`,
    working: '로그인을 완료하는 중',
    done: client => `이 창을 닫고 ${client}에서 계속하세요.`,
    enterCode: '완료하려면 처음 시작한 페이지에 이 코드를 입력하세요.',
    codeNote: institution =>
      `코드는 5분 동안 유효합니다. 다른 사람에게 알려주지 마세요. 코드를 아는 사람은 ${institution} 계정을 자신의 세션에 연결할 수 있습니다.`,
    unavailableTitle: '지금은 사용할 수 없습니다',
    unavailable: '여기에서 이동한 자금은 없습니다. 이 페이지는 몇 초마다 다시 시도합니다.',
  },
  zh: {
    endedTitle: '此次登录已过期',
    ended: '请关闭此窗口并重新开始。',
    failedTitle: '登录未完成',
    failed: (client, institution) => `您的 ${institution} 账户未连接到 ${client}。请关闭此窗口，返回原页面重试。`,
    askedTitle: (client, institution) => `${client} 请求连接您的 ${institution} 账户`,
    notStarted: client => `如果这不是您在 ${client} 发起的操作，请关闭此窗口。`,
    working: '正在完成登录',
    done: client => `您可以关闭此窗口，并在 ${client} 继续操作。`,
    enterCode: '要完成操作，请在原页面输入此代码：',
    codeNote: institution =>
      `代码 5 分钟内有效。请勿告诉他人：任何持有该代码的人都可以将您的 ${institution} 账户连接到其自己的会话。`,
    unavailableTitle: '暂时无法使用',
    unavailable: '此处没有任何资金转出。本页面每隔几秒会自动重试。',
  },
  ar: {
    endedTitle: 'انتهت صلاحية تسجيل الدخول هذا',
    ended: 'أغلق هذه النافذة وابدأ من جديد.',
    failedTitle: 'لم يكتمل تسجيل الدخول',
    failed: (client, institution) =>
      `لم يُربط حسابك في ${institution} مع ${client}. أغلق هذه النافذة وعُد إلى حيث بدأت للمحاولة مرة أخرى.`,
    askedTitle: (client, institution) => `طلب ${client} ربط حسابك في ${institution}`,
    notStarted: client => `إذا لم تبدأ هذه العملية في ${client}، فأغلق هذه النافذة.`,
    working: 'جارٍ إكمال تسجيل الدخول',
    done: client => `يمكنك إغلاق هذه النافذة والمتابعة في ${client}.`,
    enterCode: 'للإكمال، أدخل هذا الرمز في الصفحة التي بدأت منها:',
    codeNote: institution =>
      `الرمز صالح لمدة 5 دقائق. لا تشاركه: يمكن لأي شخص لديه الرمز ربط حسابك في ${institution} بجلسته.`,
    unavailableTitle: 'غير متاح حاليًا',
    unavailable: 'لم تتحرك أي أموال من هنا. تعيد هذه الصفحة المحاولة كل بضع ثوانٍ.',
  },
} satisfies Record<string, PageTexts>

export type PageLanguage = keyof typeof texts

export const pageLanguages = keysOf(texts)

/** The first language of an `Accept-Language` header for which texts exist. Browsers list the preferred one first. */
export const pageLanguageOf = (header: string | undefined): PageLanguage => {
  const wanted = (header ?? '').split(',').map(part => part.trim().split(/[-;]/)[0]?.toLowerCase())
  return wanted.map(base => pageLanguages.find(one => one === base)).find(one => one !== undefined) ?? 'en'
}

interface InLanguage {
  texts: PageTexts
  /** Attributes of the page's root element. */
  root: string
  /** Isolates the direction of a name, also in a title, which cannot contain elements. */
  isolate(name: string): string
}

export const inLanguage = (language: PageLanguage): InLanguage => {
  const isRightToLeft = language === 'ar'
  return {
    texts: texts[language],
    root: isRightToLeft ? `lang="${language}" dir="rtl"` : `lang="${language}"`,
    isolate: name => (isRightToLeft ? `\u2068${name}\u2069` : name),
  }
}
