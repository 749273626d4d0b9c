import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sampleOffice, type Input } from '@temple-land/portal-core';
import { administration, approveNext } from '../../../../../../tests/support/admin.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { notifications } from '../../../db/schema/content.ts';
import { officeVersions } from '../../../db/schema/officeVersions.ts';
import { remindOfReviews } from './remindOfReviews.ts';

const service = makeAppBeforeAll();
const asAdministrator = () => administration(service);

const administrator = async () => (await service.signInAs('administrator')).token;

const save = async (input: Partial<Input<'sitePageDraftSave'>> & { name: string }) =>
  service.call(
    'sitePageDraftSave',
    { revision: 0, reviewOn: '', source: { fields: {} }, ...input },
    await administrator(),
  );

async function saveDraft(name: string, fields: Record<string, string | number>, reviewOn = '') {
  const answer = await save({ name, reviewOn, source: { fields } });
  return 'result' in answer ? answer.result.revision : Number.NaN;
}

const ask = async (name: string, revision: number) =>
  service.call('sitePagePublish', { name, revision, reason: 'Order 12' }, await administrator());

async function publish(name: string, fields: Record<string, string | number>, reviewOn = '') {
  expect(await ask(name, await saveDraft(name, fields, reviewOn))).toEqual({
    status: 202,
    isWaiting: true,
  });
  expect(await approveNext(service)).toEqual({ status: 200 });
}

const readDetails = async (name: string) =>
  service.result('sitePageDetails', { name }, await administrator());

const listNotices = async (description: string) => {
  const search = { description, startDate: '', endDate: '' };
  const answer = await service.call('notificationSearch', search);
  return 'result' in answer ? answer.result : [];
};

const camp = { title: 'Camp at Nimapara', description: '<p>At ten.</p>' };

describe('a draft of a notice', () => {
  it('becomes a notice when a second administrator approves it, with its history and versions', async () => {
    const name = 'notification-new-1f';
    const revision = await saveDraft(name, { ...camp, description: '<p onclick="x">At ten.</p>' });
    expect(await listNotices('Nimapara')).toEqual([]);
    await ask(name, revision);
    expect(await listNotices('Nimapara')).toEqual([]);
    const waiting = { isWaiting: true, pageNumber: 1, pageSize: 1 };
    const { rows } = await service.result('pendingChangeList', waiting, await administrator());
    expect(rows).toMatchObject([
      {
        kind: 'content',
        recordName: name,
        fields: [
          { name: 'version', before: '0', after: '1' },
          { name: 'title', before: '', after: camp.title },
          { name: 'reviewOn' },
        ],
      },
    ]);
    await approveNext(service);
    expect(await listNotices('Nimapara')).toMatchObject([camp]);
    const [row] = await (await asAdministrator()).rows('notification', { text: 'Nimapara' });
    const id = Number(row?.['id']);
    const { versions, draft, present } = await readDetails(`notification-${id}`);
    expect(versions).toMatchObject([{ version: 1, reason: 'Order 12', source: { fields: camp } }]);
    expect(versions[0]?.askedBy).not.toBe(versions[0]?.approvedBy);
    expect([draft, present?.fields['title']]).toEqual([null, camp.title]);
    const history = { entity: 'notification', id } as const;
    const changes = await service.result('adminHistory', history, await administrator());
    expect(changes).toMatchObject([{ action: 'create', source: 'Order 12' }]);
    expect(changes[0]?.approvedBy).toBe(versions[0]?.approvedBy);
  });

  it('changes a notice that was saved by one administrator, whose text stays in its versions', async () => {
    const id = await (
      await asAdministrator()
    ).saved('notification', { title: 'Hall at Gop', description: '<p>1</p>' });
    const name = `notification-${id}`;
    await publish(name, { title: 'Hall at Gop', description: '<p>2</p>' });
    await (
      await asAdministrator()
    ).saved('notification', {
      id,
      version: 2,
      title: 'Hall at Gop',
      description: '<p>3</p>',
    });
    const { versions } = await readDetails(name);
    expect(versions.map(({ source, approvedBy }) => [source, approvedBy !== ''])).toMatchObject([
      [{ fields: { description: '<p>3</p>' } }, false],
      [{ fields: { description: '<p>2</p>' } }, true],
      [{ fields: { description: '<p>1</p>' } }, false],
    ]);
  });

  it('is outdated when the notice was saved while it waited', async () => {
    const id = await (
      await asAdministrator()
    ).saved('notification', { title: 'Fair', description: '<p>1</p>' });
    const name = `notification-${id}`;
    await ask(name, await saveDraft(name, { title: 'Fair', description: '<p>2</p>' }));
    expect(await save({ name })).toMatchObject({ status: 409 });
    await (
      await asAdministrator()
    ).saved('notification', { id, version: 1, title: 'Fair', description: '<p>3</p>' });
    expect(await approveNext(service)).toMatchObject({ status: 409 });
    expect(await listNotices('Fair')).toMatchObject([{ description: '<p>3</p>' }]);
    const waiting = { isWaiting: true, pageNumber: 1, pageSize: 1 };
    const { rows } = await service.result('pendingChangeList', waiting, await administrator());
    const own = { id: rows[0]?.id ?? 0 };
    await service.call('pendingChangeWithdraw', own, await administrator());
  });

  it.each([
    ['a field that is missing', 'notification-new-2', { title: 'Only a title' }, 400],
    ['a rule of its list', 'notification-new-3', { title: 'Empty', description: '<p> </p>' }, 400],
    ['a record that does not exist', 'notification-999999', camp, 409],
  ])('cannot be published with %s', async (_, name, fields, status) => {
    expect(await ask(name, await saveDraft(name, fields))).toMatchObject({ status });
  });

  it('is not the text of a page', async () => {
    expect(await save({ name: 'terms' })).toMatchObject({ status: 409 });
  });
});

