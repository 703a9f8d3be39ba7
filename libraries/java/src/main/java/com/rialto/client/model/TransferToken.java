// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A token supported for transfers. */
public final class TransferToken {
  @JsonProperty("token")
  private String token;

  @JsonProperty("networks")
  private List<TokenNetwork> networks;

  @JsonProperty("supportedIntegrations")
  private List<BrokerType> supportedIntegrations;

  @JsonProperty("integrationNetworks")
  private List<IntegrationNetwork> integrationNetworks;

  @JsonProperty("tokenLogoUrl")
  private String tokenLogoUrl;


  /** Symbol of the token. */
  public String token() {
    return token;
  }

  public TransferToken token(String token) {
    this.token = token;
    return this;
  }

  /** Networks of the token. */
  public List<TokenNetwork> networks() {
    return networks;
  }

  public TransferToken networks(List<TokenNetwork> networks) {
    this.networks = networks;
    return this;
  }

  /** Integrations that send or receive the token. */
  public List<BrokerType> supportedIntegrations() {
    return supportedIntegrations;
  }

  public TransferToken supportedIntegrations(List<BrokerType> supportedIntegrations) {
    this.supportedIntegrations = supportedIntegrations;
    return this;
  }

  /** Networks of the token, by integration. */
  public List<IntegrationNetwork> integrationNetworks() {
    return integrationNetworks;
  }

  public TransferToken integrationNetworks(List<IntegrationNetwork> integrationNetworks) {
    this.integrationNetworks = integrationNetworks;
    return this;
  }

  /** URL of the token’s logo. */
  public String tokenLogoUrl() {
    return tokenLogoUrl;
  }

  public TransferToken tokenLogoUrl(String tokenLogoUrl) {
    this.tokenLogoUrl = tokenLogoUrl;
    return this;
  }

  /** A shallow copy. */
  public TransferToken copy() {
    TransferToken copy = new TransferToken();
    copy.token = token;
    copy.networks = networks;
    copy.supportedIntegrations = supportedIntegrations;
    copy.integrationNetworks = integrationNetworks;
    copy.tokenLogoUrl = tokenLogoUrl;
    return copy;
  }
}
