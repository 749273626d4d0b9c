import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/account.ts';
import { fetchGateway, GatewayUnavailable } from './fetchGateway.ts';
import type { Clock, Sms } from './ports.ts';

/** Creates a sender that stores messages in the demo's outbox table instead of sending them. */
export function createOutboxSms(db: Database, clock: Clock): Sms {
  return {
    send: async (mobile, text, otp) => {
      await db.insert(outbox).values({ mobile, text, otp: otp ?? null, sentOn: clock() });
    },
  };
}

/** Creates a sender that sends messages by an HTTP gateway: POST {to, text} with a bearer token; throws if refused. */
export function createGatewaySms(config: Config): Sms {
  return {
    send: async (to, text) => {
      const response = await fetchGateway('message gateway', config.SMS_URL, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${config.SMS_TOKEN}`,
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) {
        throw new GatewayUnavailable(`The message gateway answered ${response.status}.`);
      }
    },
  };
}
