import 'dart:async';

import 'package:flutter/material.dart';

import 'core/json.dart';
import 'core/payloads.dart';
import 'generated/events.dart';
import 'mesh_result.dart';

/// One session: of a link token, made by your server, or of backup mode. The names are those of the published plug-in.
class MeshConfiguration {
  const MeshConfiguration({
    required String this.linkToken,
    this.language = 'en',
    this.displayFiatCurrency,
    this.theme,
    this.integrationAccessTokens,
    this.onSuccess,
    this.onError,
    this.onEvent,
    this.onIntegrationConnected,
    this.onTransferFinished,
  }) : backupConfig = null,
       widgetOrigin = null,
       catalogKey = null,
       publicKey = null,
       hideCloseButton = false,
       onAddressInit = null,
       onStatusPoll = null;

  /// Backup mode, with the configuration as your server built and signed it.
  const MeshConfiguration.backup({
    required Json this.backupConfig,
    this.widgetOrigin,
    this.catalogKey,
    this.publicKey,
    this.hideCloseButton = false,
    this.language,
    this.theme,
    this.onAddressInit,
    this.onStatusPoll,
    this.onSuccess,
    this.onError,
    this.onEvent,
  }) : linkToken = null,
       displayFiatCurrency = null,
       integrationAccessTokens = null,
       onIntegrationConnected = null,
       onTransferFinished = null;

  final String? linkToken;
  final Json? backupConfig;

  /// Where level 1 is published. Without it level 2, which is in the package, opens at once.
  final String? widgetOrigin;

  /// Ed25519, base64: level 1 opens only with a catalog that this key signed.
  final String? catalogKey;

  /// Ed25519, base64. With it, a configuration without your server's signature is refused.
  final String? publicKey;

  /// Leaves out the close button, where your navigation has one.
  final bool hideCloseButton;

  /// BCP 47, or `system`.
  final String? language;

  /// ISO 4217.
  final String? displayFiatCurrency;
  final ThemeMode? theme;

  /// Stored accounts of a returning user.
  final List<IntegrationAccessToken>? integrationAccessTokens;
  final void Function(SuccessPayload payload)? onSuccess;
  final void Function(MeshErrorType type)? onError;

  /// Everything that happens on the way.
  final void Function(MeshEvent event)? onEvent;

  /// An account was connected. Keep the tokens on your server.
  final void Function(IntegrationConnectedPayload payload)? onIntegrationConnected;

  /// The institution accepted the transfer. Credit the user on the `transfer.succeeded` webhook, not here.
  final void Function(TransferFinishedPayload payload)? onTransferFinished;

  /// Backup mode, for a destination without an address. Called once; what it throws is a failure.
  final FutureOr<void> Function(String symbol, String networkId)? onAddressInit;

  /// Backup mode: asked every 2.5 seconds for up to 3 minutes. Throw where your server does not answer with 2xx.
  final FutureOr<BackupAddressStatus> Function(String symbol, String networkId)? onStatusPoll;
}
