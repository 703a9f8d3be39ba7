import 'json.dart';

/// A stored account of a returning user.
class IntegrationAccessToken {
  const IntegrationAccessToken({
    required this.accountId,
    required this.accountName,
    required this.accessToken,
    required this.brokerType,
    required this.brokerName,
  });

  final String accountId;
  final String accountName;

  /// An access token or a `tokenId`.
  final String accessToken;
  final String brokerType;
  final String brokerName;

  Json toJson() => {
    'accountId': accountId,
    'accountName': accountName,
    'accessToken': accessToken,
    'brokerType': brokerType,
    'brokerName': brokerName,
  };
}

/// A connected account, or one that will be connected later. Keep the tokens on your server.
class IntegrationConnectedPayload {
  const IntegrationConnectedPayload(this.json);

  /// `{accessToken: …}` or `{delayedAuth: …}`, its shape checked.
  final Json json;

  /// What `integrationAccessTokens` takes on the user's next visit.
  List<IntegrationAccessToken> get integrationAccessTokens {
    final token = asJson(json['accessToken']);
    if (token == null) return const [];
    return [
      for (final one in token['accountTokens']! as List<Object?>)
        if (asJson(one) case final Json account)
          IntegrationAccessToken(
            accountId: asJson(account['account'])!['accountId']! as String,
            accountName: asJson(account['account'])!['accountName']! as String,
            accessToken: asText(account['tokenId']) ?? account['accessToken']! as String,
            brokerType: token['brokerType']! as String,
            brokerName: token['brokerName']! as String,
          ),
    ];
  }
}

/// `pending` until the transfer is confirmed.
enum TransferStatus { pending, succeeded, failed }

/// A transfer that the institution has accepted. It can still fail: credit the user on the webhook, not on this.
class TransferFinishedPayload {
  const TransferFinishedPayload(this.json);

  /// Its shape checked.
  final Json json;

  TransferStatus get status => TransferStatus.values.byName(json['status']! as String);

  /// The institution's own id of the withdrawal.
  String get txId => json['txId']! as String;
  String? get transferId => asText(json['transferId']);

  /// On the chain, once it is known.
  String? get txHash => asText(json['txHash']);

  /// Absent where the institution does not name the address it sends from.
  String? get fromAddress => asText(json['fromAddress']);
  String get toAddress => json['toAddress']! as String;
  String get symbol => json['symbol']! as String;

  /// In whole tokens, as the page shows it. Do your accounts with the decimal text of the webhook.
  double get amount => (json['amount']! as num).toDouble();
  String get networkId => json['networkId']! as String;
}

/// The answer of `onStatusPoll`.
sealed class BackupAddressStatus {
  const BackupAddressStatus();

  Json toJson() => switch (this) {
    BackupAddressPending() => {'status': 'pending'},
    BackupAddressFailed() => {'status': 'failed'},
    BackupAddressReady(:final address, :final addressTag) => compact({
      'status': 'ready',
      'address': address,
      'addressTag': addressTag,
    }),
  };
}

final class BackupAddressPending extends BackupAddressStatus {
  const BackupAddressPending();
}

final class BackupAddressFailed extends BackupAddressStatus {
  const BackupAddressFailed();
}

final class BackupAddressReady extends BackupAddressStatus {
  const BackupAddressReady(this.address, {this.addressTag});

  final String address;

  /// Required on XRP, XLM, TON and Injective.
  final String? addressTag;
}
