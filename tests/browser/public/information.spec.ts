import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { expectHeading, expectLink, openPublicPage, externalUrl, soft } from './publicPage.ts';

const m = messages.en;
const t = readPageCopy('en');
const { step } = test;

// Requirement: RO-005
test('the landing page says what the portal is for, and leads to every offer', async ({ page }) => {
  const main = await openPublicPage(page, '/home');
  // Requirement: PI-001
  await step('it is for digitising and mapping the landholdings of the deity', async () => {
    await soft(main).toContainText(/deity’s landholdings are digitised and mapped/);
  });
  // Requirement: PI-002
  await step('temple land can be purchased from the temple administration', async () => {
    await soft(main).toContainText(/Lease or purchase temple land from the temple administration/);
  });
  // Requirement: PI-003
  await step('notifications in real time: under review, approved, rejected', async () => {
    await soft(main).toContainText(/in real time .*under review, approved or rejected/);
  });
  // Requirement: PI-004
  await step('the tagline is about land data and spatial information', async () => {
    await soft(main.getByText(t['home:hero.tagline'], { exact: true })).toBeVisible();
    soft(t['home:hero.tagline']).toMatch(/land data and spatial information, streamlined/i);
  });
  // Requirement: PI-006
  await step('leases and auctions stand among the open tenders', async () => {
    const tenders = main.getByRole('region', { name: t['home:tenders.title'] });
    await soft(tenders.getByRole('listitem').first()).toBeVisible();
    await soft(tenders).toContainText(/lease/i);
    await soft(tenders).toContainText(/auction/i);
  });
  const footer = page.getByRole('contentinfo');
  // Requirements: PI-005, PI-007, PI-009
  await step(
    'the footer leads to tenders, notices, quarry and the pages of information',
    async () => {
      await expectLink(footer, m['tender.page'], '/website/tender');
      await expectLink(footer, t['common:title.notification'], '/website/notification');
      await expectLink(footer, t['common:title.quarry'], '/quarry-application');
      await expectLink(footer, m['header.faq'], '/website/faq');
      await expectLink(footer, m['sitemap.contact'], '/website/contact-us');
    },
  );
  const header = page.getByRole('banner');
  // Requirements: PI-008, RO-007, RO-008, UN-007, UN-017
  await step(
    'the services of the header lead to the grievance page and to two other sites',
    async () => {
      await header.getByRole('button', { name: m['header.citizenServices'] }).click();
      await expectLink(header, m['header.applyForLand'], '/website/grievance/addgrievance');
      await expectLink(header, m['header.illegitimate'], '/login');
      await expectLink(header, m['header.donate'], externalUrl);
      await expectLink(header, m['header.guestHouse'], externalUrl);
    },
  );
});

