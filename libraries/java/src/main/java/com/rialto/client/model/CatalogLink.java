// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A Link page. */
public final class CatalogLink {
  @JsonProperty("url")
  private String url;

  @JsonProperty("iFrameUrl")
  private String iFrameUrl;


  /** URL of the Link page, to open as a standalone page. Returns the user to the callback URL. Single use, valid for 10 minutes. */
  public String url() {
    return url;
  }

  public CatalogLink url(String url) {
    this.url = url;
    return this;
  }

  /** URL of the same session, to embed in a frame. Reports to the embedding page and does not leave. One of the two can be opened. */
  public String iFrameUrl() {
    return iFrameUrl;
  }

  public CatalogLink iFrameUrl(String iFrameUrl) {
    this.iFrameUrl = iFrameUrl;
    return this;
  }

  /** A shallow copy. */
  public CatalogLink copy() {
    CatalogLink copy = new CatalogLink();
    copy.url = url;
    copy.iFrameUrl = iFrameUrl;
    return copy;
  }
}
