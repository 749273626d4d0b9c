import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { htmlToText } from '@temple-land/portal-core';
import { htmlText } from '../../db/query/htmlText.ts';
import { notices } from '../../db/schema/content.ts';
import { administration } from '../../../../../tests/support/admin.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const html = [
  '<p>Office <b>cl</b>osed on <em>Monday</em> &amp; Tuesday</p><p>Bring <strong>papers</strong></p>',
  '<h3>Camp</h3><ul><li>Puri &lt; 5 km</li><li><a href="https://temple.example/qq" rel="noopener noreferrer">Map</a></li></ul>',
  '<table><tbody><tr><th scope="col">ଜମି</th><td>&quot;new&quot;&nbsp;plots</td></tr></tbody></table>line<br />break\u00a0here',
];

const service = makeAppBeforeAll();
beforeAll(async () => {
  const createdOn = new Date('2026-10-02T00:00:00Z');
  await service.deps.db
    .insert(notices)
    .values(html.map((description, index) => ({ title: `Zzz ${index}`, description, createdOn })));
});

const found = async (description: string) => {
  const { answer } = await service.send('notificationSearch', {
    description,
    startDate: '',
    endDate: '',
  });
  const { result = [] } = answer as { result?: { title: string }[] };
  return result.map(({ title }) => title).filter((title) => title.startsWith('Zzz'));
};

// Requirement: UN-123
describe('a keyword', () => {
  it.each([
    ['office closed on monday', 'Zzz 0'],
    ['monday & tuesday', 'Zzz 0'],
    ['tuesday bring papers', 'Zzz 0'],
    ['puri < 5', 'Zzz 1'],
    ['"NEW" plots line break here', 'Zzz 2'],
    ['ଜମି', 'Zzz 2'],
  ])('is looked for in the text of a notice: %s', async (keyword, title) => {
    expect(await found(keyword)).toContain(title);
  });

  it.each(['strong', 'noopener', 'temple.example/qq', '&amp;', 'scope', '<b>'])(
    'is not found in its marks: %s',
    async (keyword) => {
      expect(await found(keyword)).toEqual([]);
    },
  );

  it('is looked for the same way in the list of the administrators and in the search of the site', async () => {
    const admin = await administration(service);
    const titlesOf = async (text: string) =>
      (await admin.rows('notification', { text })).map((row) => row['title']);
    expect(await titlesOf('office closed')).toContain('Zzz 0');
    expect(await titlesOf('noopener')).toEqual([]);
    const site = async (words: string) =>
      (await service.result('siteSearch', { words })).notices.map(({ title }) => title);
    expect(await site('closed zzz')).toEqual(['Zzz 0']);
    expect(await site('noopener zzz')).toEqual([]);
  });
});

it('reads the same text in the database as on the screens', async () => {
  const rows = await service.deps.db
    .select({ description: notices.description, text: htmlText(notices.description) })
    .from(notices)
    .where(sql`true`);
  expect(rows.length).toBeGreaterThan(3);
  for (const { description, text } of rows) expect(text).toBe(htmlToText(description));
});