// Requirement: RO-005
test('About and the questions say what they should', async ({ page }) => {
  // Requirements: PI-010, PI-011, PI-012, PI-013, PI-014
  await step('About has a description and four figures', async () => {
    const main = await openPublicPage(page, '/website/about');
    await expectHeading(main, t['common:title.about']);
    await soft(
      main
        .getByRole('paragraph')
        .filter({ hasText: /.{80,}/ })
        .first(),
    ).toBeVisible();
    const figures = main.getByRole('region', { name: t['common:home.figures.title'] });
    for (const [key, value] of [
      ['area', /^[\d,]+\.\d{4}$/],
      ['districts', /^[1-9][\d,]*$/],
      ['tahasils', /^[1-9][\d,]*$/],
      ['mouzas', /^[1-9][\d,]*$/],
    ] as const) {
      const term = page.getByText(t[`common:home.figures.${key}`], { exact: true });
      const figure = figures.locator('div').filter({ has: term }).getByRole('definition');
      await soft(figure, key).toHaveText(value);
    }
    await soft(figures).not.toContainText('0.0000');
  });
  // Requirements: PI-016, PI-017
  await step('the first question is open beside a picture', async () => {
    const main = await openPublicPage(page, '/website/faq');
    const questions = main.locator('details');
    await soft(questions.first()).toHaveAttribute('open', '');
    await soft(questions.nth(1)).not.toHaveAttribute('open', '');
    const picture = main.getByRole('complementary').locator('img');
    await soft(picture).toBeVisible();
    soft(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const [left, right] = [await questions.first().boundingBox(), await picture.boundingBox()];
    soft(right?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
  });
});

// Requirements: PI-059, PI-060, PI-061, RO-005
test('Contact Us has three cards, each with picture, designation, office and three ways', async ({
  page,
}) => {
  const main = await openPublicPage(page, '/website/contact-us');
  await expectHeading(main, m['sitemap.contact']);
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    const designation = await card.getByRole('heading').textContent();
    await soft(card.getByRole('img')).toHaveAccessibleName(new RegExp(`${designation}`));
    await soft(card.getByRole('paragraph')).toHaveText(/\w{4}/);
    for (const [label, value] of [
      [t['info:contact.phone.label'], /^\d{5} \d{6}$/],
      [t['info:contact.fax.label'], /^\d{5} \d{6}$/],
      [t['info:contact.email.label'], /^\S+@\S+$/],
    ] as const) {
      const term = card.getByRole('term').filter({ hasText: label });
      await soft(term, label).toBeVisible();
      await soft(term.locator('+ dd'), label).toHaveText(value);
    }
  }
});

// Requirement: RO-005
test('the eight features have the names of the specification, and the menu opens and closes', async ({
  page,
}) => {
  const main = await openPublicPage(page, '/website/feature-inner');
  const names = [
    m['feature.tab1'],
    m['feature.tab2'],
    m['feature.tab3'],
    m['feature.tab4'],
    m['feature.tab5'],
    m['feature.tab6'],
    m['feature.tab7'],
    m['feature.tab8'],
  ];
  // Requirements: PI-069, PI-070, PI-071, PI-072, PI-073, PI-074, PI-075, PI-076, PI-077
  await step('eight tabs in this order', () => soft(main.getByRole('tab')).toHaveText(names));
  await page.setViewportSize({ width: 360, height: 780 });
  const menu = main.getByRole('button', { name: new RegExp(`^${m['feature.menu']}`) });
  const isOpen = (open: boolean) => soft(menu).toHaveAttribute('aria-expanded', String(open));
  // Requirements: PI-078, PI-079
  await step('Feature Menu opens and closes', async () => {
    await isOpen(false);
    await menu.click();
    await isOpen(true);
    await menu.click();
    await isOpen(false);
  });
  // Requirement: PI-080
  await step('it closes when a tab is chosen', async () => {
    await menu.click();
    await main.getByRole('button', { name: m['feature.tab8'], exact: true }).click();
    await isOpen(false);
    await soft(main.getByRole('heading', { name: m['feature.tab8'] })).toBeVisible();
  });
});

// Requirement: RO-005
test('the paths of the map demo have district, plot and tehsil, and its buttons show them', async ({
  page,
}) => {
  const main = await openPublicPage(page, '/website/map-demo');
  const popover = page.getByTestId('map-popover');
  // Requirement: PI-088
  await step('every path has the three attributes', async () => {
    await soft(main.locator('svg[role=group] path')).toHaveCount(24);
    await soft(main.locator('path[data-district][data-plot][data-tehsil]')).toHaveCount(24);
  });
  // Requirement: PI-086
  await step('the popover has the name, plots and tahasils of a path', async () => {
    const puri = main.locator('path[data-district="Puri"]');
    const data = async (name: string) => (await puri.getAttribute(`data-${name}`)) ?? '';
    await puri.focus();
    await soft(popover).toContainText('Puri');
    const plots = Number(await data('plot')).toLocaleString('en-IN');
    await soft(popover.getByRole('definition', { includeHidden: true })).toHaveText([
      plots,
      await data('tehsil'),
    ]);
  });
  // Requirement: PI-087
  await step('the sample buttons choose the largest, the next and none', async () => {
    const pressed = main.locator('path[aria-pressed=true]');
    await main.getByRole('button', { name: t['mapDemo:largest'] }).click();
    await soft(pressed).toHaveCount(1);
    const largest = await pressed.getAttribute('data-district');
    await main.getByRole('button', { name: t['mapDemo:next'] }).click();
    await soft(pressed).not.toHaveAttribute('data-district', largest ?? '');
    await main.getByRole('button', { name: t['mapDemo:clear'] }).click();
    await soft(pressed).toHaveCount(0);
  });
});

test('Help and Content have text where the specification leaves them empty', async ({ page }) => {
  for (const path of ['/website/help', '/website/content']) {
    await test.step(`UN-104: ${path} has words below its heading`, async () => {
      const main = await openPublicPage(page, path);
      await soft
        .poll(async () => (await main.getByRole('heading', { level: 2 }).count()) > 1)
        .toBe(true);
      const words = ((await main.textContent()) ?? '').split(/\s+/).length;
      soft(words).toBeGreaterThan(60);
    });
  }
  await test.step('PI-089: Help has task guides and a glossary', async () => {
    const main = await openPublicPage(page, '/website/help');
    for (const name of ['Apply for land', 'Track your status', 'Words of the land record'])
      await soft(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  });
  await test.step('PI-090: Content tells what is published', async () => {
    const main = await openPublicPage(page, '/website/content');
    await soft(main.getByRole('link', { name: /tender/i }).first()).toBeVisible();
  });
});
