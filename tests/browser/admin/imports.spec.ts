import { expect, test, type Page } from '@playwright/test';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';
import { approveAll } from './officerAccount.ts';

const t = readPageCopy('en');

/** Returns letters that no earlier run has used. */
function createCode(): string {
  const letters = [...String(Date.now() % 10_000_000)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]);
  return letters.join('').slice(-5).padStart(5, 'Z');
}

/** Returns the files of a district with one plot; the area of the plot can be a fault. */
function buildFiles(code: string, plotNo: string, area: string) {
  const [tahasil, mouza] = [`Tahasil ${code}`, `Mouza ${code}`];
  const texts = {
    'districts.csv': `code,name_en\n${code},District ${code}\n`,
    'tahasils.csv': `district,tahasil\n${code},${tahasil}\n`,
    'mouzas.csv': `tahasil,mouza\n${tahasil},${mouza}\n`,
    'khatiyans.csv': `mouza,khatiyan_no,owner\n${mouza},1,Shri Jagannath Mahaprabhu\n`,
    'plots.csv': `mouza,khatiyan_no,plot_no,kisam,area\n${mouza},1,${plotNo},Sarada-1,${area}\n`,
  };
  return Object.entries(texts).map(([name, text]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  }));
}

async function sendFiles(page: Page, files: ReturnType<typeof buildFiles>) {
  await page.goto('/admin/imports');
  await page.locator('#import-files').setInputFiles(files);
  await page.getByRole('button', { name: t['imports:files.send'], exact: true }).click();
  await page.getByRole('button', { name: t['imports:check'], exact: true }).click();
}

async function giveReason(page: Page, button: string | undefined) {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(t['admin:changes.reason'] ?? '').fill('Record of the collector');
  await dialog.getByRole('button', { name: button ?? '', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('land records are imported after a fault was corrected, and undone', async ({
  page,
  context,
}) => {
  const session = await createSession(page.request, 'admin', 'Admin@1234');
  await startWithSession(context, session);
  const code = createCode();
  const plotNo = `9${Date.now() % 1_000_000}`;

  await sendFiles(page, buildFiles(code, plotNo, 'half'));
  const faults = page.getByRole('table', { name: t['imports:faults.title'] ?? '' });
  await expect(faults.getByRole('row').nth(1)).toContainText('E2');
  await expect(faults.getByRole('row').nth(1)).toContainText(t['imports:fault.notNumber'] ?? '');
  await page.getByRole('button', { name: t['imports:discard'], exact: true }).click();
  await expect(page.getByText(t['imports:done.discarded'] ?? '')).toBeVisible();

  await sendFiles(page, buildFiles(code, plotNo, '0.5'));
  await page.getByRole('button', { name: t['imports:ask.button'], exact: true }).click();
  await giveReason(page, t['imports:ask.button']);
  await approveAll(page.request);
  const [done = ''] = (t['imports:done.import'] ?? '').split('{n}');
  await expect(page.getByText(done)).toBeVisible();
  const batch = /(\d+)\.$/.exec(await page.getByText(done).innerText())?.[1] ?? '';

  await page.goto(`/admin/manage/plot?q=${plotNo}`);
  await expect(page.getByRole('rowheader', { name: plotNo })).toBeVisible();

  await page.goto('/admin/imports');
  const undo = (t['imports:undo.context'] ?? '').replace('{n}', batch);
  await page.getByRole('button', { name: undo, exact: true }).click();
  await giveReason(page, t['imports:undo.button']);
  await approveAll(page.request);
  const undone = page.getByRole('article', { name: `Number ${batch}`, exact: true });
  await expect(
    undone.getByText(t['imports:batch.state.undone'] ?? '', { exact: true }),
  ).toBeVisible();
  await page.goto(`/admin/manage/plot?q=${plotNo}`);
  await expect(page.getByRole('rowheader', { name: plotNo })).toBeHidden();
});
