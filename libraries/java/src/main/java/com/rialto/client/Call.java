package com.rialto.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** One call of an operation. */
record Call<T>(
    String method,
    String path,
    boolean isRead,
    Map<String, Object> query,
    Object body,
    TypeReference<T> answer,
    String idempotencyKey) {

  static String encode(Object value) {
    return URLEncoder.encode(value.toString(), StandardCharsets.UTF_8).replace("+", "%20");
  }
}
