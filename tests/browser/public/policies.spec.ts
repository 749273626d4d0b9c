import { test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { expectHeading, expectLink, openPublicPage, externalUrl, soft } from './publicPage.ts';

const m = messages.en;
const t = readPageCopy('en');
const { step } = test;

// Requirement: RO-005
test('the legal pages, Screen Reader and the two pages of errors say what they should', async ({
  page,
}) => {
  // Requirements: PI-062, PI-063, PI-064
  await step('Website Policy: copyright, hyperlinking, privacy', async () => {
    const main = await openPublicPage(page, '/website/policy');
    await expectHeading(main, m['sitemap.policy']);
    for (const name of ['Copyright policy', 'Hyperlinking policy', 'Privacy policy']) {
      await soft(main.getByRole('region', { name, exact: true })).toContainText(/\w+ .{60,}/);
    }
  });
  // Requirements: PI-065, PI-066
  await step('Terms and Conditions, and the Disclaimer, are words alone', async () => {
    for (const [path, name] of [
      ['terms', m['sitemap.terms']],
      ['disclaimer', m['sitemap.disclaimer']],
    ] as const) {
      const main = await openPublicPage(page, `/website/${path}`);
      await expectHeading(main, name);
      await soft(main.getByRole('region').first()).toContainText(/\w+ .{60,}/);
      await soft(main.getByRole('button')).toHaveCount(0);
    }
  });
  // Requirements: PI-067, PI-068
  await step('Screen Reader: a table of programs with website and price, and links', async () => {
    const main = await openPublicPage(page, '/website/screen-reader');
    const table = main.getByRole('table', { name: 'Screen reader software' });
    await soft(table.getByRole('columnheader')).toHaveText([
      'Screen reader',
      'Website',
      'Free or commercial',
    ]);
    const rows = table.getByRole('row').filter({ has: page.getByRole('link') });
    soft(await rows.count()).toBeGreaterThan(4);
    for (const row of await rows.all()) await soft(row).toContainText(/(Free|Commercial)$/);
    const more = main.getByRole('region', { name: 'More about accessibility' });
    await expectLink(more, 'Accessibility statement', '/website/accessibility');
    await expectLink(more, 'Web accessibility at the W3C', externalUrl);
  });
  // Requirements: PI-091, PI-092, PI-093, PI-094, PI-095, PI-096, PI-097, PI-098, PI-099, PI-100
  // Requirements: PI-101, RT-014
  await step('Privacy Policy: its date and every subject', async () => {
    const main = await openPublicPage(page, '/privacy-policy');
    await expectHeading(main, t['common:title.privacyPolicy']);
    await soft(main).toContainText(m['privacy.updated']);
    soft(m['privacy.updated']).toBe('August 21, 2024');
    for (const [name, words] of [
      ['Definitions', /Personal data/],
      ['Data we collect', /name, phone number and address.*Usage data.*location.*camera/s],
      ['How we use your data', /.{60}/],
      ['Who we share your data with', /.{60}/],
      ['Retention', /.{60}/],
      ['Transfer', /.{60}/],
      ['Deletion', /.{60}/],
      ['Disclosure', /.{60}/],
      ['Security', /.{60}/],
      ['Children under 13', /children under 13/],
      ['External links', /.{60}/],
      ['Changes', /new version/],
      ['Contact', /land records office/],
    ] as const) {
      await soft(main.getByRole('region', { name, exact: true })).toContainText(words);
    }
  });
  // Requirements: PI-081, PI-082, PI-083
  await step('page not found', async () => {
    const main = await openPublicPage(page, '/website/page-not-found');
    await expectHeading(main, m['notFound.title']);
    await soft(main.getByText(m['notFound.text'], { exact: true })).toBeVisible();
    await expectLink(main, m['page.goHome'], '/home');
  });
  // Requirements: PI-084, PI-085
  await step('Internal Server Error', async () => {
    const main = await openPublicPage(page, '/website/server-error');
    await expectHeading(main, m['serverError.title']);
    await expectLink(main, m['page.goHome'], '/home');
  });
  await step('Help and Content have their own text', async () => {
    for (const name of [t['common:title.help'], t['common:title.content']]) {
      const main = await openPublicPage(page, `/website/${name.toLowerCase()}`);
      await expectHeading(main, name);
      soft(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
    }
  });
});
