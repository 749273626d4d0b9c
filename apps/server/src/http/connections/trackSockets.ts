import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Resets a connection, so that its reader gets an error and not a regular end. */
export const resetSocket = (socket: Socket): unknown => socket.resetAndDestroy();

/**
 * Tracks the open connections of a server. Returns a function that resets them and returns their number. They are reset,
 * not closed: for an HTTP/1.0 proxy a file of unknown length ends when its connection closes, so a part of it would be
 * taken for the whole.
 */
export function trackSockets(server: Server): () => number {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    const sockets = [...open];
    for (const socket of sockets) resetSocket(socket);
    return sockets.length;
  };
}
