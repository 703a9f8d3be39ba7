// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** How the session ended.  - `finished`: the user reached the end of Link. - `exited`: the user left before its end. - `expired`: the session expired before the user left. - `open`: the user has not left. Only in `linkSession.ready`. A later version of the API may add values. */
public record LinkSessionOutcome(@JsonValue String value) {
  public static final LinkSessionOutcome FINISHED = new LinkSessionOutcome("finished");
  public static final LinkSessionOutcome EXITED = new LinkSessionOutcome("exited");
  public static final LinkSessionOutcome EXPIRED = new LinkSessionOutcome("expired");
  public static final LinkSessionOutcome OPEN = new LinkSessionOutcome("open");

  @JsonCreator
  public static LinkSessionOutcome of(String value) {
    return new LinkSessionOutcome(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
