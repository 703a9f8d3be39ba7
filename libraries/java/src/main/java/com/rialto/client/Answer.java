package com.rialto.client;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The content of an answer, or its error. */
final class Answer {
  private static final Pattern PROBLEM_TYPE = Pattern.compile("urn:rialto:error:(\\w+)");

  private record Envelope(
      String status, String message, String errorType, String displayMessage, String errorHash, String teamCode, JsonNode content) {}

  private Answer() {}

  static <T> T read(String what, HttpResponse<byte[]> response, TypeReference<T> type) {
    Envelope envelope = envelopeOf(response.body());
    int http = response.statusCode();
    boolean isSuccess = http >= 200 && http < 300;
    if (isSuccess && envelope != null && "ok".equals(envelope.status())) {
      return contentOf(what, envelope, type);
    }
    if (isSuccess) {
      throw new RialtoConnectionException(what + ": the response is not from the Rialto API (HTTP " + http + ")", null);
    }
    Duration retryAfter = response.headers().firstValue("Retry-After").map(Answer::retryAfter).orElse(null);
    String requestId = response.headers().firstValue("X-Request-Id").orElse(null);
    if (envelope == null) {
      RialtoApiException.Details details =
          new RialtoApiException.Details(http, statusOf(http), "", null, null, null, requestId, retryAfter);
      if (http == 401) {
        throw new RialtoUnauthorizedException(what + ": the client id or the client secret is incorrect", details);
      }
      throw new RialtoApiException(what + ": HTTP " + http + " without a message", details);
    }
    String status = envelope.status() == null ? statusOf(http) : envelope.status();
    String message = envelope.message() == null ? "HTTP " + http + " without a message" : envelope.message();
    throw new RialtoApiException(
        what + ": " + message,
        new RialtoApiException.Details(
            http,
            status,
            envelope.errorType(),
            envelope.displayMessage(),
            envelope.errorHash(),
            envelope.teamCode(),
            requestId,
            retryAfter));
  }

  private static <T> T contentOf(String what, Envelope envelope, TypeReference<T> type) {
    if (type == null || envelope.content() == null) {
      return null;
    }
    try {
      return Json.MAPPER.convertValue(envelope.content(), type);
    } catch (IllegalArgumentException error) {
      throw new RialtoConnectionException(what + ": the content of the response has another shape", error);
    }
  }

  private static Envelope envelopeOf(byte[] body) {
    JsonNode value;
    try {
      value = Json.MAPPER.readTree(body);
    } catch (IOException error) {
      return null;
    }
    if (value == null || !value.isObject()) {
      return null;
    }
    if (value.has("errorType")) {
      return new Envelope(
          text(value, "status"),
          text(value, "message"),
          value.path("errorType").asText(""),
          text(value, "displayMessage"),
          text(value, "errorHash"),
          text(value, "teamCode"),
          value.get("content"));
    }
    if (!value.has("type") || !value.has("detail")) {
      return null;
    }
    // Some operations answer 400 and 404 as problem details (RFC 9457).
    Matcher matched = PROBLEM_TYPE.matcher(value.path("type").asText());
    String errorType = matched.matches() ? matched.group(1) : "";
    return new Envelope(
        statusOf(value.path("status").asInt(400)), value.path("detail").asText(), errorType, null, null, null, null);
  }

  private static String text(JsonNode value, String name) {
    return value.path(name).isTextual() ? value.path(name).asText() : null;
  }

  private static String statusOf(int http) {
    return switch (http) {
      case 401, 403 -> "permissionDenied";
      case 404 -> "notFound";
      case 429 -> "tooManyRequest";
      default -> http >= 500 ? "serverFailure" : "badRequest";
    };
  }

  private static Duration retryAfter(String value) {
    String text = value.trim();
    if (text.matches("\\d{1,9}")) {
      return Duration.ofSeconds(Long.parseLong(text));
    }
    try {
      Instant date = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      Duration wait = Duration.between(Instant.now(), date);
      return wait.isNegative() ? Duration.ZERO : wait;
    } catch (DateTimeException error) {
      return null;
    }
  }
}
