import RialtoLink
import SwiftUI

@main
struct MerchantApp: App {
  var body: some Scene {
    WindowGroup { DepositView() }
  }
}

struct DepositView: View {
  @State private var linkToken = ""
  @State private var isPresented = false
  @State private var note = ""

  var body: some View {
    VStack(spacing: 16) {
      Button("Deposit") { Task { await deposit() } }
      Text(note)
    }
    .rialtoLink(isPresented: $isPresented, configuration: configuration)
  }

  private var configuration: LinkConfiguration {
    LinkConfiguration(
      linkToken: linkToken,
      settings: LinkSettings(
        language: "system", theme: .system,
        signInReturn: .https(host: "shop.example.com", path: "/link")),
      onSignInReturn: { address in Task { await redeem(address) } },
      onExit: { outcome in
        // For display alone: the webhook credits the user.
        note =
          outcome.transfers.isEmpty ? outcome.errorMessage ?? "" : "Your deposit is on its way."
      })
  }

  /// Your backend makes the link token: POST /api/v1/linktoken.
  private func deposit() async {
    do {
      let answer = try await post("https://shop.example.com/api/link-token", body: Data())
      linkToken = try JSONDecoder().decode(LinkToken.self, from: answer).linkToken
      isPresented = true
    } catch {
      note = "Deposits are not available at the moment. Try again."
    }
  }

  /// The browser came back with a code that only your backend may redeem.
  private func redeem(_ address: URL) async {
    _ = try? await post(
      "https://shop.example.com/api/link-return", body: Data(address.absoluteString.utf8))
  }

  private func post(_ url: String, body: Data) async throws -> Data {
    guard let target = URL(string: url) else { throw URLError(.badURL) }
    var request = URLRequest(url: target)
    request.httpMethod = "POST"
    request.httpBody = body
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

private struct LinkToken: Decodable { let linkToken: String }
