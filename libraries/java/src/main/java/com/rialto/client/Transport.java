package com.rialto.client;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Sends one request and reads its whole answer. */
@FunctionalInterface
public interface Transport {
  HttpResponse<byte[]> send(HttpRequest request) throws IOException, InterruptedException;
}
