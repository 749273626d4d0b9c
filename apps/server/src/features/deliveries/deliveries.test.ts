// Long because the gateways of SMS and e-mail are set up once for all kinds of messages.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq, like } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeApp, type SignedInUser, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { addAccountEmail } from '../../db/notifications/deliveries.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { notifyUser } from '../../db/notifications/notifyUser.ts';
import { users } from '../../db/schema/account.ts';
import { deliveries } from '../../db/schema/deliveries.ts';
import { smsTemplates } from '../../db/schema/smsTemplates.ts';
import { createSms } from '../../db/notifications/createSms.ts';
import { createGatewaySms } from '../../ports/sms.ts';
import { runHourlyTasks } from '../../hourly.ts';
import { sendDeliveries } from './sendDeliveries.ts';

const minute = 60_000;

/** What the gateways have received, and what they answer. */
const gateways = {
  messages: [] as { to: string; text: string }[],
  letters: [] as { to: string[]; text: string }[],
  status: 200,
  mailCode: 250,
};

let sms: Server;
let smtp: SMTPServer;
let service: TestApp;
let citizen: SignedInUser;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  sms = createServer((request, response) => {
    void text(request).then((body) => {
      if (gateways.status === 200) gateways.messages.push(JSON.parse(body) as never);
      response.writeHead(gateways.status).end();
    });
  });
  smtp = new SMTPServer({
    authOptional: true,
    onData: (stream, session, done) => {
      void text(stream).then((letter) => {
        if (gateways.mailCode !== 250) {
          done(Object.assign(new Error('refused'), { responseCode: gateways.mailCode }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        gateways.letters.push({ to, text: letter });
        done();
      });
    },
  });
  const smsPort = await listen(sms);
  const mailPort = await listen(smtp.server as unknown as Server);
  service = await makeApp({
    SMS_URL: `http://127.0.0.1:${smsPort}/send`,
    SMS_BODY: '{"to":"{to}","text":"{text}","template":"{template}"}',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'land@temple.example',
    PUBLIC_ORIGIN: 'https://land.temple.example',
    DEMO_ON_NETWORK: 'yes',
  });
  service.deps.sms = createSms(service.deps.db, createGatewaySms(service.deps.config));
  citizen = await service.signInAs('citizen');
  await service.deps.db
    .update(users)
    .set({ email: 'kuni@post.example' })
    .where(eq(users.id, citizen.userId));
});
afterAll(async () => {
  await service.close();
  sms.close();
  smtp.close();
});

beforeEach(async () => {
  await service.deps.db.delete(deliveries);
  Object.assign(gateways, { messages: [], letters: [], status: 200, mailCode: 250 });
});

const tell = (userId = citizen.userId) => {
  const { db, clock } = service.deps;
  return addNotification(db, userId, 'notice.submitted', { number: 'LA/2026/PUR/000001' }, clock());
};
const send = () => sendDeliveries(service.deps);
const rowsOf = () => service.deps.db.select().from(deliveries).orderBy(deliveries.id);
const page = { pageNumber: 1, pageSize: 10 };
const list = async (state: 'failed' | 'sent' | 'waiting') =>
  service.call('deliveryList', { ...page, state }, (await service.signInAs('administrator')).token);
const latest = async () => {
  const filter = { applicationNo: '', startDate: '', endDate: '', pageNumber: 1, pageSize: 1 };
  return (await service.result('ownNotificationList', filter, citizen.token)).rows[0];
};

it('an e-mail has the wording of the administrators, and its subject is one line', async () => {
  const texts = [
    { key: 'mail.subject', language: 'en', templateId: '', wording: 'News\nof the {portal}' },
    { key: 'mail.about', language: 'en', templateId: '', wording: 'Read {number} at {address}' },
  ] as const;
  await service.deps.db.insert(smsTemplates).values([...texts]);
  await tell();
  await send();
  await service.deps.db.delete(smsTemplates).where(like(smsTemplates.key, 'mail.%'));
  const letter = gateways.letters[0]?.text;
  expect(letter).toContain('Subject: News of the Temple Land Portal\r\n');
  expect(letter).toContain('Read LA/2026/PUR/000001 at https://land.temple.example/login');
});

describe('a notification', () => {
  it('is sent by SMS with its text, and by e-mail without it', async () => {
    const registered = { key: 'sms.notice', language: 'en', templateId: '1107161234' } as const;
    await service.deps.db.insert(smsTemplates).values(registered);
    await tell();
    await send();
    const text = `Temple Land Portal: ${(await latest())?.text}`;
    expect(gateways.messages).toMatchObject([{ text, template: '1107161234' }]);
    expect(gateways.letters).toMatchObject([{ to: ['kuni@post.example'] }]);
    const letter = (gateways.letters[0]?.text ?? '').replaceAll('=\r\n', '');
    expect(letter).toContain('From: land@temple.example');
    expect(letter).toContain('LA/2026/PUR/000001');
    expect(letter).toContain('https://land.temple.example/login');
    expect(letter).not.toContain('submitted');
    expect((await latest())?.deliveries).toMatchObject([
      { channel: 'sms', state: 'sent' },
      { channel: 'email', state: 'sent' },
    ]);
    await send();
    expect(gateways.messages).toHaveLength(1);
  });

  it('about the account is sent by e-mail with its own text, which is not kept', async () => {
    const { db, clock } = service.deps;
    const own = { userId: citizen.userId, recipient: 'new@post.example', text: 'The link: #token' };
    await addAccountEmail(db, own, clock());
    await send();
    expect(gateways.letters).toMatchObject([{ to: ['new@post.example'] }]);
    expect(gateways.letters[0]?.text).toContain('Subject: Your account in the Temple Land Portal');
    expect(gateways.letters[0]?.text).toContain('The link: #token');
    expect((await rowsOf()).map(({ text }) => text)).toEqual(['']);
  });

  it('is sent once by two instances at the same time', async () => {
    for (let index = 0; index < 30; index++) await tell();
    await Promise.all([send(), send()]);
    expect([gateways.messages.length, gateways.letters.length]).toEqual([30, 30]);
  });

  it('that is taken back is not announced', async () => {
    const { db } = service.deps;
    const undone = db.transaction(async (tx) => {
      await addNotification(tx, citizen.userId, 'notice.submitted', {}, service.deps.clock());
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await send();
    expect(gateways.messages).toEqual([]);
  });
});

describe('a gateway', () => {
  it('that does not answer is tried again, later each time, until administrators see the failure', async () => {
    gateways.status = 503;
    await tell();
    const tries: number[] = [];
    const start = service.deps.clock().getTime();
    for (let hours = 0; hours < 80; hours++) {
      await send();
      tries.push((await rowsOf())[0]?.attempts ?? 0);
      service.clock.pass(60);
    }
    expect(tries.slice(0, 6)).toEqual([1, 2, 3, 4, 4, 5]);
    expect(tries.at(-1)).toBe(8);
    const [row] = await rowsOf();
    expect(row?.failedOn?.getTime()).toBeGreaterThan(start + 36 * 60 * minute);
    expect(row?.error).toBe('The message gateway answered 503.');
    const failed = await list('failed');
    expect(failed).toMatchObject({ result: { total: 1, rows: [{ channel: 'sms', attempts: 8 }] } });
    expect(JSON.stringify(failed)).not.toMatch(/\d{10}/);

    gateways.status = 200;
    const { token } = await service.signInAs('administrator');
    const deliveryId = row?.id ?? 0;
    expect(await service.call('deliveryRetry', { deliveryId }, token)).toEqual({ status: 200 });
    expect(await service.call('deliveryRetry', { deliveryId }, token)).toEqual({ status: 404 });
    await send();
    expect(gateways.messages).toHaveLength(1);
    expect(await list('failed')).toEqual({ status: 404 });
  });

  it('that stops in the middle leaves the message for the next minute', async () => {
    await tell();
    const { db } = service.deps;
    const sms = { ...service.deps.sms, send: () => new Promise<never>(() => {}) };
    const stopping = { ...service.deps, sms };
    void sendDeliveries(stopping);
    await expect.poll(async () => (await rowsOf())[0]?.attempts).toBe(1);
    await send();
    expect(gateways.messages).toEqual([]);
    service.clock.pass(1);
    await send();
    expect(gateways.messages).toHaveLength(1);
    expect(await db.$count(deliveries, eq(deliveries.channel, 'sms'))).toBe(1);
  });

  it('of mail that refuses an address for good is not asked again', async () => {
    gateways.mailCode = 550;
    await tell();
    await send();
    expect((await rowsOf()).map(({ channel, error }) => [channel, error])).toEqual([
      ['sms', ''],
      ['email', 'The mail server answered 550.'],
    ]);
    expect(await list('failed')).toMatchObject({
      result: { rows: [{ attempts: 1, channel: 'email' }] },
    });
  });
});

describe('the channels', () => {
  const choose = (choice: object, { token } = citizen) =>
    service.call('channelsSave', choice as never, token);

  it('are chosen for each kind of notification', async () => {
    citizen = await service.signInAs('citizen');
    const { choices, ...can } = await service.result('channelsRead', {}, citizen.token);
    expect(can).toEqual({ hasMobile: true, hasEmail: true });
    expect(choices[0]).toEqual({ kind: 'application', sms: true, email: true });
    await choose({ kind: 'application', sms: false, email: true });
    await tell();
    expect((await rowsOf()).map(({ channel }) => channel)).toEqual(['email']);
    await choose({ kind: 'application', sms: true, email: true });
  });

  it('of an officer are none until chosen, and only of the kinds that officers receive', async () => {
    const officer = await service.signInAs('landOfficer');
    await tell(officer.userId);
    expect(await rowsOf()).toEqual([]);
    const refused = { kind: 'application', sms: true, email: true };
    expect(await choose(refused, officer)).toEqual({ status: 400 });
    expect(await choose({ kind: 'work', sms: true, email: false }, officer)).toEqual({
      status: 200,
    });
  });
});

it('an account message that the gateway does not take is sent later', async () => {
  gateways.status = 503;
  const [user] = await service.deps.db.select().from(users).where(eq(users.id, citizen.userId));
  const recorded: string[] = [];
  const record = (event: string) => void recorded.push(event);
  if (user) await notifyUser({ ...service.deps, record }, user, 'sms.passwordChanged');
  expect(recorded).toEqual(['message not sent']);
  gateways.status = 200;
  service.clock.pass(1);
  await send();
  expect(gateways.messages).toMatchObject([{ to: user?.mobile }]);
});

it('messages are deleted after ninety days', async () => {
  await tell();
  const [told] = await rowsOf();
  service.clock.pass(91 * 24 * 60);
  await runHourlyTasks(service.deps, false);
  expect((await rowsOf()).map(({ id }) => id)).not.toContain(told?.id);
});
