import { describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { readConfig } from '../../config.ts';
import { loggerOptions, createSecurityLog } from './log.ts';

interface Line {
  level: string;
  entry: Record<string, unknown>;
}

const config = readConfig({ CODE_KEY: 'a-secret-of-sixteen-or-more' });

function collector() {
  const lines: Line[] = [];
  const write = (level: string) => (entry: Record<string, unknown>) => lines.push({ level, entry });
  const log = { info: write('info'), warn: write('warn') };
  const routeOptions = { config: { call: 'login' } };
  const request = { log, ip: '203.0.113.9', routeOptions } as unknown as FastifyRequest;
  const counted: string[] = [];
  const metrics = { securityEvent: (event: string) => counted.push(event) };
  return { lines, counted, record: createSecurityLog(request, { config, metrics }, { userId: 7 }) };
}

describe('the security log', () => {
  it('writes a number as a pseudonym that is the same each time', () => {
    const { lines, record } = collector();
    record('login failed', { subject: '9438000777' });
    record('account locked', { subject: '9438000777' });
    expect(JSON.stringify(lines)).not.toContain('9438000777');
    expect(lines[0]?.entry['subject']).toMatch(/^[0-9a-f]{8}:[0-9a-f]{16}$/);
    expect(lines[1]?.entry['subject']).toBe(lines[0]?.entry['subject']);
  });

  it('has a higher level for failures than for successes', () => {
    const { lines, record } = collector();
    record('login succeeded', { userId: 4 });
    record('code refused', { subject: '9438000777' });
    expect(lines.map(({ level }) => level)).toEqual(['info', 'warn']);
    expect(lines[0]?.entry).toMatchObject({ security: 'login succeeded', ip: '203.0.113.9' });
  });

  it('names call, caller and reason, and counts each event', () => {
    const { lines, counted, record } = collector();
    record('limit reached', { reason: 'search' });
    expect(lines[0]?.entry).toMatchObject({ call: 'login', userId: 7, reason: 'search' });
    record('login succeeded', { userId: 4 });
    expect(lines[1]?.entry).toMatchObject({ userId: 4 });
    expect(counted).toEqual(['limit reached', 'login succeeded']);
  });
});

describe('a logged error', () => {
  const { serializers } = loggerOptions(config) as unknown as {
    serializers: { err: (error: Error) => { message: string; stack: string[] } };
  };

  it('leaves out the text of a failed query, which holds its values', () => {
    const error = new Error('Failed query: insert into users values ($1)\nparams: 9438000777');
    expect(JSON.stringify(serializers.err(error))).not.toContain('9438000777');
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const caused = serializers.err(new Error(error.message, { cause }));
    expect(caused).toMatchObject({ message: 'duplicate key', code: '23505' });
    expect(JSON.stringify(caused)).not.toContain('9438000777');
  });

  it('leaves out the value that the database could not take', () => {
    const cause = Object.assign(new Error('invalid input syntax for type date: "Hari "B" 9438"'), {
      code: '22007',
    });
    const { message } = serializers.err(new Error('Failed query', { cause }));
    expect(message).toBe('invalid input syntax for type date: "…"');
  });

  it('keeps where it happened', () => {
    expect(serializers.err(new Error('broken')).stack[0]).toContain('log.test.ts');
  });
});
