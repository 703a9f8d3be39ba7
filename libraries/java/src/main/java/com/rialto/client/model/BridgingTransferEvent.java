// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One change of state. */
public final class BridgingTransferEvent {
  @JsonProperty("eventType")
  private BridgingOperationStatus eventType;

  @JsonProperty("description")
  private String description;

  @JsonProperty("timestamp")
  private Long timestamp;


  public BridgingOperationStatus eventType() {
    return eventType;
  }

  public BridgingTransferEvent eventType(BridgingOperationStatus eventType) {
    this.eventType = eventType;
    return this;
  }

  /** The event in words. */
  public String description() {
    return description;
  }

  public BridgingTransferEvent description(String description) {
    this.description = description;
    return this;
  }

  /** When it happened, in Unix seconds. */
  public Long timestamp() {
    return timestamp;
  }

  public BridgingTransferEvent timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public BridgingTransferEvent copy() {
    BridgingTransferEvent copy = new BridgingTransferEvent();
    copy.eventType = eventType;
    copy.description = description;
    copy.timestamp = timestamp;
    return copy;
  }
}
