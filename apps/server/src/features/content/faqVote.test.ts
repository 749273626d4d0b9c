import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { administration } from '../../../../../tests/support/admin.ts';
import { newKey } from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { faqs } from '../../db/schema/content.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

const slug = 'how-do-i-register';
const vote = (isUseful: boolean, idempotencyKey = newKey()) =>
  service.call('faqVote', { slug, isUseful, idempotencyKey });
const counts = async () => {
  const own = eq(faqs.slug, slug);
  const [row] = await service.deps.db.select().from(faqs).where(own);
  return [row?.usefulYes, row?.usefulNo];
};

it('counts votes on an answer, a repeated request once, and shows them to administrators', async () => {
  const key = newKey();
  expect(await vote(true, key)).toEqual({ status: 200 });
  expect(await vote(true, key)).toEqual({ status: 200 });
  await vote(true);
  await vote(false);
  expect(await counts()).toEqual([2, 1]);
  const rows = await admin.rows('faq', { text: 'How do I register' });
  expect(rows).toMatchObject([{ usefulYes: 2, usefulNo: 1 }]);
});

it('counts anew when the answer changes; a changed question keeps its slug and counts', async () => {
  const [row] = await admin.rows('faq', { text: 'How do I register' });
  const { id, version, place, answer } = row as never;
  const question = 'How do I open an account?';
  await admin.saved('faq', { id, version, place, question, answer });
  expect(await counts()).toEqual([2, 1]);
  await admin.saved('faq', { id, version: 2, place, question, answer: 'Choose Register.' });
  expect(await counts()).toEqual([0, 0]);
  const items = await service.result('faq', {});
  expect(items).toContainEqual({ slug, question, answer: 'Choose Register.' });
});

it('gives a new question a slug of its own', async () => {
  const form = { place: 50, answer: 'Yes.' };
  await admin.saved('faq', { ...form, question: 'How do I register' });
  await admin.saved('faq', { ...form, question: 'ପଞ୍ଜୀକରଣ କିପରି?' });
  const slugs = (await service.result('faq', {})).map((item) => item.slug);
  expect(slugs).toEqual(expect.arrayContaining([slug, 'how-do-i-register-2', 'question']));
  expect(new Set(slugs).size).toBe(slugs.length);
});
