import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Breaks a connection off so that whoever reads from it sees a failure and no end. */
export const resetSocket = (socket: Socket): unknown => socket.resetAndDestroy();

/**
 * Keeps the open connections of a server and gives a function that breaks them off and tells how many
 * there were. They are reset, not closed: to a proxy that speaks HTTP/1.0 a file of unknown length ends
 * when its connection closes, and a piece of it would pass for the whole.
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
