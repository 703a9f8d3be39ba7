// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Where to send the user. */
public final class OAuthPrompt {
  @JsonProperty("status")
  private String status;

  @JsonProperty("redirectLink")
  private String redirectLink;

  @JsonProperty("linkToken")
  private String linkToken;


  /** Always `redirect`: send the user to `redirectLink`. One of `redirect`. */
  public String status() {
    return status;
  }

  public OAuthPrompt status(String status) {
    this.status = status;
    return this;
  }

  /** URL of a Link page that opens this integration directly. Single use, valid for 10 minutes. */
  public String redirectLink() {
    return redirectLink;
  }

  public OAuthPrompt redirectLink(String redirectLink) {
    this.redirectLink = redirectLink;
    return this;
  }

  /** Link to the sign-in page of the institution itself. Single use, valid for 15 minutes. The same as `redirectLink` if you have no callback URL. */
  public String linkToken() {
    return linkToken;
  }

  public OAuthPrompt linkToken(String linkToken) {
    this.linkToken = linkToken;
    return this;
  }

  /** A shallow copy. */
  public OAuthPrompt copy() {
    OAuthPrompt copy = new OAuthPrompt();
    copy.status = status;
    copy.redirectLink = redirectLink;
    copy.linkToken = linkToken;
    return copy;
  }
}
