import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOffice } from '../../../../tests/support/tools.ts';

const patienceMs = 480_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-office-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = () => join(folder, 'portal.env');
const office = (...words: string[]) => runOffice(['--settings', settings(), ...words], {});
const admins = [
  '--admin=admin.one:9437000555:Minati Nayak',
  '--admin=admin.two:9437000556:Prakash Das',
];
const init = (...words: string[]) =>
  office(
    'init',
    '--embedded',
    `--data-dir=${join(folder, 'data')}`,
    `--files-dir=${join(folder, 'files')}`,
    '--origin=https://land.example.in',
    '--sms-url=https://sms.example.in/send',
    ...words,
  );

interface Links {
  administrators: { loginId: string; link: string; expiresOn: string }[];
}

describe('the first hour of an operator', () => {
  it(
    'makes secret settings and two administrators with links, once, and recovers one of them',
    async () => {
      const made = await init(...admins, '--json');
      expect(made.code).toBe(0);
      const { administrators } = JSON.parse(made.output) as Links;
      expect(administrators).toMatchObject([
        { loginId: 'admin.one', link: expect.stringContaining('https://land.example.in/login#') },
        { loginId: 'admin.two', link: expect.stringContaining('user=admin.two&once=') },
      ]);
      expect(statSync(settings()).mode & 0o777).toBe(0o600);
      const written = parseEnv(readFileSync(settings(), 'utf8'));
      expect(written).toMatchObject({ PORTAL_MODE: 'production', EMBEDDED_IN_PRODUCTION: 'yes' });
      expect(written['CODE_KEY']?.length).toBeGreaterThan(40);
      expect(
        new Set([written['CODE_KEY'], written['ENVELOPE_KEY'], written['ADDRESS_KEY']]).size,
      ).toBe(3);

      expect(await init(...admins)).toEqual({
        code: 1,
        output: expect.stringContaining('There is a settings file'),
      });
      const recovered = await office('users', 'recover', 'ADMIN.ONE', '--mobile', '9437000557');
      expect(recovered).toMatchObject({ code: 0 });
      expect(recovered.output).toMatch(/user=admin\.one&once=[\w-]{20}\n/);
      const nobody = await office('users', 'recover', 'nobody');
      expect(nobody).toEqual({ code: 1, output: expect.stringContaining('no administrator') });

      const three = ['users', 'add-administrator', 'admin.three', '9437000558', 'Anita Dash'];
      expect(await office(...three)).toMatchObject({ code: 0 });
      expect(await office(...three)).toEqual({
        code: 1,
        output: 'The user ID or the mobile number is already in use.\n',
      });
      // Requirements: UN-027, VA-019
      const digits = ['users', 'add-administrator', '9437000559', '9437000559', 'Minati Nayak'];
      expect(await office(...digits)).toMatchObject({ code: 1 });

      const listed = JSON.parse((await office('users', 'list', '--json')).output) as {
        users: object[];
      };
      expect(listed.users).toMatchObject([
        { loginId: 'admin.one', userType: 'A', hasPassword: true, hasSecondFactor: false },
        { loginId: 'admin.three' },
        { loginId: 'admin.two', userType: 'A', isBlocked: false },
      ]);
      const checked = await office('check');
      expect(checked.output).toContain('The chain of 4 activity records is intact.');
      const status = await office('status');
      expect(status).toMatchObject({ code: 1 });
      expect(status.output).toMatch(/Administrators +3\n/);
      expect(status.output).toMatch(/Server answers +no\n/);
      for (const { output } of [checked, status, recovered]) {
        expect(output).not.toContain(written['CODE_KEY']);
      }
    },
    patienceMs,
  );

  it(
    'leaves no settings behind when an account is refused or something is missing',
    async () => {
      const wrong = await init('--admin', '9437000555:9437000555:A', '--admin', 'b:1:B');
      expect(wrong).toEqual({ code: 1, output: expect.stringContaining('Enter a user ID') });
      const missing = await init();
      expect(missing).toEqual({ code: 1, output: expect.stringContaining('--admin') });
      expect(() => statSync(settings())).toThrow();
    },
    patienceMs,
  );
});

// Help and wrong command lines need no process: `office.test.ts`.
describe('the command line', () => {
  it(
    'switches maintenance on and off without a database',
    async () => {
      const environment = { FILES_DIR: join(folder, 'files') };
      const file = join(environment.FILES_DIR, 'maintenance.json');
      const run = (...words: string[]) => runOffice(['maintenance', ...words], environment);
      expect(await run('on', '--until', '2026-11-26T18:30')).toMatchObject({ code: 0 });
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ until: '2026-11-26T13:00:00.000Z' });
      expect(await run('on', '--until', 'tomorrow')).toMatchObject({ code: 2 });
      expect(await run('off')).toMatchObject({ code: 0 });
      expect(() => statSync(file)).toThrow();
    },
    patienceMs,
  );
});
