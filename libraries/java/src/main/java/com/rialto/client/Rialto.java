package com.rialto.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;

/**
 * A client of the Rialto API, safe for use by several threads. Every operation returns the content of the answer and
 * throws {@link RialtoApiException}, {@link RialtoUnauthorizedException} or {@link RialtoConnectionException}. Reads are
 * sent up to three times; a write is sent once, unless it has an idempotency key.
 */
public final class Rialto extends Operations {
  /** Waits between attempts. */
  @FunctionalInterface
  public interface Sleep {
    void sleep(Duration wait) throws InterruptedException;
  }

  private static final int RETRIES = 2;
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  /** A header value that is not valid would be quoted in an error, which would put a secret into a log. */
  private static final Pattern HEADER_TEXT = Pattern.compile("[\\x21-\\x7e]{1,1000}");

  private final String root;
  private final Builder options;
  private final Transport transport;

  private Rialto(Builder options) {
    this.root = readBaseUrl(options.baseUrl);
    requireHeader("clientId", options.clientId);
    requireHeader("clientSecret", options.clientSecret);
    this.options = options;
    this.transport = options.transport == null ? withTimeout(options.timeout) : options.transport;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Options of a client. */
  public static final class Builder {
    private String baseUrl = "";
    private String clientId = "";
    private String clientSecret = "";
    private Duration timeout = Duration.ofSeconds(15);
    private Transport transport;
    private Sleep sleep = wait -> Thread.sleep(wait.toMillis());

    private Builder() {}

    /** Address of the API, such as {@code https://rialto.example.com}. */
    public Builder baseUrl(String baseUrl) {
      this.baseUrl = baseUrl;
      return this;
    }

    public Builder clientId(String clientId) {
      this.clientId = clientId;
      return this;
    }

    /** The API key. */
    public Builder clientSecret(String clientSecret) {
      this.clientSecret = clientSecret;
      return this;
    }

    /** Time limit of one attempt, its answer included. Default 15 seconds. */
    public Builder timeout(Duration timeout) {
      this.timeout = timeout;
      return this;
    }

    /** Replaces the HTTP client of the platform. */
    public Builder transport(Transport transport) {
      this.transport = transport;
      return this;
    }

    public Builder sleep(Sleep sleep) {
      this.sleep = sleep;
      return this;
    }

    public Rialto build() {
      return new Rialto(this);
    }
  }

  @Override
  <T> T send(Call<T> call) {
    String what = call.method() + " /api/v1" + call.path();
    HttpRequest request = requestOf(what, call);
    for (int attempt = 0; ; attempt += 1) {
      try {
        return Answer.read(what, sendOnce(what, request), call.answer());
      } catch (RialtoApiException | RialtoConnectionException error) {
        boolean mayRepeat = (call.isRead() || call.idempotencyKey() != null) && attempt < RETRIES;
        Duration delay = mayRepeat ? retryDelay(error, attempt) : null;
        if (delay == null) {
          throw error;
        }
        await(what, delay);
      }
    }
  }

  private HttpRequest requestOf(String what, Call<?> call) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(root + call.path() + queryText(call)))
            .timeout(options.timeout)
            .header("Accept", "application/json")
            .header("X-Client-Id", options.clientId)
            .header("X-Client-Secret", options.clientSecret);
    if (call.idempotencyKey() != null) {
      requireHeader("idempotencyKey", call.idempotencyKey());
      request.header("Idempotency-Key", call.idempotencyKey());
    }
    if (call.body() == null) {
      return request.method(call.method(), BodyPublishers.noBody()).build();
    }
    try {
      byte[] body = Json.MAPPER.writeValueAsBytes(call.body());
      request.header("Content-Type", "application/json");
      return request.method(call.method(), BodyPublishers.ofByteArray(body)).build();
    } catch (JsonProcessingException error) {
      throw new IllegalArgumentException(what + ": the body cannot be written as JSON");
    }
  }

  private HttpResponse<byte[]> sendOnce(String what, HttpRequest request) {
    try {
      return transport.send(request);
    } catch (HttpTimeoutException error) {
      throw new RialtoConnectionException(what + ": no response within " + options.timeout, error);
    } catch (IOException error) {
      throw new RialtoConnectionException(what + ": no response (" + error.getMessage() + ")", error);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw new RialtoConnectionException(what + ": interrupted", error);
    }
  }

  private void await(String what, Duration wait) {
    try {
      options.sleep.sleep(wait);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw new RialtoConnectionException(what + ": interrupted", error);
    }
  }

  /** The time limit of a request ends with its headers, so that the whole answer has another one. */
  private static Transport withTimeout(Duration timeout) {
    HttpClient client =
        HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).connectTimeout(timeout).build();
    return request -> {
      CompletableFuture<HttpResponse<byte[]>> answer = client.sendAsync(request, BodyHandlers.ofByteArray());
      try {
        return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException error) {
        answer.cancel(true);
        throw new HttpTimeoutException("timed out");
      } catch (ExecutionException error) {
        throw error.getCause() instanceof IOException cause ? cause : new IOException(error.getCause());
      }
    };
  }

  private static Duration retryDelay(RialtoException error, int attempt) {
    double backoffMs = 250 * Math.pow(2, attempt) * (1 - ThreadLocalRandom.current().nextDouble() / 2);
    Duration backoff = Duration.ofMillis(Math.round(backoffMs));
    if (!(error instanceof RialtoApiException rejected)) {
      return backoff;
    }
    boolean isTemporary =
        rejected.http() >= 500 || rejected.http() == 429 || rejected.errorType().equals("idempotencyKeyInUse");
    if (!isTemporary) {
      return null;
    }
    Duration wait = rejected.retryAfter().filter(asked -> asked.compareTo(backoff) > 0).orElse(backoff);
    return wait.compareTo(LONGEST_WAIT) > 0 ? null : wait;
  }

  private static String queryText(Call<?> call) {
    List<String> pairs = new ArrayList<>();
    call.query()
        .forEach(
            (name, value) -> {
              for (Object one : value instanceof Collection<?> several ? several : single(value)) {
                Object text = one instanceof BigDecimal decimal ? decimal.toPlainString() : one;
                pairs.add(name + "=" + Call.encode(text));
              }
            });
    return pairs.isEmpty() ? "" : "?" + String.join("&", pairs);
  }

  private static List<?> single(Object value) {
    return value == null ? List.of() : List.of(value);
  }

  private static void requireHeader(String name, String value) {
    if (value == null || !HEADER_TEXT.matcher(value).matches()) {
      throw new IllegalArgumentException(name + " must be valid as a header value");
    }
  }

  private static String readBaseUrl(String baseUrl) {
    try {
      URI uri = new URI(baseUrl);
      String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
      boolean isUsable =
          (scheme.equals("http") || scheme.equals("https"))
              && uri.getHost() != null
              && uri.getQuery() == null
              && uri.getFragment() == null
              && uri.getUserInfo() == null;
      if (isUsable) {
        String path = uri.getRawPath().replaceAll("/+$", "").replaceAll("(?i)/api/v1$", "");
        return scheme + "://" + uri.getRawAuthority() + path + "/api/v1";
      }
    } catch (URISyntaxException error) {
      // Answered below.
    }
    throw new IllegalArgumentException("baseUrl must be a URL such as https://rialto.example.com");
  }
}
