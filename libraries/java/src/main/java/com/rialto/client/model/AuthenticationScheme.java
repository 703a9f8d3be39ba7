// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** How to authenticate with one integration. */
public final class AuthenticationScheme {
  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("authenticationSchemeType")
  private AuthenticationSchemeType authenticationSchemeType;

  @JsonProperty("initialAuthenticationModel")
  private AuthenticationModel initialAuthenticationModel;

  @JsonProperty("mfaSchemes")
  private List<MfaScheme> mfaSchemes;

  @JsonProperty("instructionsUrl")
  private String instructionsUrl;


  public BrokerType brokerType() {
    return brokerType;
  }

  public AuthenticationScheme brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  public AuthenticationSchemeType authenticationSchemeType() {
    return authenticationSchemeType;
  }

  public AuthenticationScheme authenticationSchemeType(AuthenticationSchemeType authenticationSchemeType) {
    this.authenticationSchemeType = authenticationSchemeType;
    return this;
  }

  public AuthenticationModel initialAuthenticationModel() {
    return initialAuthenticationModel;
  }

  public AuthenticationScheme initialAuthenticationModel(AuthenticationModel initialAuthenticationModel) {
    this.initialAuthenticationModel = initialAuthenticationModel;
    return this;
  }

  /** Codes that the integration may require while connecting: the values of `mfaType` of POST `/authenticate`. Empty if it requires none. */
  public List<MfaScheme> mfaSchemes() {
    return mfaSchemes;
  }

  public AuthenticationScheme mfaSchemes(List<MfaScheme> mfaSchemes) {
    this.mfaSchemes = mfaSchemes;
    return this;
  }

  /** Page of the institution that explains how to create the credentials. */
  public String instructionsUrl() {
    return instructionsUrl;
  }

  public AuthenticationScheme instructionsUrl(String instructionsUrl) {
    this.instructionsUrl = instructionsUrl;
    return this;
  }

  /** A shallow copy. */
  public AuthenticationScheme copy() {
    AuthenticationScheme copy = new AuthenticationScheme();
    copy.brokerType = brokerType;
    copy.authenticationSchemeType = authenticationSchemeType;
    copy.initialAuthenticationModel = initialAuthenticationModel;
    copy.mfaSchemes = mfaSchemes;
    copy.instructionsUrl = instructionsUrl;
    return copy;
  }
}
