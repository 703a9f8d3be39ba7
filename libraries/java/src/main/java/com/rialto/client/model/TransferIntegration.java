// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An integration that sends or receives crypto. */
public final class TransferIntegration {
  @JsonProperty("id")
  private String id;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("name")
  private String name;

  @JsonProperty("networks")
  private List<TransferNetwork> networks;

  @JsonProperty("supportsOutgoingTransfers")
  private Boolean supportsOutgoingTransfers;

  @JsonProperty("supportsIncomingTransfers")
  private Boolean supportsIncomingTransfers;


  /** Integration id. */
  public String id() {
    return id;
  }

  public TransferIntegration id(String id) {
    this.id = id;
    return this;
  }

  public BrokerType type() {
    return type;
  }

  public TransferIntegration type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Display name. */
  public String name() {
    return name;
  }

  public TransferIntegration name(String name) {
    this.name = name;
    return this;
  }

  /** Networks that the integration supports. */
  public List<TransferNetwork> networks() {
    return networks;
  }

  public TransferIntegration networks(List<TransferNetwork> networks) {
    this.networks = networks;
    return this;
  }

  /** `true` if the integration sends crypto. */
  public Boolean supportsOutgoingTransfers() {
    return supportsOutgoingTransfers;
  }

  public TransferIntegration supportsOutgoingTransfers(Boolean supportsOutgoingTransfers) {
    this.supportsOutgoingTransfers = supportsOutgoingTransfers;
    return this;
  }

  /** `true` if the integration receives crypto. */
  public Boolean supportsIncomingTransfers() {
    return supportsIncomingTransfers;
  }

  public TransferIntegration supportsIncomingTransfers(Boolean supportsIncomingTransfers) {
    this.supportsIncomingTransfers = supportsIncomingTransfers;
    return this;
  }

  /** A shallow copy. */
  public TransferIntegration copy() {
    TransferIntegration copy = new TransferIntegration();
    copy.id = id;
    copy.type = type;
    copy.name = name;
    copy.networks = networks;
    copy.supportsOutgoingTransfers = supportsOutgoingTransfers;
    copy.supportsIncomingTransfers = supportsIncomingTransfers;
    return copy;
  }
}
