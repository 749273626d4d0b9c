import { expect, test, type Browser, type Page } from '@playwright/test';
import { createKeyboardActor, createPointerActor, type Actor } from '../../support/actor.ts';
import { collectConsoleErrors } from '../../support/audit.ts';
import { createMobile, createSession } from '../../support/session.ts';
import { enter, enterOnScreen } from '../journey.ts';
import { expectOneRecord } from './expectOneRecord.ts';
import { findFreePlot, type LifePlot } from './freePlot.ts';
import { ignoreCuts, openOffice, type Life, type Office } from './office.ts';
import type { RecordBySql } from './recordBySql.ts';

type Way = Omit<Life, 'mobile' | 'plot'>;

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 800 };

/** The ways in which each life is lived. */
export const ways: readonly (readonly [title: string, Way])[] = [
  [
    'by keyboard alone',
    { language: 'en', name: 'Bimal Das', actorOf: createKeyboardActor, size: wide, isCut: false },
  ],
  [
    'in Odia at 360 px, with the connection cut before each step',
    { language: 'or', name: 'କୁନି ସାହୁ', actorOf: createPointerActor, size: narrow, isCut: true },
  ],
];

/** The people of a life and the plot that it is about. */
export interface Cast {
  life: Life & { plot: LifePlot };
  citizen: Actor;
  office: Office;
}

async function readToken(page: Page): Promise<string> {
  return String((await createSession(page.request, 'officer.puri', 'Officer@123'))['tokan']);
}

/**
 * Lives a life: registers a citizen, runs what is given, and returns the record of the plot, on which the reports, its
 * history, the public check and SQL agree. One life begins on the screen; the citizens of the others are registered over
 * HTTP.
 */
export async function runLife(
  { browser, page }: { browser: Browser; page: Page },
  way: Way,
  live: (cast: Cast) => Promise<unknown>,
  { isRegisteredOnScreen = false } = {},
): Promise<RecordBySql> {
  const lines = collectConsoleErrors(page);
  await page.setViewportSize(way.size);
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), way.language);
  const plot = await findFreePlot(page.request, await readToken(page));
  const life = { ...way, mobile: createMobile(), plot };
  const citizen = life.actorOf(page);
  await (isRegisteredOnScreen ? enterOnScreen : enter)(citizen, life);
  const office = openOffice(browser, life);
  await live({ life, citizen, office });
  await office.close();
  expect(ignoreCuts(lines, life)).toEqual([]);
  const worker = test.info().parallelIndex;
  return expectOneRecord(page.request, { token: await readToken(page), worker, plot });
}
