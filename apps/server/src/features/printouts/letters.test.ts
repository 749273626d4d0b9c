import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingValue, sampleWording } from '@temple-land/portal-core';
import { encodeUtf16, readPdfText, removeEscapes } from '../../../../../tests/support/pdfText.ts';
import {
  freeSamplePlots,
  loadSamplePlaces,
  oneByOne,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { takeToPayment } from '../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { findStoredApplication, officeStep } from '../../../../../tests/support/stepData.ts';
import { applications } from '../../db/schema/applications.ts';
import { letters } from '../../db/schema/letters.ts';
import { attestOrder } from './attestation.ts';
import { buildCheckCode } from './checkCode.ts';
import { findRecordByNumber, listDecisionSteps } from './printouts.repository.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const administrator = createBeforeAll(() => service.signInAs('administrator'));
const office = createBeforeAll(() => officersOfPuri(service));

let nextPlot: () => Place;
beforeAll(async () => {
  await freeSamplePlots(service);
  await service.deps.db.update(applications).set({ plotCode: '' });
  const places = await loadSamplePlaces(service);
  nextPlot = oneByOne(places.filter(({ tahasil }) => tahasil === 'Brahmagiri'));
});

const takePaid = (holding: 'purchase' | 'lease') =>
  takeToPayment(service, { citizen, office }, nextPlot(), holding);

const draft = (applicationId: number, given: object) =>
  service.result(
    'letterDraft',
    { applicationId, action: 'issueOrder', given },
    office.dealing.token,
  );

async function issue(applicationId: number, letter: { en: string; or: string }) {
  const { version } = await findStoredApplication(service, applicationId);
  const step = { applicationType: 2, applicationId, action: 'issueOrder', version } as const;
  const request = { ...step, given: { orderNo: 'ORD/7' }, letter };
  return service.call('officerStep', request, office.dealing.token);
}

const findLetters = (applicationId: number) =>
  service.deps.db.select().from(letters).where(eq(letters.applicationId, applicationId));

/** Returns whether a PDF has a line of Odia, which is kept as text for screen readers. */
const hasOdia = (pdf: Uint8Array, line: string) =>
  removeEscapes(readPdfText(pdf)).includes(encodeUtf16(line));

const loadOrder = async (applicationId: number) =>
  (await service.send('decisionOrder', { applicationId }, citizen.token)).bytes;

/** Returns the check code that is printed on the order of an application. */
async function buildOrderCode(number: string) {
  const { db, config } = service.deps;
  const record = await findRecordByNumber(db, number);
  const step = record && (await listDecisionSteps(db, record.application)).at(-1);
  if (!record || !step) throw new Error('There is no order.');
  return buildCheckCode(config, attestOrder(record, step));
}

describe('an order', () => {
  it('is drafted from the case in both languages, with a gap for what is not entered', async () => {
    const { id, number } = await takePaid('purchase');
    const { en, or, kind, version } = await draft(id, {});
    expect({ kind, version }).toEqual({ kind: 'order', version: 2 });
    expect(en).toContain(`Order ${missingValue}`);
    expect(en).toContain(number);
    expect(en).toContain('CH/77');
    expect(en).not.toMatch(/[{}]|years/);
    expect(or).toContain(number);
    expect((await draft(id, { orderNo: 'ORD/7' })).or).toContain('ORD/7');
  });

  it('has the term of a lease', async () => {
    const { id } = await takePaid('lease');
    expect((await draft(id, {})).en).toMatch(/for 30 years|30 years/);
  });

  it('is issued in the wording of the officer, which is kept beside the draft', async () => {
    const { id } = await takePaid('purchase');
    const { en, or } = await draft(id, { orderNo: 'ORD/7' });
    const line = 'କୂଅଟି ମନ୍ଦିରର ରହିବ।';
    const changed = { en: `${en}\n\nThe well stays with the temple.`, or: `${or}\n\n${line}` };
    expect(await issue(id, changed)).toMatchObject({ status: 200 });
    expect((await findLetters(id)).at(-1)).toMatchObject({
      kind: 'order',
      ...changed,
      draftEn: en,
      draftOr: or,
    });
    expect(hasOdia(await loadOrder(id), line)).toBe(true);
  });

  it('is unread for the applicant until it is opened, not for the officer who opens it', async () => {
    const { id } = await takePaid('purchase');
    const countUnread = async () => {
      const page = { pageNumber: 1, pageSize: 1000 };
      const request = { createdBy: citizen.userId, ...page };
      const { rows } = await service.result('appliedLand', request, citizen.token);
      return rows.find(({ applicationId }) => applicationId === id)?.progress.unreadOrders;
    };
    expect(await countUnread()).toBe(0);
    await issue(id, await draft(id, { orderNo: 'ORD/7' }));
    await service.send('decisionOrder', { applicationId: id }, office.dealing.token);
    expect(await countUnread()).toBe(1);
    await loadOrder(id);
    expect(await countUnread()).toBe(0);
  });

  it('is not issued with a gap', async () => {
    const { id } = await takePaid('purchase');
    const gap = { en: `Order ${missingValue}`, or: 'ଆଦେଶ' };
    expect(await issue(id, gap)).toMatchObject({ status: 400 });
    expect((await findStoredApplication(service, id)).state).toBe('PAID');
  });

  it('keeps its wording and its check code when the template changes', async () => {
    const { id, number } = await takePaid('purchase');
    await officeStep(service, office.dealing, id, 'issueOrder', { orderNo: 'ORD/8' });
    const code = await buildOrderCode(number);
    const templates = await service.result('letterTemplateList', {}, administrator.token);
    const newest = templates.find(
      (one) => one.kind === 'order' && one.applicationKind === 'purchase',
    );
    const changed = { en: 'Another text {orderNo}', or: 'ଅନ୍ୟ ଲେଖା {orderNo}' };
    const saved = await service.call(
      'letterTemplateSave',
      {
        kind: 'order',
        applicationKind: 'purchase',
        basedOn: newest?.version ?? 0,
        ...changed,
        reason: 'Test',
      },
      administrator.token,
    );
    expect(saved).toMatchObject({ status: 200 });
    expect(hasOdia(await loadOrder(id), 'ଅନ୍ୟ ଲେଖା ORD/8')).toBe(false);
    expect(await buildOrderCode(number)).toBe(code);
    const verified = await service.result('verifyDocument', { number, checksum: code });
    expect(verified).toMatchObject({ paper: 'order' });
    await service.deps.db
      .update(letters)
      .set({ en: 'Forged' })
      .where(eq(letters.applicationId, id));
    expect(await service.call('verifyDocument', { number, checksum: code })).toMatchObject({
      status: 404,
    });
  });
});

it('a template that came with the portal is a sample until it is confirmed as it is or changed', async () => {
  const find = async () => {
    const templates = await service.result('letterTemplateList', {}, administrator.token);
    return templates.find((one) => one.kind === 'order' && one.applicationKind === 'exchange');
  };
  const confirm = async () => {
    const { version = 0, en = '', or = '' } = (await find()) ?? {};
    const text = { kind: 'order', applicationKind: 'exchange', en, or } as const;
    const request = { ...text, basedOn: version, reason: 'Confirmed' };
    return service.call('letterTemplateSave', request, administrator.token);
  };
  expect(await find()).toMatchObject({ version: 2, reason: sampleWording });
  expect(await confirm()).toMatchObject({ status: 200 });
  expect(await find()).toMatchObject({ version: 3, reason: 'Confirmed' });
  expect(await confirm()).toMatchObject({ status: 400 });
});

it('a step with a letter gives its id in the history of both sides', async () => {
  const { id, number } = await takePaid('purchase');
  const { history } = await service.result('applyLandDraft', { applicationId: id }, citizen.token);
  const demand = history.find(({ action }) => action === 'approve');
  const letterId = demand?.letterId ?? 0;
  const file = await service.send('letterFile', { letterId }, citizen.token);
  expect(readPdfText(file.bytes)).toContain(`Demand notice ${number}`);
});
