// Long because it has every screen in every state that pictures are taken of.
import { fillApplicant, fillChallan, fillLandUse } from '../applications/applicantFields.ts';
import type { Page } from '@playwright/test';
import { messages, type Language } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import type { DemoUser } from '../support/signIn.ts';
import { getDocumentName, landDocumentCodes } from '../../support/firstDocumentKinds.ts';
import { files } from '../../support/sampleFiles.ts';

/** A screen in one of its states: path, user, and the actions that lead to the state. */
export interface Screen {
  name: string;
  path: string;
  user?: DemoUser;
  /** Performs the actions that lead to the state. */
  prepare?: (page: Page, language: Language) => Promise<void>;
}

const getTexts = (language: Language) => ({ m: messages[language], t: readPageCopy(language) });
const findMainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

async function submitEmpty(page: Page, name: string): Promise<void> {
  await findMainButton(page, name).click();
  await page.getByRole('main').getByRole('alert').first().waitFor();
}

async function openTrack(page: Page, language: Language): Promise<void> {
  await findMainButton(page, getTexts(language).m['header.track']).click();
  await page.getByRole('dialog').waitFor();
}

async function chooseFirst(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label);
  const option = field.locator('option:not([value=""])').first();
  await option.waitFor({ state: 'attached' });
  await field.selectOption((await option.getAttribute('value')) ?? '');
}

async function openLandStep(page: Page, language: Language): Promise<void> {
  await fillApplicant(page, language);
  await findMainButton(page, getTexts(language).t['apply:continue']).click();
  await page.getByLabel(getTexts(language).t['common:place.district'], { exact: true }).waitFor();
}

async function fillLand(page: Page, language: Language): Promise<void> {
  const { t } = getTexts(language);
  await openLandStep(page, language);
  for (const level of ['district', 'tahasil', 'mouza', 'khatian'] as const) {
    await chooseFirst(page, t[`common:place.${level}`]);
  }
  await chooseFirst(page, t['apply:plot']);
  await page.getByLabel(t['common:apply.area']).fill('0.01');
  await fillLandUse(page, language);
}

async function openFeeStep(page: Page, language: Language): Promise<void> {
  const { t } = getTexts(language);
  await fillLand(page, language);
  await findMainButton(page, t['apply:continue']).click();
  await page.getByLabel(t['common:application.purpose']).fill('Paddy and vegetables');
  await findMainButton(page, t['apply:continue']).click();
  await page.getByLabel(t['common:apply.challanNo'], { exact: true }).waitFor();
}

async function openDocumentsStep(page: Page, language: Language): Promise<void> {
  const { t } = getTexts(language);
  await openFeeStep(page, language);
  await fillChallan(page, language);
  await findMainButton(page, t['apply:continue']).click();
  await page.getByLabel(getDocumentName('identity', language)).waitFor();
}

const apply = '/website/grievance/addgrievance';
const applyPath = { path: `${apply}?kind=lease&step=1`, user: 'citizen' } as const;

/** Every audited screen and state; its picture is compared with the design. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/home' },
  {
    name: 'home-menu',
    path: '/home',
    prepare: async (page, language) => {
      const menu = page.getByRole('button', {
        name: getTexts(language).t['common:shell.menu'],
        exact: true,
      });
      const services = page.getByRole('button', {
        name: getTexts(language).m['header.citizenServices'],
      });
      await ((await menu.isVisible()) ? menu : services).click();
    },
  },
  { name: 'track', path: '/home', prepare: openTrack },
  {
    name: 'track-errors',
    path: '/home',
    prepare: async (page, language) => {
      await openTrack(page, language);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: getTexts(language).m['track.search'], exact: true })
        .click();
    },
  },
  {
    name: 'external',
    path: '/home',
    prepare: async (page) => {
      await page.getByRole('main').locator('a[href^="https://"]').first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login',
    prepare: (page, language) => submitEmpty(page, getTexts(language).m['login.button']),
  },
  { name: 'registration', path: '/registration' },
  {
    name: 'registration-errors',
    path: '/registration',
    prepare: (page, language) => submitEmpty(page, getTexts(language).m['registration.button']),
  },
  {
    name: 'registration-otp',
    path: '/registration',
    prepare: async (page, language) => {
      const mobile = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
      await page
        .getByLabel(getTexts(language).m['registration.mobile'], { exact: true })
        .fill(mobile);
      await findMainButton(page, getTexts(language).m['registration.verify']).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('471');
    },
  },
  { name: 'apply-visitor', path: apply },
  { name: 'not-found', path: '/website/page-not-found' },
  { name: 'server-error', path: '/website/server-error' },
  { name: 'citizen-dashboard', path: '/citizen/citizen-dashboard', user: 'citizen' },
  {
    name: 'citizen-bell',
    path: '/citizen/citizen-dashboard',
    user: 'citizen',
    prepare: (page, language) =>
      page
        .getByRole('button', { name: getTexts(language).t['common:bell.title'] })
        .first()
        .click(),
  },
  { name: 'citizen-notifications', path: '/citizen/notifications', user: 'citizen' },
  { name: 'citizen-applications', path: '/citizen/applications', user: 'citizen' },
  {
    name: 'citizen-application',
    path: '/citizen/applications',
    user: 'citizen',
    prepare: async (page) => {
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('main').getByRole('definition').first().waitFor();
    },
  },
  { name: 'apply-questions', path: `${apply}?step=kind`, user: 'citizen' },
  { ...applyPath, name: 'apply-details' },
  { ...applyPath, name: 'apply-land', prepare: fillLand },
  {
    ...applyPath,
    name: 'apply-land-errors',
    prepare: async (page, language) => {
      await openLandStep(page, language);
      await submitEmpty(page, getTexts(language).t['apply:continue']);
    },
  },
  { ...applyPath, name: 'apply-fee', prepare: openFeeStep },
  { ...applyPath, name: 'apply-documents', prepare: openDocumentsStep },
  {
    ...applyPath,
    name: 'apply-check',
    prepare: async (page, language) => {
      const { t } = getTexts(language);
      await openDocumentsStep(page, language);
      const documents = [...landDocumentCodes, 'challan'];
      for (const key of documents) {
        await page.getByLabel(getDocumentName(key, language)).setInputFiles({
          name: 'khatiyan-copy.pdf',
          mimeType: 'application/pdf',
          buffer: files.pdf,
        });
      }
      await page
        .getByText(t['common:apply.document.uploaded'], { exact: true })
        .nth(documents.length - 1)
        .waitFor();
      await findMainButton(page, t['apply:continue']).click();
      await page.getByRole('checkbox').waitFor();
    },
  },
  { name: 'officer-dashboard', path: '/officer/dashboard', user: 'officer' },
  { name: 'officer-applications', path: '/officer/applications', user: 'officer' },
  {
    name: 'officer-case',
    path: '/officer/applications',
    user: 'officer',
    prepare: async (page) => {
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('main').getByRole('definition').first().waitFor();
    },
  },
  { name: 'tahasil-home', path: '/officer', user: 'tahasil' },
  { name: 'counter-home', path: '/officer', user: 'counter' },
];
