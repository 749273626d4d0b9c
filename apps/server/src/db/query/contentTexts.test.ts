import { describe, expect, it } from 'vitest';
import type { Language } from '@temple-land/portal-core';
import { administration } from '../../../../../tests/support/admin.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

const odia = /\p{Script=Oriya}/u;
const search = (description: string, language: Language) =>
  service
    .otherBrowser(language)
    .result('notificationSearch', { description, startDate: '', endDate: '' });

describe('what the portal publishes', () => {
  it('is in the language of the request: questions, notices, tenders and contact cards', async () => {
    const reader = service.otherBrowser('or');
    const [question] = await reader.result('faq', {});
    expect(question?.question).toBe('ମନ୍ଦିର ଜମି ପାଇଁ କିଏ ଆବେଦନ କରିପାରିବେ?');
    expect(question?.answer).toMatch(odia);
    const [notice] = await search('', 'or');
    expect(notice?.title).toBe('ବ୍ରହ୍ମଗିରି ତହସିଲରେ କ୍ଷେତ୍ର ଯାଞ୍ଚ');
    expect(notice?.description).toMatch(odia);
    const tenders = await reader.result('tenderSearch', { title: '', startDate: '' });
    expect(tenders.filter(({ title }) => !odia.test(title))).toEqual([]);
    const cards = await reader.result('contactList', {});
    for (const { office, designation, address } of cards) {
      for (const text of [office, designation, address]) expect(text).toMatch(odia);
    }
  });

  it('is in English where the language has no translation', async () => {
    const hindi = await search('', 'hi');
    const english = await search('', 'en');
    expect(hindi.at(-1)).toEqual(english.at(-1));
    expect(hindi[0]?.title).not.toBe(english[0]?.title);
  });

  it('is found by words of any language, and answered in that of the request', async () => {
    expect((await search('ଯାଞ୍ଚ', 'en'))[0]?.title).toBe('Field verification in Brahmagiri tahasil');
    expect((await search('verification', 'or'))[0]?.title).toMatch(odia);
    const tender = { title: 'ବାଲି', startDate: '' };
    expect(await service.result('tenderSearch', tender)).toMatchObject([{ letterNo: '4840/LR' }]);
    const found = await service.otherBrowser('or').result('siteSearch', { words: 'land' });
    expect(found.questions[0]?.question).toMatch(odia);
    expect(found.notices[0]?.title).toMatch(odia);
  });

  it('has translations that an administrator saves, sanitised like the text', async () => {
    const admin = await administration(service);
    const form = {
      title: 'Camp in Puri',
      titleOr: 'ପୁରୀରେ ଶିବିର',
      description: '<p>Come.</p>',
      descriptionOr: '<p>ଆସନ୍ତୁ</p><script>alert(1)</script>',
    };
    await admin.saved('notification', form);
    const [notice] = await search('ପୁରୀରେ ଶିବିର', 'or');
    expect(notice).toMatchObject({ title: 'ପୁରୀରେ ଶିବିର', description: '<p>ଆସନ୍ତୁ</p>' });
    expect((await search('Camp in Puri', 'hi'))[0]?.title).toBe('Camp in Puri');
  });
});
