// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What happened.  - `linkSession.ready`: the institution no longer waits for the user, for example to save the address: the transfer can continue. - `linkSession.finished`: a Link session ended. Nothing more can happen in it. A later version of the API may add values. */
public record LinkSessionEventType(@JsonValue String value) {
  public static final LinkSessionEventType LINK_SESSION_READY = new LinkSessionEventType("linkSession.ready");
  public static final LinkSessionEventType LINK_SESSION_FINISHED = new LinkSessionEventType("linkSession.finished");

  @JsonCreator
  public static LinkSessionEventType of(String value) {
    return new LinkSessionEventType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
