import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../../../../../tests/support/hostile/openedPdf.ts';
import { findKhatiyan, applyFor } from '../../../../../tests/support/landApplication.ts';
import { linearPdf } from '../../../../../tests/support/linearPdf.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { documents } from '../../db/schema/documents.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));

/** Uploads a PDF and opens what its owner gets back. */
async function uploaded(bytes: Uint8Array) {
  const upload = { fileName: 'paper.pdf', bytes };
  const { tempId } = await service.result('saveFileToTemp', upload, citizen.token);
  const { db } = service.deps;
  const [row] = await db.select().from(documents).where(eq(documents.tempId, tempId));
  const asked = { documentId: String(row?.id) };
  return openPdf((await service.send('fileBlob', asked, citizen.token)).bytes);
}

async function filledForm(): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const page = file.addPage([400, 300]);
  const field = file.getForm().createTextField('name');
  field.setText('Kuni Sethi');
  field.addToPage(page, { x: 20, y: 200, width: 200, height: 30 });
  return file.save();
}

async function scan(): Promise<{ file: Uint8Array; photo: Buffer }> {
  const create = { width: 1240, height: 1754, channels: 3, background: 'white' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const file = await PDFDocument.create();
  file.addPage().drawImage(await file.embedJpg(photo));
  return { file: await file.save(), photo };
}

describe('a genuine PDF', () => {
  it.each([
    ['as it was written', files.pdf],
    ['linearised and packed', linearPdf],
  ])('%s keeps what stands on its page', async (_, bytes) => {
    const { pages, active, text } = await uploaded(bytes);
    expect({ pages, active }).toEqual({ pages: 1, active: [] });
    expect(text).toContain('(Copy of khatiyan 38) Tj');
    expect(text).toContain('/Helvetica');
  });

  it('of the service itself keeps its letters, its title and what a screen reader says in Odia', async () => {
    const place = await findKhatiyan(service);
    const { applicationId } = await applyFor(service, citizen, place);
    const { bytes } = await service.send('applicationReceipt', { applicationId }, citizen.token);
    const before = await openPdf(bytes);
    const after = await uploaded(bytes);
    expect(after).toMatchObject({ pages: before.pages, title: before.title, active: [] });
    for (const part of [
      '/StructTreeRoot',
      '/FontFile2',
      '/ToUnicode',
      '/ActualText',
      '(en-IN)',
      '(or)',
    ]) {
      const count = before.text.split(part).length;
      expect([part, after.text.split(part).length]).toEqual([part, count]);
      expect(count).toBeGreaterThan(1);
    }
  });

  it('of several pages keeps all of them in their order', async () => {
    const file = await PDFDocument.create();
    const font = await file.embedFont(StandardFonts.Helvetica);
    for (let page = 1; page <= 40; page += 1)
      file.addPage([100 + page, 100]).drawText('x', { font });
    const { pages, text } = await uploaded(await file.save());
    expect(pages).toBe(40);
    const widths = [...text.matchAll(/\/MediaBox \[ 0 0 (\d+) 100 \]/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual(Array.from({ length: 40 }, (_, at) => 101 + at));
  });

  it('that is a form keeps its answers as drawings on the page', async () => {
    const { active, text } = await uploaded(await filledForm());
    expect(active).toEqual([]);
    expect(text).toContain('/Annotation0 Do');
    expect(text).toContain(`<${Buffer.from('Kuni Sethi').toString('hex').toUpperCase()}> Tj`);
  });

  it('that is a scan keeps its picture to the byte', async () => {
    const { file, photo } = await scan();
    expect((await uploaded(file)).text).toContain(photo.toString('latin1'));
  });
});
