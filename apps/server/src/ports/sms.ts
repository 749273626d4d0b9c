import { formatMessage } from '@temple-land/portal-core';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/account.ts';
import { isPlainSms } from './countSmsParts.ts';
import { fetchGateway, GatewayUnavailable } from './fetchGateway.ts';
import type { Clock, SmsGateway } from './ports.ts';

const patienceMs = 10_000;

/** Creates a gateway that stores messages in the demo's outbox table instead of sending them. */
export function createOutboxSms(db: Database, clock: Clock): SmsGateway {
  return {
    send: async (mobile, { text, otp }) => {
      await db.insert(outbox).values({ mobile, text, otp: otp ?? null, sentOn: clock() });
    },
  };
}

type Dialect = Pick<Config, 'SMS_BODY' | 'SMS_BODY_UNICODE' | 'SMS_TOKEN'>;
type Values = Readonly<Record<'template' | 'text' | 'to' | 'token', string>>;

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Returns the body of a request in the gateway's dialect, and its media type. */
function buildBody(dialect: Dialect, values: Values) {
  const { SMS_BODY, SMS_BODY_UNICODE } = dialect;
  const body = isPlainSms(values.text) ? SMS_BODY : SMS_BODY_UNICODE || SMS_BODY;
  const isJson = body.trimStart().startsWith('{');
  const escape = isJson ? escapeJson : encodeURIComponent;
  const escaped = Object.fromEntries(
    Object.entries(values).map(([place, value]) => [place, escape(value)]),
  );
  return {
    body: formatMessage(body, escaped),
    type: isJson ? 'application/json' : 'application/x-www-form-urlencoded',
  };
}

/**
 * Creates a gateway that POSTs SMS_BODY to SMS_URL with SMS_TOKEN as bearer token. Its `send` throws
 * GatewayUnavailable for another status than 2xx, or an answer without SMS_ACCEPTED.
 */
export function createGatewaySms(config: Config): SmsGateway {
  const { SMS_URL, SMS_TOKEN, SMS_ACCEPTED } = config;
  return {
    send: async (to, { text, templateId }) => {
      const values = { to, text, template: templateId, token: SMS_TOKEN };
      const { body, type } = buildBody(config, values);
      const response = await fetchGateway('message gateway', SMS_URL, {
        method: 'POST',
        headers: { 'Content-Type': type, Authorization: `Bearer ${SMS_TOKEN}` },
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) {
        throw new GatewayUnavailable(`The message gateway answered ${response.status}.`);
      }
      if (SMS_ACCEPTED !== '' && !(await response.text()).includes(SMS_ACCEPTED)) {
        throw new GatewayUnavailable('The message gateway did not accept the message.');
      }
    },
  };
}
