// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network of one integration for the token. */
public final class IntegrationNetwork {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("netwokName")
  private String netwokName;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("innerNetworkId")
  private String innerNetworkId;

  @JsonProperty("networkLogo")
  private String networkLogo;

  @JsonProperty("brokerType")
  private BrokerType brokerType;


  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public IntegrationNetwork networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Same value as `networkName`, in the spelling that older clients read. */
  public String netwokName() {
    return netwokName;
  }

  public IntegrationNetwork netwokName(String netwokName) {
    this.netwokName = netwokName;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public IntegrationNetwork networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Name of the network at the institution. */
  public String innerNetworkId() {
    return innerNetworkId;
  }

  public IntegrationNetwork innerNetworkId(String innerNetworkId) {
    this.innerNetworkId = innerNetworkId;
    return this;
  }

  /** URL of the network’s logo. */
  public String networkLogo() {
    return networkLogo;
  }

  public IntegrationNetwork networkLogo(String networkLogo) {
    this.networkLogo = networkLogo;
    return this;
  }

  public BrokerType brokerType() {
    return brokerType;
  }

  public IntegrationNetwork brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** A shallow copy. */
  public IntegrationNetwork copy() {
    IntegrationNetwork copy = new IntegrationNetwork();
    copy.networkId = networkId;
    copy.netwokName = netwokName;
    copy.networkName = networkName;
    copy.innerNetworkId = innerNetworkId;
    copy.networkLogo = networkLogo;
    copy.brokerType = brokerType;
    return copy;
  }
}
