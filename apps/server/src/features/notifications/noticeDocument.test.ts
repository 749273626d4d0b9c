import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { administration } from '../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { notices, publicFiles } from '../../db/schema/content.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

it.each([1, 2, 3, 4, 1000])(
  'tells type, size and language of a file of %i bytes',
  async (bytes) => {
    const { db, clock } = service.deps;
    const name = `size-${bytes}.pdf`;
    const base64 = Buffer.alloc(bytes, 7).toString('base64');
    await db.insert(publicFiles).values({ name, mediaType: 'application/pdf', base64 });
    const texts = { title: name, slug: `size-${bytes}`, description: '<p>Size</p>' };
    await db.insert(notices).values({ ...texts, createdOn: clock(), uploadDoc: name });
    const { document } = await service.result('notice', { slug: texts.slug });
    expect(document).toEqual({ mediaType: 'application/pdf', bytes, language: 'en' });
  },
);

it('tells the language that the administrator chose, and nothing without a file', async () => {
  const [row] = await admin.rows('notification', { text: 'size-1000' });
  const { id, version, title, description } = row as never;
  const form = { title, description, documentLanguage: 'or' };
  await admin.saved('notification', { id, version, ...form });
  const { document } = await service.result('notice', { slug: 'size-1000' });
  expect(document).toMatchObject({ language: 'or' });
  await admin.saved('notification', { title: 'No file', description: '<p>Text</p>' });
  expect((await service.result('notice', { slug: 'no-file' })).document).toBeNull();
  const tenders = await service.result('tenderSearch', { title: '', startDate: '' });
  for (const tender of tenders) {
    expect(tender.document?.mediaType).toBe(tender.uploadDoc ? 'application/pdf' : undefined);
  }
});

it('refuses a language that no file has', async () => {
  const form = { title: 'Notice', description: '<p>Text</p>', documentLanguage: 'fr' };
  expect(await admin.save('notification', form)).toMatchObject({
    status: 400,
    field: 'documentLanguage',
  });
});
