import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Message {
  to: string;
  text: string;
}

/** A gateway for SMS that keeps what it is to send. */
export interface Gateway {
  url: string;
  /** Returns the texts that went to a number, the oldest first. */
  readTexts(mobile: string): string[];
  stop(): void;
}

/** Starts a gateway on this machine, which takes every message. */
export async function startGateway(): Promise<Gateway> {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      messages.push(JSON.parse(body) as Message);
      response.writeHead(200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    readTexts: (mobile) => messages.filter(({ to }) => to === mobile).map((each) => each.text),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
