import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sampleOffice } from '@temple-land/portal-core';
import { renderPrintout } from './renderPrintout.ts';

const text = { en: 'Text', or: 'ପାଠ' };

async function render(mark?: Uint8Array): Promise<string> {
  const office = { version: 1, details: sampleOffice };
  const createdOn = new Date('2026-08-14T05:00:00Z');
  const printout = { title: text, number: 'X/1', rows: [], text, isSample: false };
  const bytes = await renderPrintout({ ...printout, office, mark, createdOn });
  return Buffer.from(bytes).toString('latin1');
}

it('the letterhead has the mark that the office has published', async () => {
  const create = { width: 64, height: 64, channels: 4, background: '#7c2d12' } as const;
  expect(await render()).not.toContain('/Subtype /Image');
  expect(await render(await sharp({ create }).png().toBuffer())).toContain('/Subtype /Image');
});
