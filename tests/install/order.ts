import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { buildQrPath } from '../../apps/server/src/features/printouts/pdf/qrPath.ts';
import { readPageCopy } from '../browser/support/pageCopy.ts';
import { readPdfText } from '../support/pdfText.ts';
import { readPrintedPages } from '../support/printedText.ts';
import type { Person } from './desk.ts';

const t = readPageCopy('en');
const tolerance = 0.01;

/** Downloads the order on an application as its applicant; returns the PDF. */
export async function downloadOrder({ page, press }: Person, number: string): Promise<Uint8Array> {
  await page.goto('/citizen/citizen-dashboard');
  const task = t['citizen:task.order'].replace('{number}', number);
  await press(page.getByRole('link', { name: task }));
  const saving = page.waitForEvent('download');
  await press(page.getByRole('main').getByRole('button', { name: t['citizen:papers.order'] }));
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
  return readFileSync(await saved.path());
}

/** Returns the text of an order without blanks. */
export async function readOrder(pdf: Uint8Array): Promise<string> {
  const pages = await readPrintedPages(pdf);
  return pages.join('').replaceAll(/\s/g, '');
}

const toPoints = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].map(([, x, y]) => [Number(x), Number(y)] as const);

/** Returns whether a PDF contains the QR code of an address: its squares one after the other, anywhere on a page. */
function containsQrCode(pdf: Uint8Array, address: string, size: number): boolean {
  const drawn = toPoints(readPdfText(pdf).matchAll(/([\d.]+) ([\d.]+) m\n/g));
  const squares = toPoints(buildQrPath(address, 0, 0, size).matchAll(/M([\d.]+) ([\d.]+)/g));
  const [first = [0, 0]] = squares;
  return drawn.some(([left, top], at) =>
    squares.every(([x, y], index) => {
      const [drawnX = 0, drawnY = 0] = drawn[at + index] ?? [];
      return (
        Math.abs(drawnX - left - x + first[0]) < tolerance &&
        Math.abs(drawnY - top - y + first[1]) < tolerance
      );
    }),
  );
}

const qrPoints = 118;

/** Opens the address in the QR code of an order as a visitor, who learns that it is genuine. */
export async function verifyByQrCode(
  visitor: Page,
  pdf: Uint8Array,
  { origin, number }: { origin: string; number: string },
): Promise<void> {
  const code = /Checkcode((?:[A-Z2-9]{4}-)+[A-Z2-9]{4})/.exec(await readOrder(pdf))?.[1] ?? '';
  const query = new URLSearchParams({ number, code });
  const address = `${origin}/website/verify-document?${query}`;
  expect(containsQrCode(pdf, address, qrPoints), address).toBe(true);
  await visitor.goto(address);
  const result = visitor.getByRole('region', { name: t['common:verify.result'] });
  await expect(result).toContainText(t['verify:genuine']);
  await expect(result).toContainText(t['verify:paper.order']);
  await expect(result).toContainText(number);
}
