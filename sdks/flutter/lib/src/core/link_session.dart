import '../generated/tables.dart';
import 'addresses.dart';
import 'json.dart';
import 'session.dart';
import 'shapes.dart';

const _invalidToken = 'Invalid link token!';
const _unreachable = 'The service can’t be reached. Check your internet connection, then try again.';
const _stopped = 'The page stopped. Close this window and try again.';
const _loadTimeoutMs = 20000;

/// One use of a link token.
class LinkSession implements Session {
  LinkSession(this.token, {this.language, this.fiatCurrency, this.theme, this.platform = 'flutter'});

  final String token;
  final String? language;
  final String? fiatCurrency;
  final String? theme;
  final String platform;
  bool _isEnded = false;
  bool _isLoaded = false;
  bool _hasReloaded = false;
  String _page = 'startPage';
  String? _problem;

  @override
  List<Json> handle(Json input) {
    if (_isEnded) return const [];
    return switch (input['is']) {
      'open' => _open(),
      'message' => _receive(input['data']),
      'timeout' => _isLoaded ? const [] : _fail(_unreachable),
      'loadFailed' => _reloadOnce(_unreachable),
      'rendererGone' => _reloadOnce(_stopped),
      'back' => _isLoaded && input['canGoBack'] == true ? [action('goBack')] : _leave(),
      'closePressed' => _leave(),
      'exitConfirmed' || 'closeLink' => _exit(),
      _ => const [],
    };
  }

  List<Json> _open() {
    final url = linkUrl(token, language: language, fiatCurrency: fiatCurrency, theme: theme, platform: platform);
    if (url == null) return _exit(_invalidToken, _summary(_invalidToken));
    return [
      action('load', {'url': url, 'timeoutMs': _loadTimeoutMs}),
    ];
  }

  Json _summary([String? errorMessage]) => compact({'page': _page, 'errorMessage': errorMessage});

  List<Json> _exit([String? errorMessage, Json? summary]) {
    _isEnded = true;
    return [
      action('exit', {'errorMessage': errorMessage, 'summary': summary ?? _summary()}),
    ];
  }

  List<Json> _fail(String message) {
    _problem = message;
    return [
      action('showError', {'message': message}),
    ];
  }

  List<Json> _reloadOnce(String otherwise) {
    if (_hasReloaded) return _fail(otherwise);
    _hasReloaded = true;
    _isLoaded = false;
    return [action('reload')];
  }

  List<Json> _leave() {
    final problem = _problem;
    if (problem != null) return _exit(problem, _summary(problem));
    return _isLoaded ? [action('confirmExit')] : _exit();
  }

  List<Json> _receive(Object? data) {
    final message = readMessage(data);
    final type = asText(message?['type']);
    if (message == null || type == null) return const [];
    final payload = message['payload'];
    const checked = {'brokerageAccountAccessToken', 'delayedAuthentication', 'pageChanged'};
    if (checked.contains(type) && !accepts(messages, type, payload)) return const [];
    switch (type) {
      case 'showClose':
        return [action('confirmExit')];
      case 'showNativeNavbar':
        return [
          action('navbar', {'isShown': payload == true}),
        ];
      case 'loaded':
        _isLoaded = true;
        _problem = null;
        return [action('loaded'), event('pageLoaded')];
      case 'sessionKept':
        final state = asText(asJson(payload)?['state']) ?? '';
        return state.isEmpty
            ? const []
            : [
                action('keep', {'state': state}),
              ];
      case 'pageChanged':
        _page = asText(asJson(payload)?['page']) ?? _page;
        return const [];
      case 'close' || 'done':
        return _end(asJson(payload));
      case 'brokerageAccountAccessToken':
        return _connected('accessToken', payload);
      case 'delayedAuthentication':
        return _connected('delayedAuth', payload);
      case 'transferFinished':
        return _finished(payload);
      default:
        return accepts(events, type, payload)
            ? [
                action('event', {'event': message}),
              ]
            : const [];
    }
  }

  /// Leaving is never refused: a summary that cannot be read is left out.
  List<Json> _end(Json? payload) {
    if (payload == null || payload['page'] is! String) return _exit();
    final error = payload['errorMessage'];
    return error is String? ? _exit(error, payload) : _exit();
  }

  List<Json> _connected(String name, Object? payload) {
    final linked = {name: payload};
    return [
      event('integrationConnected', linked),
      action('connected', {'payload': linked}),
    ];
  }

  List<Json> _finished(Object? payload) {
    final fields = asJson(payload);
    if (fields?['status'] == 'error') {
      final text = asText(fields?['errorMessage']);
      return text == null
          ? const []
          : [
              event('transferExecutionError', {'errorMessage': text}),
            ];
    }
    if (fields == null || !accepts(messages, 'transferFinished', payload)) return const [];
    final transfer = {...fields, 'status': fields['transferStatus'] ?? 'pending'}..remove('transferStatus');
    if (transfer['fromAddress'] == '') transfer.remove('fromAddress');
    return [
      event('transferCompleted', payload),
      action('transferFinished', {'payload': transfer}),
    ];
  }
}
