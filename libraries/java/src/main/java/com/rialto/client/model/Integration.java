// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An institution or wallet that users can connect. */
public final class Integration {
  @JsonProperty("id")
  private String id;

  @JsonProperty("name")
  private String name;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("deFiWalletProviderId")
  private String deFiWalletProviderId;

  @JsonProperty("categories")
  private List<String> categories;

  @JsonProperty("logo")
  private IntegrationLogo logo;

  @JsonProperty("cryptoTransfersSupported")
  private Boolean cryptoTransfersSupported;


  /** Integration id. */
  public String id() {
    return id;
  }

  public Integration id(String id) {
    this.id = id;
    return this;
  }

  /** Display name. */
  public String name() {
    return name;
  }

  public Integration name(String name) {
    this.name = name;
    return this;
  }

  public BrokerType type() {
    return type;
  }

  public Integration type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Id of the wallet provider. Present for `deFiWallet` only. */
  public String deFiWalletProviderId() {
    return deFiWalletProviderId;
  }

  public Integration deFiWalletProviderId(String deFiWalletProviderId) {
    this.deFiWalletProviderId = deFiWalletProviderId;
    return this;
  }

  /** Categories of the integration. */
  public List<String> categories() {
    return categories;
  }

  public Integration categories(List<String> categories) {
    this.categories = categories;
    return this;
  }

  public IntegrationLogo logo() {
    return logo;
  }

  public Integration logo(IntegrationLogo logo) {
    this.logo = logo;
    return this;
  }

  /** `true` if crypto can be sent from accounts there. */
  public Boolean cryptoTransfersSupported() {
    return cryptoTransfersSupported;
  }

  public Integration cryptoTransfersSupported(Boolean cryptoTransfersSupported) {
    this.cryptoTransfersSupported = cryptoTransfersSupported;
    return this;
  }

  /** A shallow copy. */
  public Integration copy() {
    Integration copy = new Integration();
    copy.id = id;
    copy.name = name;
    copy.type = type;
    copy.deFiWalletProviderId = deFiWalletProviderId;
    copy.categories = categories;
    copy.logo = logo;
    copy.cryptoTransfersSupported = cryptoTransfersSupported;
    return copy;
  }
}
