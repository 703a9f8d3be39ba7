import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';

import 'core/addresses.dart';
import 'core/backup_session.dart';
import 'core/link_runner.dart';
import 'core/link_session.dart';
import 'core/scripts.dart';
import 'core/session.dart';
import 'generated/events.dart';
import 'mesh_configuration.dart';
import 'mesh_result.dart';

/// The screen of a session: does what [LinkRunner] says and reports what happens.
class LinkPage extends StatefulWidget {
  const LinkPage({required this.configuration, super.key});

  final MeshConfiguration configuration;

  @override
  State<LinkPage> createState() => _LinkPageState();
}

class _LinkPageState extends State<LinkPage> implements LinkScreen {
  final WebViewController _web = WebViewController();
  late final LinkRunner _runner;
  bool _isCovered = true;
  bool _hasBar = false;
  bool _isFinished = false;
  String? _problem;
  Uri? _address;

  bool get _hasClose {
    if (_isCovered || _hasBar) return true;
    return widget.configuration.backupConfig != null && !widget.configuration.hideCloseButton;
  }

  @override
  void initState() {
    super.initState();
    final own = widget.configuration;
    _runner = LinkRunner(
      _sessionOf(own),
      this,
      LinkCallbacks(
        onEvent: (type, payload) => own.onEvent?.call(MeshEvent.of(type, payload)),
        onIntegrationConnected: own.onIntegrationConnected,
        onTransferFinished: own.onTransferFinished,
        onAddressInit: own.onAddressInit,
        onStatusPoll: own.onStatusPoll,
      ),
      accessTokens: own.integrationAccessTokens,
    );
    WidgetsBinding.instance.addPostFrameCallback((_) => unawaited(_start()));
  }

  Future<void> _start() async {
    await _web.setJavaScriptMode(JavaScriptMode.unrestricted);
    await _web.addJavaScriptChannel('JSBridge', onMessageReceived: (message) => _runner.receive(message.message));
    await _web.setNavigationDelegate(
      NavigationDelegate(
        onNavigationRequest: (request) {
          final kind = request.isMainFrame ? NavigationKind.main : NavigationKind.frame;
          return _runner.navigate(request.url, kind) ? NavigationDecision.navigate : NavigationDecision.prevent;
        },
        onPageStarted: (_) => unawaited(_web.runJavaScript(_runner.globals)),
        onHttpError: (error) {
          final status = error.response?.statusCode ?? 0;
          if (status >= 400 && error.request?.uri == _address) _runner.loadFailed();
        },
        onWebResourceError: (error) => error.isForMainFrame == true ? _runner.loadFailed() : null,
      ),
    );
    if (mounted) _runner.open();
  }

  Session _sessionOf(MeshConfiguration own) {
    final token = own.linkToken;
    final theme = own.theme?.name;
    final language = own.language == 'system' ? WidgetsBinding.instance.platformDispatcher.locale.toLanguageTag() : own.language;
    if (token == null) {
      return BackupSession(
        own.backupConfig,
        widgetOrigin: own.widgetOrigin,
        theme: theme,
        language: language,
        catalogKey: own.catalogKey,
        publicKey: own.publicKey,
      );
    }
    return LinkSession(token, language: language, fiatCurrency: own.displayFiatCurrency, theme: theme);
  }

  @override
  void dispose() {
    _runner.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    final colors = Theme.of(context).colorScheme;
    return PopScope(
      canPop: _isFinished,
      onPopInvokedWithResult: (didPop, _) => didPop ? null : unawaited(_back()),
      child: Scaffold(
        backgroundColor: colors.surface,
        body: SafeArea(
          child: Stack(
            children: [
              WebViewWidget(controller: _web),
              if (_isCovered)
                ColoredBox(
                  color: colors.surface,
                  child: Center(child: _problem == null ? const CircularProgressIndicator() : _problemText(_problem!)),
                ),
              if (_hasClose)
                Align(
                  alignment: AlignmentDirectional.topEnd,
                  child: IconButton(
                    tooltip: MaterialLocalizations.of(context).closeButtonTooltip,
                    icon: const Icon(Icons.close),
                    onPressed: _runner.closePressed,
                  ),
                ),
            ],
          ),
        ),
      ),
    );
  }

  Widget _problemText(String problem) => Semantics(
    liveRegion: true,
    child: Padding(
      padding: const EdgeInsets.all(24),
      child: Text(problem, textAlign: TextAlign.center),
    ),
  );

  Future<void> _back() async {
    final canGoBack = await _web.canGoBack();
    if (mounted) _runner.back(canGoBack: canGoBack);
  }

  @override
  void load({String? url, String? level2}) {
    setState(() {
      _isCovered = true;
      _problem = null;
    });
    final address = url == null ? null : Uri.parse(url);
    _address = address;
    if (address != null) unawaited(_web.loadRequest(address));
    if (level2 != null) unawaited(_loadLevel2(level2));
  }

  Future<void> _loadLevel2(String parameters) async {
    final html = await rootBundle.loadString('packages/rialto_link/assets/level2.html');
    if (mounted) await _web.loadHtmlString(level2With(html, parameters));
  }

  @override
  void goBack() => unawaited(_web.goBack());

  @override
  void showPage() => setState(() => _isCovered = false);

  @override
  void showProblem(String message) => setState(() => _problem = message);

  @override
  void showBar({required bool isShown}) => setState(() => _hasBar = isShown);

  @override
  Future<bool> askBeforeExit() async {
    final isSure = await showDialog<bool>(
      context: context,
      builder: (context) => AlertDialog(
        title: const Text('Are you sure you want to exit?'),
        actions: [
          TextButton(onPressed: () => Navigator.pop(context, false), child: const Text('Cancel')),
          TextButton(onPressed: () => Navigator.pop(context, true), child: const Text('Exit')),
        ],
      ),
    );
    return isSure ?? false;
  }

  @override
  void run(String script) => unawaited(_web.runJavaScript(script));

  /// An app that is not installed is no error of the session: the page offers other ways.
  @override
  void openOutside(String url) =>
      unawaited(launchUrl(Uri.parse(url), mode: LaunchMode.externalApplication).catchError((Object _) => false));

  @override
  void finish(LinkOutcome outcome) {
    setState(() => _isFinished = true);
    // `canPop` of this frame counts.
    WidgetsBinding.instance.addPostFrameCallback((_) {
      if (mounted) Navigator.of(context).pop(MeshResult.of(outcome));
    });
  }
}
