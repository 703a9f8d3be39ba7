import 'dart:async';

import 'addresses.dart';
import 'backup_session.dart';
import 'json.dart';
import 'payloads.dart';
import 'scripts.dart';
import 'session.dart';

/// What a session has its screen do. The screen decides nothing.
abstract interface class LinkScreen {
  /// A new page: an address, or the bundled level 2 with its parameters.
  void load({String? url, String? level2});
  void goBack();
  void showPage();
  void showProblem(String message);
  void showBar({required bool isShown});
  Future<bool> askBeforeExit();
  void run(String script);
  void openOutside(String url);
  void finish(LinkOutcome outcome);
}

/// The app's callbacks.
class LinkCallbacks {
  const LinkCallbacks({
    this.onEvent,
    this.onIntegrationConnected,
    this.onTransferFinished,
    this.onAddressInit,
    this.onStatusPoll,
  });

  final void Function(String type, Object? payload)? onEvent;
  final void Function(IntegrationConnectedPayload payload)? onIntegrationConnected;
  final void Function(TransferFinishedPayload payload)? onTransferFinished;
  final FutureOr<void> Function(String symbol, String networkId)? onAddressInit;
  final FutureOr<BackupAddressStatus> Function(String symbol, String networkId)? onStatusPoll;
}

/// How a session ended, whatever happened in it.
class LinkOutcome {
  const LinkOutcome({required this.connections, required this.transfers, this.errorMessage, this.page, this.summary});

  final List<IntegrationConnectedPayload> connections;
  final List<TransferFinishedPayload> transfers;
  final String? errorMessage;

  /// Where the user was.
  final String? page;
  final Json? summary;
}

/// Runs a session: its clock, its callbacks and the rules of its addresses.
class LinkRunner {
  LinkRunner(this._session, this._screen, this._callbacks, {this.accessTokens});

  final Session _session;
  final LinkScreen _screen;
  final LinkCallbacks _callbacks;
  final List<IntegrationAccessToken>? accessTokens;
  final _connections = <IntegrationConnectedPayload>[];
  final _transfers = <TransferFinishedPayload>[];
  Timer? _timer;
  int _limitMs = 0;
  String _origin = 'null';
  String? _url;
  String? _kept;

  /// What the page reads, once per document.
  String get globals => _session is BackupSession ? '' : linkGlobals(accessTokens, kept: _kept);

  void open() => _run('open');
  void receive(String data) => _run('message', {'data': data});
  void loadFailed() => _run('loadFailed');
  void closePressed() => _run('closePressed');
  void close() => _run('closeLink');
  void back({required bool canGoBack}) => _run('back', {'canGoBack': canGoBack});
  void dispose() => _timer?.cancel();

  /// Opens what does not belong in the WebView, and says whether the rest does.
  bool navigate(String url, NavigationKind kind) {
    final decision = decideNavigation(url, _origin, kind);
    if (decision == Decision.browser || decision == Decision.app) _screen.openOutside(url);
    return decision == Decision.inside;
  }

  void _run(String what, [Json fields = const {}]) => _session.handle({'is': what, ...fields}).forEach(_perform);

  void _perform(Json action) {
    switch (action['do']) {
      case 'load':
        _url = action['url']! as String;
        _origin = originOf(_url!) ?? 'null';
        _startTimer(action['timeoutMs']! as int);
        _screen.load(url: _url);
      case 'loadLevel2':
        _origin = 'null';
        _startTimer(action['timeoutMs']! as int);
        _screen.load(level2: action['parameters']! as String);
      case 'reload':
        _startTimer(_limitMs);
        _screen.load(url: _url);
      case 'loaded':
        _timer?.cancel();
        _screen.showPage();
      case 'keep':
        _kept = asText(action['state']);
      case 'goBack':
        _screen.goBack();
      case 'navbar':
        _screen.showBar(isShown: action['isShown'] == true);
      case 'showError':
        _screen.showProblem(action['message']! as String);
      case 'confirmExit':
        unawaited(_screen.askBeforeExit().then((isSure) => isSure ? _run('exitConfirmed') : null));
      case 'send':
        _screen.run(messageScript(asJson(action['message'])!));
      case 'callJit':
        unawaited(_callJit(asJson(action['request'])!));
      case 'event':
        final event = asJson(action['event'])!;
        _callbacks.onEvent?.call(event['type']! as String, event['payload']);
      case 'connected':
        final payload = IntegrationConnectedPayload(asJson(action['payload'])!);
        _connections.add(payload);
        _callbacks.onIntegrationConnected?.call(payload);
      case 'transferFinished':
        final payload = TransferFinishedPayload(asJson(action['payload'])!);
        _transfers.add(payload);
        _callbacks.onTransferFinished?.call(payload);
      case 'exit':
        _exit(action);
    }
  }

  void _exit(Json action) {
    _timer?.cancel();
    final summary = asJson(action['summary']);
    _screen.finish(
      LinkOutcome(
        connections: _connections,
        transfers: _transfers,
        errorMessage: asText(action['errorMessage']),
        page: asText(summary?['page']),
        summary: summary,
      ),
    );
  }

  void _startTimer(int ms) {
    _timer?.cancel();
    _limitMs = ms;
    _timer = Timer(Duration(milliseconds: ms), () => _run('timeout'));
  }

  Future<void> _callJit(Json request) async {
    final symbol = request['symbol']! as String;
    final networkId = request['networkId']! as String;
    final answered = <String, Object?>{'callId': request['callId'], 'method': request['method']};
    try {
      if (request['method'] == 'addressInit') {
        await _callbacks.onAddressInit!(symbol, networkId);
      } else {
        answered['result'] = (await _callbacks.onStatusPoll!(symbol, networkId)).toJson();
      }
      answered['isOk'] = true;
      // A callback may throw anything, and one that is missing is a failure as well.
    } catch (_) {
      answered['isOk'] = false;
    }
    _run('jitAnswered', answered);
  }
}
