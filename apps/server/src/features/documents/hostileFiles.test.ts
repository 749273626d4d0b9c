import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { uploadMaxBytes } from '@temple-land/portal-core';
import { corpus } from '../../../../../tests/support/hostile/hostileFiles.ts';
import type { HostileFile } from '../../../../../tests/support/hostile/hostileFile.ts';
import { openPdf } from '../../../../../tests/support/hostile/openedPdf.ts';
import { mark } from '../../../../../tests/support/hostile/pdfBuilder.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { documents } from '../../db/schema/documents.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));

async function upload(fileName: string, bytes: Uint8Array) {
  const { answer } = await service.send('saveFileToTemp', { fileName, bytes }, citizen.token);
  return answer as { status: number; result?: { tempId: string } };
}

/** Returns the stored bytes of an upload as its owner reads them, and deletes the upload. */
async function storedBytes(tempId: string): Promise<Uint8Array> {
  const { db } = service.deps;
  const [row] = await db.select().from(documents).where(eq(documents.tempId, tempId));
  const asked = { documentId: String(row?.id) };
  const { bytes } = await service.send('fileBlob', asked, citizen.token);
  expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  await db.delete(documents).where(eq(documents.tempId, tempId));
  return bytes;
}

async function expectClean({ fileName }: HostileFile, bytes: Uint8Array): Promise<void> {
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).not.toContain(mark);
  expect(raw).not.toContain('PK\x03\x04');
  if (!fileName.endsWith('.pdf')) {
    await sharp(bytes).stats();
    return;
  }
  const { pages, active, text } = await openPdf(bytes);
  expect(pages).toBe(1);
  expect(active).toEqual([]);
  expect(text).not.toContain(mark);
}

describe('a hostile file', () => {
  it.each(corpus.map((file) => [`${file.fileName} with ${file.name}`, file] as const))(
    '%s is refused, or stored without what was hostile',
    async (_, file) => {
      const bytes = await file.make();
      expect(bytes.length).toBeLessThanOrEqual(uploadMaxBytes);
      const before = await service.deps.db.$count(documents);
      const { status, result } = await upload(file.fileName, bytes);
      expect(status).toBe(file.expected === 'clean' ? 200 : file.expected);
      if (result) await expectClean(file, await storedBytes(result.tempId));
      expect(await service.deps.db.$count(documents)).toBe(before);
    },
  );

  it('is tested in at least 120 forms', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(120);
    expect(new Set(corpus.map(({ fileName, name }) => fileName + name)).size).toBe(corpus.length);
  });
});

describe('a file that takes all the time it may', () => {
  const slow = corpus.find(({ name }) => name === 'streams without an end');

  it('does not delay other calls and uploads', async () => {
    const bytes = (await slow?.make()) ?? files.pdf;
    let isRead = false;
    const reading = upload('slow.pdf', bytes).then((answer) => {
      isRead = true;
      return answer;
    });
    const other = await service.signInAs('otherCitizen');
    for (let call = 0; call < 20; call += 1) await service.call('faq', {});
    const good = { fileName: 'good.pdf', bytes: files.pdf };
    const { answer } = await service.send('saveFileToTemp', good, other.token);
    expect(answer).toMatchObject({ status: 200 });
    expect(isRead).toBe(false);
    expect(await reading).toEqual({ status: 424 });
  });
});
