import 'dart:convert';
import 'dart:io';

import 'package:flutter_test/flutter_test.dart';
import 'package:rialto_link/src/core/addresses.dart';
import 'package:rialto_link/src/core/backup_session.dart';
import 'package:rialto_link/src/core/json.dart';
import 'package:rialto_link/src/core/link_session.dart';
import 'package:rialto_link/src/core/session.dart';

/// `packages/link-protocol/vectors`, which every SDK runs. Run it in this folder: `flutter test`.
Object? _read(String name) => jsonDecode(File('../../packages/link-protocol/vectors/$name.json').readAsStringSync());

Iterable<Json> _list(Object? value) => (value! as List<Object?>).map((one) => asJson(one)!);

void main() {
  for (final one in _list(_read('tokens'))) {
    test('tokens: ${one['name']}', () {
      final own = asJson(one['settings'])!;
      final url = linkUrl(
        one['token']! as String,
        language: asText(own['language']),
        fiatCurrency: asText(own['fiatCurrency']),
        theme: asText(own['theme']),
        platform: one['platform']! as String,
      );
      expect(url, one['url']);
    });
  }

  for (final one in _list(_read('hosts'))) {
    test('hosts: ${one['name']}', () {
      final kind = NavigationKind.values.byName(one['kind']! as String);
      expect(decideNavigation(one['url']! as String, one['linkOrigin']! as String, kind).name, one['decision']);
    });
  }

  for (final one in _list(_read('messages'))) {
    test('messages: ${one['name']}', () {
      for (final data in [one['message'], jsonEncode(one['message'])]) {
        final session = LinkSession('aHR0cHM6Ly9saW5rLmV4YW1wbGUvP2NvZGU9MQ==')..handle({'is': 'open'});
        expect(session.handle({'is': 'message', 'data': data}), one['actions']);
      }
    });
  }

  for (final one in _list(_read('lifecycles'))) {
    test('lifecycles: ${one['name']}', () {
      final Session session;
      if (one['session'] == 'link') {
        session = LinkSession(one['token']! as String, platform: one['platform']! as String);
      } else {
        final own = asJson(one['settings'])!;
        session = BackupSession(
          one['config'],
          widgetOrigin: asText(own['widgetOrigin']),
          theme: asText(own['theme']),
          language: asText(own['language']),
          catalogKey: asText(own['catalogKey']),
          publicKey: asText(own['publicKey']),
          platform: own['platform']! as String,
          version: own['version']! as String,
        );
      }
      for (final step in _list(one['steps'])) {
        expect(session.handle(asJson(step['input'])!), step['actions'], reason: '${step['input']}');
      }
    });
  }

  final backup = asJson(_read('backupConfigurations'))!;
  for (final one in _list(backup['configurations'])) {
    test('configuration: ${one['name']}', () => expect(readBackupConfig(one['config']), one['reads']));
  }
  for (final one in _list(backup['statuses'])) {
    test('status: ${one['name']}', () => expect(readAddressStatus(one['status']), one['reads']));
  }
  for (final one in _list(backup['origins'])) {
    test('origin: ${one['origin']}', () {
      const config = {
        'clientId': 'c',
        'userId': 'u',
        'destinations': [
          {'networkId': 'n', 'symbol': 'USDC'},
        ],
      };
      final session = BackupSession(config, widgetOrigin: one['origin']! as String);
      expect(session.handle({'is': 'open'}).first['do'], one['isValid'] == true ? 'load' : 'exit');
    });
  }
}
