import 'dart:convert';

import 'json.dart';
import 'payloads.dart';
import 'session.dart';

/// Safe inside a script: neither a closing tag nor a line end of JavaScript is left in the text.
String _literal(Object? value) =>
    jsonEncode(value).replaceAll('<', r'\u003c').replaceAll('\u2028', r'\u2028').replaceAll('\u2029', r'\u2029');

/// What the Link page reads once it has started.
String linkGlobals(List<IntegrationAccessToken>? accessTokens, {String? kept}) {
  final tokens = accessTokens == null ? null : jsonEncode([for (final one in accessTokens) one.toJson()]);
  return "window.meshSdkPlatform='flutter';window.meshSdkVersion=${_literal(sdkVersion)};window.rialtoSdk=true;"
      '${kept == null ? '' : 'window.rialtoKept=${_literal(kept)};'}'
      '${tokens == null ? '' : 'window.accessTokens=${_literal(tokens)};'}';
}

/// Level 2 with its parameters: it has no address to read them from.
String level2With(String html, String parameters) =>
    html.replaceFirst('<head>', '<head><script>window.rialtoBackup=${_literal(parameters)}</script>');

/// A message to the widget, which accepts those of its own origin.
String messageScript(Json message) =>
    "window.dispatchEvent(new MessageEvent('message',{data:${_literal(message)},origin:window.location.origin}));";
