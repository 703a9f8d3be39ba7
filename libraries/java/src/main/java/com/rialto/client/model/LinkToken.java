// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A link token. */
public final class LinkToken {
  @JsonProperty("linkToken")
  private String linkToken;

  @JsonProperty("paymentLink")
  private String paymentLink;

  @JsonProperty("paymentLinkExpiresTimestamp")
  private Long paymentLinkExpiresTimestamp;


  /** The token: the URL of the Link page in padded standard Base64. Pass it to the SDK unchanged. */
  public String linkToken() {
    return linkToken;
  }

  public LinkToken linkToken(String linkToken) {
    this.linkToken = linkToken;
    return this;
  }

  /** URL to send to the user, for example by mail. It can be opened again until the order is paid or the link expires; the order (`userId` and `transactionId`) is paid once. It carries no stored accounts. Present if `generatePayLink` is `true`. */
  public String paymentLink() {
    return paymentLink;
  }

  public LinkToken paymentLink(String paymentLink) {
    this.paymentLink = paymentLink;
    return this;
  }

  /** When `paymentLink` expires, in Unix seconds. Present with `paymentLink`. */
  public Long paymentLinkExpiresTimestamp() {
    return paymentLinkExpiresTimestamp;
  }

  public LinkToken paymentLinkExpiresTimestamp(Long paymentLinkExpiresTimestamp) {
    this.paymentLinkExpiresTimestamp = paymentLinkExpiresTimestamp;
    return this;
  }

  /** A shallow copy. */
  public LinkToken copy() {
    LinkToken copy = new LinkToken();
    copy.linkToken = linkToken;
    copy.paymentLink = paymentLink;
    copy.paymentLinkExpiresTimestamp = paymentLinkExpiresTimestamp;
    return copy;
  }
}
