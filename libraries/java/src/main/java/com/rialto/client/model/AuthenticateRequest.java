// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Credentials of the user at the institution. */
public final class AuthenticateRequest {
  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("username")
  private String username;

  @JsonProperty("password")
  private String password;

  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("mfaCode")
  private String mfaCode;

  @JsonProperty("mfaType")
  private String mfaType;

  @JsonProperty("isSensitiveFieldsEncrypted")
  private Boolean isSensitiveFieldsEncrypted;


  /** Integration to connect, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public AuthenticateRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** User name, or the API key if the integration uses one. */
  public String username() {
    return username;
  }

  public AuthenticateRequest username(String username) {
    this.username = username;
    return this;
  }

  /** Password, or the API secret if the integration uses one. */
  public String password() {
    return password;
  }

  public AuthenticateRequest password(String password) {
    this.password = password;
    return this;
  }

  /** Passphrase or token, for integrations that need a third value. */
  public String authToken() {
    return authToken;
  }

  public AuthenticateRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Code of the second factor, if the answer before had the status `mfaRequired`. Ignored by integrations that list no `mfaSchemes`. */
  public String mfaCode() {
    return mfaCode;
  }

  public AuthenticateRequest mfaCode(String mfaCode) {
    this.mfaCode = mfaCode;
    return this;
  }

  /** One of the `mfaSchemes` of the integration, in any letter case: the kind of code that the user chose. Without `mfaCode`, a code of this kind is sent. Ignored by integrations that list no `mfaSchemes`. */
  public String mfaType() {
    return mfaType;
  }

  public AuthenticateRequest mfaType(String mfaType) {
    this.mfaType = mfaType;
    return this;
  }

  /** `true` if `username`, `password` and `mfaCode` are encoded in standard Base64. Default `false`. */
  public Boolean isSensitiveFieldsEncrypted() {
    return isSensitiveFieldsEncrypted;
  }

  public AuthenticateRequest isSensitiveFieldsEncrypted(Boolean isSensitiveFieldsEncrypted) {
    this.isSensitiveFieldsEncrypted = isSensitiveFieldsEncrypted;
    return this;
  }

  /** A shallow copy. */
  public AuthenticateRequest copy() {
    AuthenticateRequest copy = new AuthenticateRequest();
    copy.type = type;
    copy.username = username;
    copy.password = password;
    copy.authToken = authToken;
    copy.mfaCode = mfaCode;
    copy.mfaType = mfaType;
    copy.isSensitiveFieldsEncrypted = isSensitiveFieldsEncrypted;
    return copy;
  }
}
