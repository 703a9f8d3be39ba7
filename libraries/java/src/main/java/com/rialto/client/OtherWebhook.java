package com.rialto.client;

import com.fasterxml.jackson.databind.JsonNode;

/** An event without a type in this version, such as {@code webhook.test}. */
public record OtherWebhook(String eventId, String eventType, JsonNode body) {}
