/** Counts the open sockets of each user or address. */
export interface SocketLimit<Key> {
  isFull(key: Key): boolean;
  /** Counts a socket; returns a function that releases it. */
  enter(key: Key): () => void;
}

/** Creates a limit of `capacity` open sockets per key. */
export function createSocketLimit<Key>(capacity: number): SocketLimit<Key> {
  const open = new Map<Key, Set<symbol>>();
  return {
    isFull: (key) => (open.get(key)?.size ?? 0) >= capacity,
    enter: (key) => {
      const ticket = Symbol();
      const inside = open.get(key) ?? new Set();
      open.set(key, inside.add(ticket));
      return () => {
        inside.delete(ticket);
        if (inside.size === 0 && open.get(key) === inside) open.delete(key);
      };
    },
  };
}
