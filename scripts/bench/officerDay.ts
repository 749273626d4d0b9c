import type { Page } from 'playwright';
import { signInWith } from '../../tests/browser/support/signIn.ts';
import { launchBrowser } from './launch.ts';
import { median, printTable } from './statistics.ts';

const officer = { id: 'deciding.puri', password: 'Officer@123' };
const caseCount = 10;
const list = '/officer/applications?type=2&stage=SCRUTINY';

/** Counts what an officer does, and how long the officer waits for its effect. */
interface Tally {
  actions: number;
  waitedMs: number;
}

/** Returns a function that does one action, a press or a filled field, and waits until its effect is shown. */
function countActions(tally: Tally) {
  return async (act: () => Promise<unknown>, effect: () => Promise<unknown>) => {
    tally.actions += 1;
    await act();
    const began = performance.now();
    await effect();
    tally.waitedMs += performance.now() - began;
  };
}

const nothing = async () => {};

/** Opens the first case of the list and rejects it with reason and remark, which shows the list again without it. */
async function decideFirst(page: Page): Promise<Tally> {
  const tally = { actions: 0, waitedMs: 0 };
  const count = countActions(tally);
  const main = page.getByRole('main');
  const card = page.locator('section[aria-labelledby=step]');
  const open = main.locator('table a[href*="open="]').first();
  const href = (await open.getAttribute('href')) ?? '';
  await count(
    () => open.click(),
    () => card.getByRole('radio').first().waitFor(),
  );
  const reject = card.getByRole('radio', { name: 'Reject', exact: true });
  const button = card.locator('button[type=submit]');
  await count(
    () => reject.check(),
    () => button.waitFor(),
  );
  for (const choice of await card.locator('select').all()) {
    await count(() => choice.selectOption({ index: 1 }), nothing);
  }
  for (const field of await card.locator('textarea').all()) {
    await count(() => field.fill('The plot is needed for temple use.'), nothing);
  }
  await count(
    () => button.click(),
    async () => {
      await main.getByText('Step recorded.').waitFor();
      await main.locator(`table a[href="${href}"]`).waitFor({ state: 'detached' });
      await open.waitFor();
    },
  );
  return tally;
}

/** Counts an officer's day, from the login to ten decided cases, on a portal at an address. */
export async function measureOfficerDay(base: string): Promise<void> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  const start: Tally = { actions: 3, waitedMs: 0 };
  const count = countActions(start);
  await count(
    () => signInWith(page, officer.id, officer.password),
    () => page.waitForURL(/\/officer\//),
  );
  await count(
    () => page.goto(list),
    () => page.getByRole('main').locator('table a[href*="open="]').first().waitFor(),
  );
  const cases: Tally[] = [];
  while (cases.length < caseCount) cases.push(await decideFirst(page));
  await browser.close();
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const waited = cases.reduce((sum, { waitedMs }) => sum + waitedMs, start.waitedMs);
  printTable('From the login to ten decided cases', [
    {
      'actions of login and list': start.actions,
      'actions per case, median': median(cases.map(({ actions }) => actions)),
      'waiting per case, s, median': seconds(median(cases.map(({ waitedMs }) => waitedMs))),
      'waiting in all, s': seconds(waited),
    },
  ]);
}
