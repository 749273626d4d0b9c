import { expect, type Locator } from '@playwright/test';
import { languages, translatedOfficeKeys, type Language } from '@temple-land/portal-core';
import { typeDate } from '../browser/support/dates.ts';
import { readPageCopy } from '../browser/support/pageCopy.ts';
import type { Person } from './desk.ts';

const t = readPageCopy('en');

/** Two administrators: what one asks for the other approves. */
export interface Administrators {
  first: Person;
  second: Person;
}

/** Returns a step of the set-up by its heading. */
const findStep = ({ page }: Person, name: string) =>
  page.getByRole('article', { name, exact: true });

/** Opens the list of the set-up, as the address that going-live.md names. */
async function openSetup({ page }: Person): Promise<void> {
  await page.goto('/admin/setup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Approves the one change that waits, from the page that the second administrator is led to. */
async function approveChange({ page, press }: Person): Promise<void> {
  await page.goto('/admin/changes');
  const main = page.getByRole('main');
  await press(main.getByRole('button', { name: new RegExp(`^${t['admin:changes.approve']}`) }));
  const dialog = page.getByRole('alertdialog');
  await press(dialog.getByRole('button', { name: t['admin:changes.approve'], exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(
    main.getByRole('button', { name: new RegExp(`^${t['admin:changes.approve']}`) }),
  ).toHaveCount(0);
}

/** Opens the form of a new record of a list, and returns it. */
async function openNewRecord({ page, press }: Person, record: string): Promise<Locator> {
  const name = t['admin:add'].replace('{name}', record);
  await press(page.getByRole('main').getByRole('button', { name, exact: true }));
  return page.locator('dialog[data-size=wide]');
}

const expectDone = (step: Locator) =>
  expect(step.getByText(t['admin:setup.status.done'], { exact: true })).toBeVisible();

/** What the office of the journey is called in each language. */
export const officeName: Readonly<Record<Language, string>> = {
  en: 'Chilika Temple Estates Office',
  or: 'ଚିଲିକା ମନ୍ଦିର ସମ୍ପତ୍ତି କାର୍ଯ୍ୟାଳୟ',
  hi: 'चिलिका मंदिर संपदा कार्यालय',
};

/** Enters the details of the office and has them approved. */
export async function enterOffice({ first, second }: Administrators): Promise<void> {
  const { page, press, type } = first;
  await openSetup(first);
  const step = findStep(first, t['admin:setup.office']);
  await press(step.getByRole('link', { name: t['common:title.office'] }));
  for (const key of translatedOfficeKeys) {
    const group = page.getByRole('group', { name: t[`admin:office.${key}`], exact: true });
    for (const language of languages) {
      const field = group.getByLabel(t[`common:language.${language}`], { exact: true });
      await type(field, officeName[language]);
    }
  }
  await type(page.getByLabel(t['admin:office.phone'], { exact: true }), '06752 222 111');
  await type(page.getByLabel(t['admin:office.email'], { exact: true }), 'office@chilika.example');
  await type(page.getByLabel(t['admin:changes.reason'], { exact: true }), 'The office is set up');
  await press(page.getByRole('button', { name: t['admin:rights.request'], exact: true }));
  await expect(page.getByText(t['admin:office.sent'])).toBeVisible();
  await approveChange(second);
  await openSetup(first);
  await expectDone(findStep(first, t['admin:setup.office']));
}

/** Confirms the legal pages. */
export async function confirmPages({ first }: Administrators): Promise<void> {
  const step = findStep(first, t['admin:setup.pages']);
  const confirm = step.getByRole('button', { name: t['admin:setup.pages.confirm'] });
  for (let left = await confirm.count(); left > 0; left -= 1) {
    await first.press(confirm.first());
    await expect(confirm).toHaveCount(left - 1);
  }
  await expectDone(step);
}

/** Sends a test message by SMS, which must arrive. */
export async function testSms({ first }: Administrators): Promise<void> {
  const step = findStep(first, t['admin:setup.sms']);
  await first.press(step.getByRole('button', { name: t['admin:setup.test.send'] }));
  await expectDone(step);
}

/** An account that the administrators create. */
export interface NewOfficer {
  loginId: string;
  fullName: string;
  mobile: string;
  type: 'O' | 'T';
  role: string;
}

/** Creates the account of an officer of the district, which the second administrator approves. */
export async function createOfficer(
  { first, second }: Administrators,
  officer: NewOfficer,
): Promise<void> {
  const { page, press, type, choose } = first;
  await openSetup(first);
  const step = findStep(first, t['admin:setup.staff']);
  await press(step.getByRole('link', { name: t['admin:setup.staff.users'] }));
  const panel = await openNewRecord(first, t['admin:user.one']);
  const field = (label: string) => panel.getByLabel(label, { exact: true });
  await type(field(t['admin:field.loginId']), officer.loginId);
  await type(field(t['admin:field.fullName']), officer.fullName);
  await type(field(t['admin:field.mobile']), officer.mobile);
  await choose(panel.getByLabel(t['admin:field.userType']), t[`admin:type.${officer.type}`]);
  await choose(panel.getByLabel(t['admin:role.one']), officer.role);
  await choose(panel.getByLabel(t['common:place.district']).first(), 'Puri');
  if (officer.type === 'T')
    await choose(panel.getByLabel(t['common:place.tahasil']).first(), 'Brahmagiri');
  await type(panel.getByLabel(t['admin:field.reason']), 'The first staff of the office');
  await press(panel.getByRole('button', { name: t['admin:save'], exact: true }));
  await expect(page.getByText(t['admin:user.asked.new']).first()).toBeVisible();
  await approveChange(second);
}

/** Publishes a first notice from the list of the set-up. */
export async function publishNotice({ first }: Administrators): Promise<void> {
  const { page, press, type } = first;
  await openSetup(first);
  const step = findStep(first, t['admin:setup.notices']);
  await press(step.getByRole('link', { name: t['admin:setup.notices.list'] }));
  const panel = await openNewRecord(first, t['admin:notification.one']);
  await type(panel.getByLabel(t['admin:field.title'], { exact: true }), 'The service opens');
  const description = panel.getByLabel(t['admin:field.description'], { exact: true });
  await type(description, '<p>From today.</p>');
  await press(panel.getByRole('button', { name: t['admin:save'], exact: true }));
  await expect(page.getByText(/was saved\./).first()).toBeVisible();
}

/** The rent of an acre that the office of the journey asks for, in rupees. */
export const yearlyRent = 450_000;

/** Enters a rate for every lease, with the fee of an application. */
export async function enterRate({ first }: Administrators): Promise<void> {
  const { page, press, type, choose } = first;
  await openSetup(first);
  const step = findStep(first, t['admin:setup.rates']);
  await press(step.getByRole('link', { name: t['common:admin.rate'] }));
  const panel = await openNewRecord(first, t['admin:rate.one']);
  await choose(
    panel.getByLabel(t['admin:field.holding'], { exact: true }),
    t['admin:choice.lease'],
  );
  const amounts = {
    [t['admin:field.ratePerAcre']]: `${yearlyRent}`,
    [t['admin:field.concessionPercent']]: '0',
    [t['admin:field.concessionUpTo']]: '0',
    [t['admin:field.fee']]: '0',
    [t['admin:field.applicationFee']]: '100',
  };
  for (const [label, amount] of Object.entries(amounts)) {
    await type(panel.getByLabel(label, { exact: true }), amount);
  }
  const from = t['admin:field.effectiveFrom'];
  await typeDate(page, new RegExp(`^${from}$`), '2026-01-05');
  await type(panel.getByLabel(t['admin:time.of'].replace('{label}', from)), '10:30');
  await type(panel.getByLabel(t['admin:field.orderNo'], { exact: true }), 'COL/118');
  await press(panel.getByRole('button', { name: t['admin:save'], exact: true }));
  await expect(page.getByText(/was saved\./).first()).toBeVisible();
  await openSetup(first);
  await expectDone(findStep(first, t['admin:setup.rates']));
}

/** Asks to open the portal to the public, which the second administrator approves. */
export async function openToPublic({ first, second }: Administrators): Promise<void> {
  const { page, press, type } = first;
  await openSetup(first);
  const main = page.getByRole('main');
  await type(main.getByLabel(t['admin:changes.reason'], { exact: true }), 'The office is ready');
  await press(main.getByRole('button', { name: t['admin:setup.publication.open'], exact: true }));
  await expect(main.getByText(t['admin:setup.publication.waiting'])).toBeVisible();
  await approveChange(second);
  await openSetup(first);
  await expect(main.getByText(t['admin:setup.publication.public'])).toBeVisible();
}
