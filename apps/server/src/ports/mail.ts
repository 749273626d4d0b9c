import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { isLoopback } from '../validateConfig.ts';
import type { Mail } from './ports.ts';
import { GatewayUnavailable, MessageRefused } from './fetchGateway.ts';

const patienceMs = 10_000;

const getResponseCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

/**
 * Creates a sender of e-mail by SMTP; undefined without SMTP_URL. A connection to another machine is always encrypted.
 * Throws `MessageRefused` for an address that the server will never accept, `GatewayUnavailable` otherwise.
 */
export function createMail({ SMTP_URL, MAIL_FROM }: Config): Mail | undefined {
  if (SMTP_URL === '') return undefined;
  const isLocal = isLoopback(new URL(SMTP_URL).hostname);
  const transport = createTransport({
    url: SMTP_URL,
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    send: async (to, subject, text) => {
      try {
        await transport.sendMail({ from: MAIL_FROM, to, subject, text });
      } catch (error) {
        const code = getResponseCode(error);
        if (code >= 500) throw new MessageRefused(`The mail server answered ${code}.`);
        throw new GatewayUnavailable('The mail server did not take the message.', { cause: error });
      }
    },
  };
}
