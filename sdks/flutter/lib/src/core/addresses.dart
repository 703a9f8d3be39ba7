import 'dart:convert';

import '../generated/tables.dart';

final _canonical = RegExp(r'^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$');
final _plain = RegExp(r'^https?:[\x21\x22\x24-\x7e]+$');
final _printable = RegExp(r'^[\x21-\x5b\x5d-\x7e]+$');
final _web = RegExp(r'^(https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::0*(\d{1,5}))?(?:[/?#].*)?$', caseSensitive: false);
final _scheme = RegExp('^([a-z][a-z0-9+.-]*):', caseSensitive: false);

/// The Link page of a link token with the parameters of an app; null for what is no link token.
String? linkUrl(String token, {String? language, String? fiatCurrency, String? theme, String platform = 'flutter'}) {
  if (!_canonical.hasMatch(token)) return null;
  final url = latin1.decode(base64.decode(_withoutSpareBits(token)));
  if (!_plain.hasMatch(url) || originOf(url) == null) return null;
  final parameters = {'lng': language ?? 'en', 'fiatCur': fiatCurrency, 'th': theme, 'platform': platform};
  return parameters.entries.fold<String>(url, (sum, parameter) {
    final value = parameter.value;
    if (value == null || value.isEmpty) return sum;
    return '$sum${sum.contains('?') ? '&' : '?'}${parameter.key}=${Uri.encodeComponent(value)}';
  });
}

/// Bits beyond the last byte are ignored, as everywhere else; `base64.decode` refuses them.
String _withoutSpareBits(String token) {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  final padding = token.length - token.replaceAll('=', '').length;
  if (padding == 0) return token;
  final at = token.length - padding - 1;
  final step = padding == 2 ? 16 : 4;
  final last = digits.indexOf(token[at]);
  return token.replaceRange(at, at + 1, digits[last - last % step]);
}

/// The origin of a web address; null for any other, and for one that is written so that two readers could see two hosts in it: with
/// a user name, a backslash, white space or characters beyond ASCII.
String? originOf(String url) {
  if (!_printable.hasMatch(url)) return null;
  final match = _web.firstMatch(url);
  if (match == null) return null;
  final scheme = match.group(1)!.toLowerCase();
  final host = match.group(2)!.toLowerCase();
  final port = match.group(3) ?? '';
  if (port.isNotEmpty && int.parse(port) > 65535) return null;
  final isDefault = port.isEmpty || port == (scheme == 'http' ? '80' : '443');
  return '$scheme://$host${isDefault ? '' : ':$port'}';
}

/// `inside`: the WebView loads it. `browser`: the system's browser. `app`: another app. `block`: nobody.
enum Decision { inside, browser, app, block }

/// `main`: the page itself goes there; `popup`: it opens a window; `frame`: a frame within the page.
enum NavigationKind { main, popup, frame }

/// Where an address goes that the page opens. Only the page's own origin, compared exactly, is shown in the WebView; what is not
/// recognized opens nowhere.
Decision decideNavigation(String url, String linkOrigin, NavigationKind kind) {
  final origin = originOf(url);
  if (origin != null) {
    final isSecure = origin.startsWith('https:');
    if (kind == NavigationKind.frame) {
      return origin == linkOrigin || isSecure ? Decision.inside : Decision.block;
    }
    if (origin == linkOrigin) {
      return kind == NavigationKind.main ? Decision.inside : Decision.browser;
    }
    return isSecure ? Decision.browser : Decision.block;
  }
  if (url == 'about:blank' || url == 'about:srcdoc') {
    return kind == NavigationKind.popup ? Decision.block : Decision.inside;
  }
  final scheme = _scheme.firstMatch(url)?.group(1)?.toLowerCase();
  return kind != NavigationKind.frame && appSchemes.contains(scheme) ? Decision.app : Decision.block;
}
