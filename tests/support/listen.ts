import type { AddressInfo } from 'node:net';
import type { TestApp } from './makeApp.ts';

/** Lets the service listen on a free port; returns the port and the address of the live channel. */
export async function listen({ app }: TestApp): Promise<{ port: number; liveUrl: string }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, liveUrl: `ws://127.0.0.1:${port}/service/ws` };
}
