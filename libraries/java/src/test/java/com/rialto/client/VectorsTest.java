package com.rialto.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.rialto.client.model.BrokerType;
import com.rialto.client.model.CreateLinkTokenRequest;
import com.rialto.client.model.GetHoldingsRequest;
import com.rialto.client.model.TransferRecord;
import com.rialto.client.model.TransferStatus;
import com.rialto.client.model.TransferWebhook;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.net.ssl.SSLSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The behavior that all libraries share, by the vectors beside them. */
class VectorsTest {
  private static List<JsonNode> read(String name) throws IOException {
    String folder = Optional.ofNullable(System.getenv("RIALTO_VECTORS")).orElse("../vectors");
    List<JsonNode> cases = new ArrayList<>();
    Json.MAPPER.readTree(Path.of(folder, name).toFile()).forEach(cases::add);
    return cases;
  }

  static Stream<JsonNode> webhooks() throws IOException {
    return read("webhooks.json").stream();
  }

  static Stream<JsonNode> calls() throws IOException {
    return read("calls.json").stream();
  }

  private static Map<String, List<String>> headersOf(JsonNode headers) {
    Map<String, List<String>> found = new HashMap<>();
    headers.properties().forEach(one -> found.put(one.getKey(), List.of(one.getValue().asText())));
    return found;
  }

  private static Object verify(JsonNode one) {
    List<String> secrets = new ArrayList<>();
    one.path("secrets").forEach(secret -> secrets.add(secret.asText()));
    Webhook webhook = Webhook.withSecrets(secrets.toArray(String[]::new));
    if (one.has("toleranceSeconds")) {
      webhook.tolerance(Duration.ofSeconds(one.path("toleranceSeconds").asLong()));
    }
    if (one.has("signatureHeader")) {
      webhook.signatureHeader(one.path("signatureHeader").asText());
    }
    byte[] body = one.path("body").asText().getBytes(StandardCharsets.UTF_8);
    return webhook.verify(body, headersOf(one.path("headers")), Instant.ofEpochSecond(one.path("nowSeconds").asLong()));
  }

  @ParameterizedTest
  @MethodSource("webhooks")
  void eachDeliveryIsAcceptedOrRejectedAsItsVectorSays(JsonNode one) throws ReflectiveOperationException {
    JsonNode expected = one.path("expected");
    if (expected.has("reason")) {
      RialtoWebhookException error = assertThrows(RialtoWebhookException.class, () -> verify(one));
      assertEquals(expected.path("reason").asText().toUpperCase(), error.reason().name().replace("_", ""));
      return;
    }
    Object event = verify(one);
    assertEquals(expected.path("event").path("type").asText(), event.getClass().getSimpleName());
    for (String name : List.of("eventId", "eventType")) {
      Object value = event.getClass().getMethod(name).invoke(event);
      assertEquals(expected.path("event").path(name).asText(), value.toString());
    }
  }

  @Test
  void amountsKeepEachDigit() throws IOException {
    TransferWebhook event = (TransferWebhook) verify(read("webhooks.json").get(0));
    assertEquals(new BigDecimal("0.1234567890123456"), event.sourceAmount());
  }

  @Test
  void noSecretIsAnErrorOfTheCaller() {
    assertThrows(IllegalArgumentException.class, () -> Webhook.withSecrets());
    assertThrows(IllegalArgumentException.class, () -> Webhook.withSecrets("secret", ""));
  }

  @ParameterizedTest
  @MethodSource("calls")
  void eachCallIsRepeatedOrEndedAsItsVectorSays(JsonNode one) {
    List<Optional<String>> keys = new ArrayList<>();
    List<Duration> waits = new ArrayList<>();
    Rialto rialto =
        Rialto.builder()
            .baseUrl("https://rialto.example.com/")
            .clientId("id")
            .clientSecret("a-secret")
            .sleep(waits::add)
            .transport(
                request -> {
                  keys.add(request.headers().firstValue("Idempotency-Key"));
                  JsonNode answer = one.path("answers").path(keys.size() - 1);
                  if (answer.path("failure").asBoolean()) {
                    throw new IOException("reset");
                  }
                  return new Scripted(answer.path("status").asInt(), headersOf(answer.path("headers")), answer.path("body").asText());
                })
            .build();
    JsonNode expected = one.path("expected");
    String operation = one.path("operation").asText();
    try {
      assertEquals(expected.path("result").asText(), call(rialto, operation));
    } catch (RialtoException error) {
      checkError(error, expected.path("error"));
    }
    int requests = expected.path("requests").asInt();
    Optional<String> key = operation.equals("writeWithKey") ? Optional.of("key-1") : Optional.empty();
    assertEquals(Collections.nCopies(requests, key), keys);
    assertEquals(requests - 1, waits.size());
    for (int index = 0; index < expected.path("waitsAtLeastSeconds").size(); index += 1) {
      assertTrue(waits.get(index).toSeconds() >= expected.path("waitsAtLeastSeconds").path(index).asInt());
    }
  }

