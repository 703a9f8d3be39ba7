package com.rialto.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.rialto.client.RialtoWebhookException.Reason;
import com.rialto.client.model.ConnectionWebhook;
import com.rialto.client.model.LinkSessionWebhook;
import com.rialto.client.model.PaymentRequestWebhook;
import com.rialto.client.model.PayoutWebhook;
import com.rialto.client.model.RefundWebhook;
import com.rialto.client.model.TransferWebhook;
import com.rialto.client.model.UnassignedPaymentWebhook;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Verification of webhooks. */
public final class Webhook {
  private static final Map<String, Class<?>> TYPES =
      Map.of(
          "transfer", TransferWebhook.class,
          "connection", ConnectionWebhook.class,
          "linkSession", LinkSessionWebhook.class,
          "paymentRequest", PaymentRequestWebhook.class,
          "refund", RefundWebhook.class,
          "unassignedPayment", UnassignedPaymentWebhook.class,
          "payout", PayoutWebhook.class);

  private final List<String> secrets;
  private Duration tolerance = Duration.ofMinutes(5);
  private String signatureHeader = "X-Mesh-Signature-256";

  private Webhook(List<String> secrets) {
    if (secrets.isEmpty() || secrets.contains("")) {
      throw new IllegalArgumentException("secret must not be empty");
    }
    this.secrets = List.copyOf(secrets);
  }

  /** Verifies by the endpoint's secret; by several while one is being replaced. */
  public static Webhook withSecrets(String... secrets) {
    return new Webhook(Arrays.asList(secrets));
  }

  /** Maximum age of a delivery, and maximum lead of its clock. Default 5 minutes. */
  public Webhook tolerance(Duration tolerance) {
    this.tolerance = tolerance;
    return this;
  }

  /** Name of the header with the signature of the body alone, if you changed it. */
  public Webhook signatureHeader(String signatureHeader) {
    this.signatureHeader = signatureHeader;
    return this;
  }

  /** The same as with the present time. */
  public Object verify(byte[] body, Map<String, List<String>> headers) {
    return verify(body, headers, Instant.now());
  }

  /**
   * Verifies the sender and the age of a webhook, and returns it: a {@link TransferWebhook}, {@link ConnectionWebhook},
   * {@link LinkSessionWebhook}, {@link PaymentRequestWebhook}, {@link RefundWebhook},
   * {@link UnassignedPaymentWebhook}, {@link PayoutWebhook} or
   * {@link OtherWebhook}. Uses the Standard Webhooks headers if present, and the signature of the body otherwise. Deliveries repeat: remember {@code
   * eventId}.
   *
   * @param body the unchanged body
   * @throws RialtoWebhookException with the reason for rejecting it
   */
  public Object verify(byte[] body, Map<String, List<String>> headers, Instant now) {
    Map<String, String> given = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headers.forEach((name, values) -> given.put(name == null ? "" : name, String.join(" ", values)));
    String signatures = given.get("webhook-signature");
    if (signatures != null) {
      String timestamp = given.getOrDefault("webhook-timestamp", "");
      checkAge(timestamp.matches("[0-9]{1,12}") ? Long.valueOf(timestamp) : null, now);
      List<String> sent =
          Stream.of(signatures.split(" ")).filter(part -> part.startsWith("v1,")).map(part -> part.substring(3)).toList();
      List<byte[]> keys = secrets.stream().flatMap(Webhook::keysOf).toList();
      String prefix = given.getOrDefault("webhook-id", "") + "." + timestamp + ".";
      checkSignature(sent, keys, prefix.getBytes(StandardCharsets.UTF_8), body);
      return typed(read(body));
    }
    String signature = given.get(signatureHeader);
    if (signature == null) {
      throw new RialtoWebhookException(Reason.NO_SIGNATURE, "the webhook has no signature");
    }
    List<byte[]> keys = secrets.stream().map(secret -> secret.getBytes(StandardCharsets.UTF_8)).toList();
    checkSignature(List.of(signature), keys, new byte[0], body);
    JsonNode event = read(body);
    // The signature covers the body alone, so the age is read from the body.
    JsonNode sentAt = event.path("SentTimestamp");
    checkAge(sentAt.isIntegralNumber() ? sentAt.asLong() : null, now);
    return typed(event);
  }

  private void checkAge(Long sentAt, Instant now) {
    if (sentAt == null) {
      throw new RialtoWebhookException(Reason.MALFORMED, "the webhook has no valid timestamp");
    }
    Duration age = Duration.between(Instant.ofEpochSecond(sentAt), now);
    if (age.compareTo(tolerance) > 0) {
      throw new RialtoWebhookException(Reason.TOO_OLD, "the webhook is too old");
    }
    if (age.compareTo(tolerance.negated()) < 0) {
      throw new RialtoWebhookException(Reason.FROM_THE_FUTURE, "the webhook's timestamp is in the future");
    }
  }

  /** Every key is tried on every signature, so that the duration reveals nothing about near matches. */
  private static void checkSignature(List<String> sent, List<byte[]> keys, byte[] prefix, byte[] body) {
    boolean fits = false;
    for (byte[] key : keys) {
      byte[] expected = hmac(key, prefix, body);
      for (String signature : sent.subList(0, Math.min(sent.size(), 16))) {
        fits |= MessageDigest.isEqual(expected, decode(signature));
      }
    }
    if (!fits) {
      throw new RialtoWebhookException(Reason.WRONG_SIGNATURE, "no signature matches the secret");
    }
  }

  private static byte[] hmac(byte[] key, byte[] prefix, byte[] body) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update(prefix);
      return mac.doFinal(body);
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("HMAC-SHA256 is not available", error);
    }
  }

  /** Standard Webhooks decodes the part after {@code whsec_}. A secret of another form is itself the key. */
  private static Stream<byte[]> keysOf(String secret) {
    byte[] whole = secret.getBytes(StandardCharsets.UTF_8);
    byte[] decoded = secret.startsWith("whsec_") ? decode(secret.substring("whsec_".length())) : new byte[0];
    return decoded.length == 0 ? Stream.of(whole) : Stream.of(decoded, whole);
  }

  private static byte[] decode(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException error) {
      return new byte[0];
    }
  }

  private static JsonNode read(byte[] body) {
    JsonNode event;
    try {
      event = Json.MAPPER.readTree(body);
    } catch (IOException error) {
      event = null;
    }
    if (event == null || !event.path("EventId").isTextual() || !event.path("EventType").isTextual()) {
      throw new RialtoWebhookException(Reason.MALFORMED, "the body is not an event");
    }
    return event;
  }

  private static Object typed(JsonNode event) {
    String eventType = event.path("EventType").asText();
    Class<?> type = TYPES.get(eventType.split("\\.")[0]);
    if (type == null) {
      return new OtherWebhook(event.path("EventId").asText(), eventType, event);
    }
    try {
      return Json.MAPPER.treeToValue(event, type);
    } catch (JsonProcessingException error) {
      throw new RialtoWebhookException(Reason.MALFORMED, "the body is not an event of its type");
    }
  }
}
