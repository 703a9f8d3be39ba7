import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:http/http.dart' as http;
import 'package:rialto_link/rialto_link.dart';

void main() => runApp(const MaterialApp(title: 'Harbor Coffee', home: Deposit()));

class Deposit extends StatefulWidget {
  const Deposit({super.key});

  @override
  State<Deposit> createState() => _DepositState();
}

class _DepositState extends State<Deposit> {
  String _note = '';

  /// Your backend makes the link token: POST /api/v1/linktoken.
  Future<String> _createLinkToken() async {
    final answer = await http.post(Uri.https('shop.example.com', '/api/link-token'));
    if (answer.statusCode != 200) throw http.ClientException('HTTP ${answer.statusCode}');
    return (jsonDecode(answer.body) as Map<String, Object?>)['linkToken']! as String;
  }

  Future<void> _deposit() async {
    try {
      final linkToken = await _createLinkToken();
      if (!mounted) return;
      final result = await MeshSdk.show(
        context,
        configuration: MeshConfiguration(linkToken: linkToken, language: 'system', theme: ThemeMode.system),
      );
      // For display alone: the webhook credits the user.
      final note = result.when(
        success: (success) => switch (success.payload) {
          TransferSuccessPayload() => 'Your deposit is on its way.',
          IntegrationSuccessPayload() => 'Your account is connected.',
        },
        error: (error) => error.message ?? '',
      );
      setState(() => _note = note);
    } on http.ClientException {
      setState(() => _note = 'Deposits are not available at the moment. Try again.');
    }
  }

  @override
  Widget build(BuildContext context) => Scaffold(
    body: Center(
      child: Column(
        mainAxisAlignment: MainAxisAlignment.center,
        spacing: 16,
        children: [
          FilledButton(onPressed: _deposit, child: const Text('Deposit')),
          Text(_note),
        ],
      ),
    ),
  );
}