  private static String call(Rialto rialto, String operation) {
    if (operation.equals("read")) {
      return rialto.getHoldings(new GetHoldingsRequest().authToken("token").type(BrokerType.COINBASE)).status().value();
    }
    CreateLinkTokenRequest request = new CreateLinkTokenRequest().userId("user-1");
    return (operation.equals("write") ? rialto.createLinkToken(request) : rialto.createLinkToken(request, "key-1")).linkToken();
  }

  private static void checkError(RialtoException error, JsonNode expected) {
    assertFalse(error.getMessage().contains("a-secret"));
    if (!(error instanceof RialtoApiException rejected)) {
      assertEquals("connection", expected.path("type").asText());
      return;
    }
    assertEquals(expected.path("type").asText(), rejected instanceof RialtoUnauthorizedException ? "unauthorized" : "api");
    assertEquals(expected.path("http").asInt(), rejected.http());
    assertEquals(expected.path("errorType").asText(), rejected.errorType());
    assertEquals(expected.path("displayMessage").asText(""), rejected.displayMessage().orElse(""));
    assertEquals(expected.path("requestId").asText(""), rejected.requestId().orElse(""));
    assertEquals(expected.path("retryAfterSeconds").asLong(0), rejected.retryAfter().orElse(Duration.ZERO).toSeconds());
    assertTrue(rejected.getMessage().endsWith(expected.path("message").asText("")));
  }

  @Test
  void everyPageIsReadByItsCursor() {
    List<String> queries = new ArrayList<>();
    List<String> pages =
        List.of(
            "{\"items\":[{\"id\":\"1\"},{\"id\":\"2\"}],\"total\":3,\"nextCursor\":\"after 2\"}",
            "{\"items\":[{\"id\":\"3\"}],\"total\":3,\"nextCursor\":\"after 3\"}",
            "{\"items\":[],\"total\":3}");
    Rialto rialto =
        Rialto.builder()
            .baseUrl("https://rialto.example.com")
            .clientId("id")
            .clientSecret("secret")
            .transport(
                request -> {
                  queries.add(request.uri().getRawQuery());
                  String content = pages.get(queries.size() - 1);
                  return new Scripted(200, Map.of(), "{\"status\":\"ok\",\"errorType\":\"\",\"content\":" + content + "}");
                })
            .build();
    Operations.ListTransfersParams params =
        new Operations.ListTransfersParams().userId("user 1").statuses(List.of(TransferStatus.FAILED, TransferStatus.PENDING));
    List<String> found =
        StreamSupport.stream(rialto.iterateTransfers(params).spliterator(), false).map(TransferRecord::id).toList();
    assertEquals(List.of("1", "2", "3"), found);
    String query = "userId=user%201&statuses=failed&statuses=pending";
    assertEquals(List.of(query, query + "&cursor=after%202", query + "&cursor=after%203"), queries);
  }

  @Test
  void aWrongOptionIsNamedAndASecretIsNotQuoted() {
    Rialto.Builder builder = Rialto.builder().baseUrl("https://rialto.example.com").clientId("id").clientSecret("a-secret\n");
    IllegalArgumentException error = assertThrows(IllegalArgumentException.class, builder::build);
    assertTrue(error.getMessage().contains("clientSecret") && !error.getMessage().contains("a-secret"));
    assertThrows(IllegalArgumentException.class, () -> Rialto.builder().baseUrl("rialto").clientId("id").clientSecret("s").build());
  }

  private record Scripted(int statusCode, HttpHeaders headers, byte[] body) implements HttpResponse<byte[]> {
    Scripted(int status, Map<String, List<String>> headers, String body) {
      this(status, HttpHeaders.of(headers, (name, value) -> true), body.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public HttpRequest request() {
      return null;
    }

    @Override
    public Optional<HttpResponse<byte[]>> previousResponse() {
      return Optional.empty();
    }

    @Override
    public Optional<SSLSession> sslSession() {
      return Optional.empty();
    }

    @Override
    public URI uri() {
      return URI.create("https://rialto.example.com");
    }

    @Override
    public HttpClient.Version version() {
      return HttpClient.Version.HTTP_1_1;
    }
  }
}
