import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findKhatiyan } from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import { readPdfText } from '../../../../../tests/support/pdfText.ts';
import { files as sampleFiles } from '../../../../../tests/support/sampleFiles.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { runHourlyTasks } from '../../hourly.ts';
import { applications } from '../schema/applications.ts';
import { documents } from '../schema/documents.ts';

const service = makeAppBeforeAll();
const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const toHex = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();

async function apply() {
  const { db, files } = service.deps;
  const { token } = await service.signInAs('citizen');
  const kind = { applicationKind: 'lease', area: 0.01 } as const;
  const request = await requestOfKind(service, token, await findKhatiyan(service), kind);
  const uploaded = await db
    .select()
    .from(documents)
    .where(eq(documents.tempId, request.documents[0] ?? ''));
  const before = await files.get(uploaded[0]?.storageKey ?? '');
  const { applicationNo } = await service.result('applyLand', request, token);
  const where = eq(applications.number, applicationNo);
  const [application] = await db.select().from(applications).where(where);
  const stored = await db
    .select()
    .from(documents)
    .where(eq(documents.applicationId, application?.id ?? 0));
  return { applicationNo, stored, before, token };
}

it('an identity proof names its application and day in the stored copy, and other documents do not', async () => {
  const { files } = service.deps;
  const { applicationNo, stored, before } = await apply();
  const proof = stored.find(({ kind }) => kind === 1);
  const watermark = `For ${applicationNo} only, 16-03-2026`;
  expect(proof).toMatchObject({ watermark, originalSha256: toHash(before ?? new Uint8Array()) });
  const bytes = await files.get(proof?.storageKey ?? '');
  expect(proof).toMatchObject({ sha256: toHash(bytes ?? new Uint8Array()), size: bytes?.length });
  expect(readPdfText(bytes ?? new Uint8Array())).toContain(toHex(watermark));
  const address = stored.find(({ kind }) => kind === 27);
  expect(address?.watermark).toBe(proof?.watermark);
  const others = stored.filter(({ kind }) => kind !== 1 && kind !== 27);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((other) => other.watermark !== '')).toEqual([]);
});

it('a proof that could not be marked is kept and marked by the hourly tasks', async () => {
  const { sanitizer } = service.deps;
  service.deps.sanitizer = {
    ...sanitizer,
    watermark: async () => ({ refused: 'busy' }),
  };
  const { stored } = await apply();
  service.deps.sanitizer = sanitizer;
  const proof = stored.find(({ kind }) => kind === 1);
  expect(proof).toMatchObject({ watermark: '', originalSha256: null });
  await runHourlyTasks(service.deps, false);
  const where = eq(documents.id, proof?.id ?? 0);
  const [marked] = await service.deps.db.select().from(documents).where(where);
  expect(marked?.watermark).toMatch(/^For LA\//);
});

it('a picture keeps its size and shows the text; a file that cannot be read is refused', async () => {
  const { sanitizer } = service.deps;
  const blank = { width: 600, height: 400, channels: 3, background: '#ffffff' } as const;
  const text = 'For LA/2026/PUR/000456 only, 16-03-2026';
  for (const [format, type] of [
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const) {
    const picture = await sharp({ create: blank }).toFormat(format).toBuffer();
    const marked = await sanitizer.watermark(picture, type, text);
    const bytes = 'bytes' in marked ? marked.bytes : new Uint8Array();
    const shown = sharp(bytes);
    expect(await shown.metadata()).toMatchObject({ width: 600, height: 400, format });
    const darkest = (await shown.stats()).channels[1]?.min ?? 255;
    expect(darkest).toBeLessThan(200);
  }
  const tiny = await sanitizer.watermark(sampleFiles.png, 'image/png', text);
  expect('bytes' in tiny).toBe(true);
  const broken = await sanitizer.watermark(new Uint8Array([1, 2, 3]), 'application/pdf', text);
  expect(broken).toEqual({ refused: 'damaged' });
});
