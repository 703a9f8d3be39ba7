package com.rialto.client;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** The items of all pages of a list. Each page is read when it is needed. */
final class Pages {
  private Pages() {}

  static <P, T> Iterable<T> byCursor(
      Function<String, P> read, Function<P, List<T>> items, Function<P, String> next) {
    return () -> new PageIterator<>(read, (page, place) -> next.apply(page), items, null);
  }

  static <P, T> Iterable<T> byOffset(
      Function<Long, P> read, Function<P, List<T>> items, Function<P, Long> total) {
    PageIterator.Next<P, Long> next =
        (page, offset) -> {
          long following = offset + items.apply(page).size();
          return items.apply(page).isEmpty() || following >= total.apply(page) ? null : following;
        };
    return () -> new PageIterator<>(read, next, items, 0L);
  }

  private static final class PageIterator<P, T, K> implements Iterator<T> {
    interface Next<P, K> {
      /** The place of the next page, or null after the last one. */
      K after(P page, K place);
    }

    private final Function<K, P> read;
    private final Next<P, K> next;
    private final Function<P, List<T>> items;
    private final Deque<T> waiting = new ArrayDeque<>();
    private K place;
    private boolean isLast;

    PageIterator(Function<K, P> read, Next<P, K> next, Function<P, List<T>> items, K first) {
      this.read = read;
      this.next = next;
      this.items = items;
      this.place = first;
    }

    @Override
    public boolean hasNext() {
      while (waiting.isEmpty() && !isLast) {
        P page = read.apply(place);
        waiting.addAll(items.apply(page));
        place = next.after(page, place);
        isLast = place == null;
      }
      return !waiting.isEmpty();
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return waiting.remove();
    }
  }
}
