import '../generated/tables.dart';
import 'json.dart';
import 'session.dart';
import 'shapes.dart';

const _invalidConfig = 'Invalid backup session!';
const _invalidOrigin = 'Invalid widgetOrigin: the backup widget origin must be an absolute http(s) URL';
const _unavailable = 'Backup deposit flow is unavailable';

/// The same for every failure: what a callback threw is the app's and may hold anything.
const _jitFailed = 'JIT callback failed';
const _level1TimeoutMs = 5000;
const _level2TimeoutMs = 8000;
final _bareOrigin = RegExp(r'^https?://[a-z0-9._-]+(:\d{1,5})?$', caseSensitive: false);

/// Reduces a configuration to the fields of the contract; null for anything that is not one.
Json? readBackupConfig(Object? value) {
  if (!fits(value, 'BackupConfig')) return null;
  final config = asJson(value)!;
  final destinations = config['destinations']! as List<Object?>;
  return {
    ..._picked(config, const ['clientId', 'userId', 'preselectedSymbol', 'signature']),
    'destinations': [
      for (final one in destinations) _picked(asJson(one)!, const ['networkId', 'symbol', 'address', 'addressTag']),
    ],
  };
}

/// Reduces an answer of `onStatusPoll` to the fields of the contract; null is a failure of the callback.
Json? readAddressStatus(Object? value) {
  if (!fits(value, 'AddressStatus')) return null;
  final status = _picked(asJson(value)!, const ['status', 'address', 'addressTag']);
  return status['status'] == 'ready' && status['address'] == null ? null : status;
}

Json _picked(Json from, List<String> names) => {
  for (final name in names)
    if (from[name] case final String text when text.isNotEmpty) name: text,
};

/// Backup mode: level 1, at most once level 2, and exactly one `exit`.
class BackupSession implements Session {
  BackupSession(
    Object? config, {
    this.widgetOrigin,
    this.theme,
    this.language,
    this.catalogKey,
    this.publicKey,
    this.platform = 'flutter',
    this.version = sdkVersion,
  }) : _config = readBackupConfig(config);

  final Json? _config;

  /// Where level 1 is published; without it level 2 opens at once.
  final String? widgetOrigin;
  final String? theme;
  final String? language;

  /// Ed25519, base64: who must have signed the catalog of level 1.
  final String? catalogKey;

  /// Ed25519, base64: who must have signed the configuration.
  final String? publicKey;
  final String platform;
  final String version;
  bool _isEnded = false;
  bool _isReady = false;
  bool _isLevel2 = false;

  @override
  List<Json> handle(Json input) {
    if (_isEnded) return const [];
    switch (input['is']) {
      case 'open':
        return _open();
      case 'message':
        return _receive(input['data']);
      case 'timeout':
        return _giveUp('readyTimeout');
      case 'loadFailed':
        return _giveUp('loadError');
      case 'rendererGone':
        _isReady = false;
        return _giveUp('loadError');
      case 'jitAnswered':
        return [_answer(input)];
      case 'back' || 'closePressed':
        if (!_isReady) return _exit();
        return [
          action('send', {
            'message': {'type': 'closeRequested'},
          }),
        ];
      case 'exitConfirmed' || 'closeLink':
        return _exit();
      default:
        return const [];
    }
  }

  List<Json> _exit([String? errorMessage, Json? summary]) {
    _isEnded = true;
    final own = compact({'page': 'backup', 'errorMessage': errorMessage});
    return [
      action('exit', {'errorMessage': errorMessage, 'summary': summary ?? own}),
    ];
  }

  String get _shared {
    final fields = {
      'theme': theme == 'dark' || theme == 'light' ? theme : null,
      'lng': language == 'system' ? null : language,
      'catalogKey': catalogKey,
      'configKey': publicKey,
    };
    return [
      for (final MapEntry(:key, :value) in fields.entries)
        if (value != null && value.isNotEmpty) '&$key=${Uri.encodeComponent(value)}',
    ].join();
  }

  List<Json> _open() {
    if (_config == null) return _exit(_invalidConfig);
    final origin = widgetOrigin;
    if (origin == null) return _openLevel2();
    if (!_bareOrigin.hasMatch(origin)) return _exit(_invalidOrigin);
    final url = '$origin/?platform=$platform&sdkVersion=$version$_shared';
    return [
      action('load', {'url': url, 'timeoutMs': _level1TimeoutMs}),
    ];
  }

  List<Json> _openLevel2() {
    _isLevel2 = true;
    _isReady = false;
    final parameters = _shared.isEmpty ? '' : _shared.substring(1);
    return [
      action('loadLevel2', {'parameters': parameters, 'timeoutMs': _level2TimeoutMs}),
    ];
  }

  List<Json> _giveUp(String reason) {
    if (_isReady) return const [];
    if (_isLevel2) return _exit(_unavailable);
    return [
      ..._openLevel2(),
      event('backupTierChanged', {'from': 'tier1', 'to': 'tier2', 'reason': reason}),
    ];
  }

  List<Json> _receive(Object? data) {
    final message = readMessage(data);
    final config = _config;
    if (message == null || config == null) return const [];
    final payload = asJson(message['payload']);
    switch (message['type']) {
      case 'loaded':
        if (_isReady) return const [];
        _isReady = true;
        return [
          action('loaded'),
          action('send', {
            'message': {'type': 'meshBackupConfig', 'payload': config},
          }),
        ];
      case 'close' || 'done' || 'exit':
        return _isSummary(payload) ? _exit(asText(payload?['errorMessage']), payload) : _exit();
      case 'meshBackupJitRequest':
        if (payload == null || !fits(payload, 'JitRequest')) return const [];
        if (!_isDeclared(config, payload)) return [_answer(payload)];
        return [
          action('callJit', {'request': payload}),
        ];
      case 'event':
        final type = asText(payload?['type']);
        if (payload == null || type == null || !accepts(backupEvents, type, payload['payload'])) return const [];
        return [
          action('event', {'event': payload}),
        ];
      default:
        return const [];
    }
  }

  bool _isSummary(Json? summary) {
    if (summary == null || summary['page'] != 'backup') return false;
    if (!summary.containsKey('selectedIntegration') || summary['selectedIntegration'] != null) return false;
    if (!summary.containsKey('transfer')) return false;
    if (summary.containsKey('errorMessage') && summary['errorMessage'] is! String) return false;
    final transfer = summary['transfer'];
    return transfer == null || asJson(transfer)?['symbol'] is String;
  }

  /// Only for pairs that the configuration names without an address.
  bool _isDeclared(Json config, Json request) => (config['destinations']! as List<Object?>).any((one) {
    final pair = asJson(one)!;
    return pair['symbol'] == request['symbol'] && pair['networkId'] == request['networkId'] && pair['address'] == null;
  });

  Json _answer(Json input) {
    final callId = input['callId'];
    final result = readAddressStatus(input['result']);
    final isInit = input['method'] == 'addressInit';
    final isFailed = input['isOk'] != true || (!isInit && result == null);
    final payload = isFailed
        ? {'callId': callId, 'ok': false, 'error': _jitFailed}
        : compact({'callId': callId, 'ok': true, 'result': isInit ? null : result});
    return action('send', {
      'message': {'type': 'meshBackupJitResponse', 'payload': payload},
    });
  }
}
