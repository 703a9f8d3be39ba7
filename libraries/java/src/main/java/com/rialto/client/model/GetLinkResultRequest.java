// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The session whose result is returned. */
public final class GetLinkResultRequest {
  @JsonProperty("userId")
  private String userId;

  @JsonProperty("resultCode")
  private String resultCode;

  @JsonProperty("linkToken")
  private String linkToken;


  /** Your id of the end user. With a result code: the user signed in to your application in the browser that brought the code. Must be the user of the session. */
  public String userId() {
    return userId;
  }

  public GetLinkResultRequest userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Value of the query parameter `resultCode` of your callback URL. Send this or `linkToken`. */
  public String resultCode() {
    return resultCode;
  }

  public GetLinkResultRequest resultCode(String resultCode) {
    this.resultCode = resultCode;
    return this;
  }

  /** The link token, or the URL of the Link page, that was created for the session. */
  public String linkToken() {
    return linkToken;
  }

  public GetLinkResultRequest linkToken(String linkToken) {
    this.linkToken = linkToken;
    return this;
  }

  /** A shallow copy. */
  public GetLinkResultRequest copy() {
    GetLinkResultRequest copy = new GetLinkResultRequest();
    copy.userId = userId;
    copy.resultCode = resultCode;
    copy.linkToken = linkToken;
    return copy;
  }
}