it('a draft of a published tender needs the reason that its form needs', async () => {
  const now = service.clock.now().getTime();
  const rows = await (await asAdministrator()).rows('tender', {});
  const isOpen = (row: Record<string, unknown>) =>
    Date.parse(String(row['startDate'])) <= now && Date.parse(String(row['closeDate'])) > now;
  const name = `tender-${String(rows.find(isOpen)?.['id'])}`;
  const { present } = await readDetails(name);
  const fields = { ...present?.fields, closeDate: '2099-01-31T11:30:00.000Z' };
  const revision = await saveDraft(name, fields as Record<string, string>);
  expect(await ask(name, revision)).toMatchObject({ status: 400 });
  const reason = { corrigendum: 'Offices were closed.' };
  const again = { name, revision, source: { fields: { ...fields, ...reason } } };
  const answer = await save(again as Parameters<typeof save>[0]);
  expect(await ask(name, 'result' in answer ? answer.result.revision : 0)).toMatchObject({
    status: 202,
  });
  expect(await approveNext(service)).toEqual({ status: 200 });
  const details = await readDetails(name);
  expect(details.present?.fields['closeDate']).toBe('2099-01-31T11:30:00.000Z');
});

it('a question is due for review once, as a page is, unless it is not in use', async () => {
  const question = { place: 900, question: 'Who reviews?', answer: 'The office.' };
  await publish('faq-new-9', question, '2099-01-31');
  const later = { ...service.deps, clock: () => new Date('2099-01-31T06:00:00Z') };
  const { userId } = await service.signInAs('administrator');
  const isOfQuestion = like(notifications.text, '%Who reviews?%');
  const isOwn = and(eq(notifications.userId, userId), isOfQuestion);
  const countDue = () => service.deps.db.$count(notifications, isOwn);
  const before = await countDue();
  await remindOfReviews(later);
  await remindOfReviews(later);
  expect(await countDue()).toBe(before + 1);
});

it('a form makes a draft where the office wants two readers', async () => {
  const people = { askedBy: 1, approvedBy: 2, publishedOn: new Date(), reason: 'Two readers' };
  const version = { version: 1, details: { ...sampleOffice, readers: '2' }, ...people };
  await service.deps.db.insert(officeVersions).values(version);
  const fair = { title: 'Fair at Konark', description: '<p>At noon.</p>' };
  const admin = await asAdministrator();
  expect(await admin.save('notification', fair)).toEqual({ status: 202, isWaiting: true });
  expect(await listNotices('Konark')).toEqual([]);
  expect(await approveNext(service)).toEqual({ status: 200 });
  expect(await listNotices('Konark')).toMatchObject([fair]);
  const [row] = await admin.rows('notification', { text: 'Konark' });
  const own = { id: row?.['id'], version: row?.['version'], ...fair };
  expect(await admin.save('notification', own)).toMatchObject({ status: 200 });
  const changed = { ...own, version: 2, title: 'Fair at Puri' };
  expect(await admin.save('notification', changed)).toMatchObject({ status: 202 });
  expect(await admin.save('notification', changed)).toMatchObject({ status: 409 });
  expect(await admin.remove('notification', Number(own.id), 2)).toEqual({ status: 200 });
});
