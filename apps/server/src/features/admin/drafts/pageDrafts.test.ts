import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input, SitePageName } from '@temple-land/portal-core';
import { approveNext } from '../../../../../../tests/support/admin.ts';
import { makeApp, type TestApp } from '../../../../../../tests/support/makeApp.ts';
import { writePortalBuild } from '../../../../../../tests/support/portalBuild.ts';
import { buildSource, saveDraft } from '../../../../../../tests/support/sitePages.ts';
import { notifications } from '../../../db/schema/content.ts';
import { pageDrafts } from '../../../db/schema/sitePages.ts';
import { remindOfReviews } from './remindOfReviews.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-pages-'));

let service: TestApp;
beforeAll(async () => {
  writePortalBuild(root, join(root, 'fault'));
  service = await makeApp({}, join(root, 'dist'));
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

const getHtml = async (url: string) => (await service.app.inject({ method: 'GET', url })).body;

const administrator = async () => (await service.signInAs('administrator')).token;

const readPage = async (name: SitePageName) =>
  (await service.result('sitePage', { name })).document?.sections[0]?.blocks;

const readDetails = async (name: SitePageName) =>
  service.result('sitePageDetails', { name }, await administrator());

const ask = async (request: Omit<Input<'sitePagePublish'>, 'reason'>) =>
  service.call('sitePagePublish', { ...request, reason: 'New rules' }, await administrator());

const change = async (request: Input<'sitePageDraftSave'>) =>
  service.call('sitePageDraftSave', request, await administrator());

/** Publishes a page with one paragraph. */
async function publish(name: SitePageName, text: string, reviewOn = '') {
  const revision = await saveDraft(service, name, buildSource(text), reviewOn);
  expect(await ask({ name, revision })).toEqual({ status: 202, isWaiting: true });
  expect(await approveNext(service)).toEqual({ status: 200 });
}

describe('a public page', () => {
  it('has its built-in text until a second administrator approves the draft', async () => {
    expect(await readPage('terms')).toBeUndefined();
    const revision = await saveDraft(service, 'terms', buildSource('Read it.'));
    expect(await readPage('terms')).toBeUndefined();
    await ask({ name: 'terms', revision });
    expect(await getHtml('/website/terms')).toContain('"document":null');
    expect(await readPage('terms')).toBeUndefined();
    await approveNext(service);
    expect(await readPage('terms')).toEqual([{ kind: 'text', text: 'Read it.' }]);
    expect(await getHtml('/website/terms?lang=or')).toContain('"text":"or Read it."');
    const pages = await service.result('publishedPages', {});
    expect(pages.map(({ name }) => name)).toEqual(['terms']);
    expect((await readDetails('terms')).draft).toBeNull();
  });

  it('cannot be changed or published twice while its draft waits, but again after a withdrawal', async () => {
    const name = 'help';
    const source = buildSource('First.');
    const revision = await saveDraft(service, name, source);
    await ask({ name, revision });
    expect((await readDetails(name)).waiting).toMatchObject({ reason: 'New rules' });
    expect(await change({ name, revision, source, reviewOn: '' })).toMatchObject({ status: 409 });
    expect(await ask({ name, revision })).toMatchObject({ status: 409 });
    const page = { isWaiting: true, pageNumber: 1, pageSize: 1 };
    const { rows } = await service.result('pendingChangeList', page, await administrator());
    expect(rows).toMatchObject([
      { kind: 'page', pageName: name, fields: [{ name: 'version', before: '0', after: '1' }, {}] },
    ]);
    const own = { id: rows[0]?.id ?? 0 };
    await service.call('pendingChangeWithdraw', own, await administrator());
    const next = { name, revision, source: buildSource('Second.'), reviewOn: '' } as const;
    expect(await change(next)).toMatchObject({ status: 200 });
    expect(await change(next)).toMatchObject({ status: 409 });
  });

  it('keeps every version, newest first', async () => {
    await publish('about', 'First.');
    await publish('about', 'Second.', '2099-01-31');
    const { versions } = await readDetails('about');
    expect(versions).toMatchObject([
      { version: 2, source: buildSource('Second.'), reviewOn: '2099-01-31', reason: 'New rules' },
      { version: 1, source: buildSource('First.') },
    ]);
    expect(await readPage('about')).toEqual([{ kind: 'text', text: 'Second.' }]);
  });

  it.each([
    ['a text that is missing', buildSource(''), ''],
    ['a day of review in the past', buildSource('Read it.'), '2020-01-01'],
    ['too few tabs', buildSource('Read it.'), ''],
  ])('is refused with %s', async (_, source, reviewOn) => {
    const name = 'feature-inner';
    await service.deps.db.delete(pageDrafts);
    const revision = await saveDraft(service, name, source, reviewOn);
    expect(await ask({ name, revision })).toMatchObject({ status: 400 });
  });

  it('is refused when nothing changes', async () => {
    await service.deps.db.delete(pageDrafts);
    await publish('policy', 'Same.');
    const revision = await saveDraft(service, 'policy', buildSource('Same.'));
    expect(await ask({ name: 'policy', revision })).toMatchObject({ status: 400 });
  });

  it('takes a draft with as much text as a long page in three languages has', async () => {
    const source = buildSource('ଜମି '.repeat(900));
    const sections = Array.from({ length: 12 }, (_, index) => ({
      ...source.sections[0],
      id: `section-${index}`,
    })) as typeof source.sections;
    const request = { name: 'content', revision: 0, source: { ...source, sections } } as const;
    expect(await change({ ...request, reviewOn: '' })).toMatchObject({ status: 200 });
  });

  it('reminds every administrator once when its day of review has come', async () => {
    await publish('disclaimer', 'Read it.', '2099-01-31');
    const { userId } = await service.signInAs('administrator');
    const countOwn = () => service.deps.db.$count(notifications, eq(notifications.userId, userId));
    const before = await countOwn();
    await remindOfReviews(service.deps);
    expect(await countOwn()).toBe(before);
    const later = { ...service.deps, clock: () => new Date('2099-01-31T06:00:00Z') };
    await remindOfReviews(later);
    const reminded = await countOwn();
    expect(reminded).toBeGreaterThan(before);
    await remindOfReviews(later);
    expect(await countOwn()).toBe(reminded);
  });
});
