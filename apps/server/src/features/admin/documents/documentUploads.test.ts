import { Buffer } from 'node:buffer';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadMaxBytes } from '@temple-land/portal-core';
import { administration, type Administration } from '../../../../../../tests/support/admin.ts';
import { openPdf } from '../../../../../../tests/support/hostile/openedPdf.ts';
import { files } from '../../../../../../tests/support/sampleFiles.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { publicFiles } from '../../../db/schema/content.ts';

const service = makeAppBeforeAll();
let admin: Administration;
beforeAll(async () => {
  admin = await administration(service);
});

async function upload(entity: string, id: number, fileName: string, bytes: Uint8Array) {
  const { token } = await service.signInAs('administrator');
  const { answer } = await service.send('adminUpload', { entity, id, fileName, bytes }, token);
  return answer as { status: number; result?: { uploadDoc: string } };
}

const tender = {
  letterNo: '6001/LR',
  title: 'Lease of a pond at Gop',
  startDate: '2026-03-10T10:00:00+05:30',
  closeDate: '2026-04-10T10:00:00+05:30',
};

describe('a document that an administrator publishes', () => {
  // Requirement: UN-082
  it('of a notice is downloaded by everybody at once, under a name of no meaning', async () => {
    const id = await admin.saved('notification', { title: 'Camp', description: '<p>Words</p>' });
    const { result } = await upload('notification', id, '../../My plan.pdf', files.pdf);
    expect(result?.uploadDoc).toMatch(/^[\w-]{24}\.pdf$/);
    const uploadDoc = result?.uploadDoc ?? '';
    const { code, bytes, headers } = await service.send('notificationDownload', { uploadDoc });
    expect([code, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await openPdf(bytes)).toMatchObject({ pages: 1, active: [] });
    admin = await administration(service);
    expect(await admin.row('notification', id)).toMatchObject({ uploadDoc, version: 2 });
    const [change] = await admin.history('notification', id);
    expect(change?.fields).toEqual([{ name: 'uploadDoc', before: '', after: uploadDoc }]);
  });

  it('of a published tender replaces the earlier one by a corrigendum that names both', async () => {
    admin = await administration(service);
    const id = await admin.saved('tender', tender);
    const first = await upload('tender', id, 'plan.png', files.png);
    expect(
      (await service.result('tenderHistory', { tenderAdvertisementId: id })).corrigenda,
    ).toEqual([]);
    const second = await upload('tender', id, 'plan.pdf', files.pdf);
    const { corrigenda } = await service.result('tenderHistory', { tenderAdvertisementId: id });
    expect(corrigenda).toMatchObject([
      {
        reason: 'The published document was replaced.',
        changes: [
          { label: 'uploadDoc', from: first.result?.uploadDoc, to: second.result?.uploadDoc },
        ],
      },
    ]);
    const earlier = { uploadDoc: first.result?.uploadDoc };
    expect((await service.send('tenderDownload', earlier)).code).toBe(200);
    const [shown] = await service.result('tenderSearch', { title: 'pond', startDate: '' });
    expect(shown?.uploadDoc).toBe(second.result?.uploadDoc);
  });

  // Requirement: PI-060
  it('is the photo of a contact, shown on its card at once; only a picture is one', async () => {
    admin = await administration(service);
    const card = { place: 0, office: 'Aaa', designation: 'Clerk', phone: '06752 000 001' };
    const id = await admin.saved('contact', { ...card, fax: '', email: '', address: 'Puri' });
    const photo = async () =>
      (await service.result('contactList', {})).find(({ contactId }) => contactId === id)?.photo;
    expect(await photo()).toBeNull();
    expect(await upload('contact', id, 'clerk.pdf', files.pdf)).toEqual({ status: 415 });
    const { result } = await upload('contact', id, 'clerk.png', files.png);
    expect(await photo()).toBe(result?.uploadDoc);
    const { code, headers } = await service.send('tenderDownload', {
      uploadDoc: result?.uploadDoc ?? '',
    });
    expect([code, headers['content-type']]).toEqual([200, 'image/png']);
    admin = await administration(service);
  });

  it.each([
    ['one byte over the limit', 'large.pdf', new Uint8Array(uploadMaxBytes + 1), 413],
    ['a page', 'page.html', Buffer.from('<script>alert(1)</script>'), 415],
    ['a page that is called PDF', 'page.pdf', Buffer.from('<script>alert(1)</script>'), 415],
    ['a picture that is called PDF', 'plan.pdf', files.png, 415],
  ])('is refused with %s', async (_, fileName, bytes, status) => {
    const before = await service.deps.db.$count(publicFiles);
    expect(await upload('tender', 1, fileName, bytes)).toEqual({ status });
    expect(await service.deps.db.$count(publicFiles)).toBe(before);
  });

  it('belongs to a tender or a notice that is there', async () => {
    expect(await upload('tender', 999_999, 'plan.pdf', files.pdf)).toEqual({ status: 404 });
    expect(await upload('user', 1, 'plan.pdf', files.pdf)).toEqual({ status: 400 });
    const { token } = await service.signInAs('administrator');
    const nameless = { entity: 'tender', fileName: 'plan.pdf', bytes: files.pdf };
    expect((await service.send('adminUpload', nameless, token)).answer).toEqual({ status: 400 });
  });
});
