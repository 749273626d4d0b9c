import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';
import { normaliseAddress } from '../../db/limits/networkAddress.ts';
import type { Caller, Context, SecurityEvent } from '../../handler.ts';
import { getCurrentKey, hmac } from '../../ports/signingKeys.ts';

const pseudonymDigits = 16;

const quietRoutes = new Set<SecurityEvent>([
  'login succeeded',
  'code sent',
  'code accepted',
  'account registered',
  'account unblocked',
  'password changed',
  'e-mail address changed',
  'mobile number changed',
  'logged out',
  'second step begun',
  'second factor added',
  'payment received',
]);

const getStackFrames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim());

// The database quotes an invalid value in its message (SQLSTATE class 22).
const removeValues = (text: string, code = '') =>
  /^22\w{3}$/.test(code) ? text.replaceAll(/".*"/gs, '"…"') : text;

/** Serialises an error for the log without values: the message of a failed query contains its values. */
function serializeError(error: Error): object {
  const cause = error.cause instanceof Error ? error.cause : error;
  const isQuery = error.message.startsWith('Failed query');
  const { code } = cause as NodeJS.ErrnoException;
  return {
    type: error.name,
    code,
    message: isQuery && cause === error ? 'Failed query' : removeValues(cause.message, code),
    stack: getStackFrames(error),
  };
}

/** Logs as JSON lines in UTC, without bodies, addresses of pages, queries or headers. */
export function loggerOptions(config: Config): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: config.LOG_LEVEL,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    base: null,
    serializers: {
      req: ({ method, id }) => ({ method, id }),
      res: ({ statusCode }) => ({ statusCode }),
      err: serializeError as never,
    },
  };
}

/** Returns the pseudonym of a number or name in the log: key id and keyed hash, the same each time. */
function createPseudonym(config: Config, subject: string): string {
  const key = getCurrentKey(config);
  return `${key.id}:${hmac(key, 'pseudonyms', subject).toString('hex').slice(0, pseudonymDigits)}`;
}

/** The services of the security log. */
interface SecurityLogDeps {
  config: Config;
  metrics: { securityEvent(event: SecurityEvent): void };
}

/**
 * Creates the security log of a request: event, address, call, user, reason; a subject is replaced by a pseudonym. Each
 * event is also counted.
 */
export function createSecurityLog(
  { log, ip, routeOptions }: Pick<FastifyRequest, 'log' | 'ip' | 'routeOptions'>,
  { config, metrics }: SecurityLogDeps,
  caller?: Pick<Caller, 'userId'>,
): Context['record'] {
  const { call } = routeOptions.config;
  return (event, { userId = caller?.userId, subject, reason }) => {
    const who = subject && createPseudonym(config, subject);
    const line = { security: event, ip: normaliseAddress(ip), call, userId, subject: who, reason };
    log[quietRoutes.has(event) ? 'info' : 'warn'](line);
    metrics.securityEvent(event);
  };
}
