// Long because each forbidden kind of file has a case of its own.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadMaxBytes } from '@temple-land/portal-core';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildUrl } from '../../../../../tests/support/wire.ts';
import { documents } from '../../db/schema/documents.ts';
import { deleteUnusedFiles } from '../../db/maintenance/deleteUnusedFiles.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
});

const rows = () => service.deps.db.$count(documents);
async function stored(): Promise<number> {
  const keys = [];
  for await (const key of service.deps.files.olderThan(new Date(8e15))) keys.push(key);
  return keys.length;
}

/** Pads a PDF with spaces before its last lines. */
function padded(size: number): Uint8Array {
  const bytes = new Uint8Array(size).fill(0x20);
  const end = files.pdf.indexOf('xref');
  bytes.set(files.pdf.subarray(0, end));
  bytes.set(files.pdf.subarray(end), size - (files.pdf.length - end));
  return bytes;
}

async function upload(fileName: string, bytes: Uint8Array, field = 'file') {
  return service.send('saveFileToTemp', { fileName, bytes, field }, citizen.token);
}

async function bytesOf(answer: unknown): Promise<Uint8Array> {
  const { result } = answer as { result: { tempId: string } };
  const [row] = await service.deps.db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.tempId, result.tempId));
  const asked = { documentId: String(row?.id) };
  return (await service.send('fileBlob', asked, citizen.token)).bytes;
}

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

describe('an upload', () => {
  // Requirement: CA-045
  it.each([
    ['identity.pdf', files.pdf],
    ['IDENTITY.PDF', files.pdf],
    ['photo.png', files.png],
    ['photo.jpg', files.jpg],
    ['photo.jpeg', files.jpg],
  ])('of %s is kept under a name that nobody can guess', async (fileName, bytes) => {
    const { code, answer } = await upload(fileName, bytes);
    expect(code).toBe(200);
    const size = expect.any(Number);
    const result = { tempId: expect.stringMatching(/^[\w-]{32}$/), fileName, size };
    expect(answer).toEqual({ status: 200, result });
  });

  it('may be as large as the limit', async () => {
    const { answer } = await upload('large.pdf', padded(uploadMaxBytes));
    expect(answer).toMatchObject({ status: 200 });
    expect((await bytesOf(answer)).length).toBeLessThan(uploadMaxBytes);
  });

  it('far beyond the limit is not even read', async () => {
    expect((await upload('huge.pdf', padded(2 * uploadMaxBytes + 1))).code).toBe(413);
  });

  it('under another field name is refused with 400', async () => {
    expect((await upload('identity.pdf', files.pdf, 'document')).code).toBe(400);
  });

  it.each([
    ['application/json', '{"fileName":"identity.pdf"}', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=line', '--line--\r\n', 400],
    ['multipart/form-data; boundary=line', 'cut off', 400],
  ])('as %s with the body %j is refused with %i', async (type, payload, code) => {
    const headers = { 'content-type': type, authorization: `Bearer ${citizen.token}` };
    const request = { method: 'POST', url: buildUrl('saveFileToTemp'), headers, payload } as const;
    expect((await service.raw(request)).code).toBe(code);
  });

  it('has a name without path and control characters', async () => {
    const { answer } = await upload('C:\\papers\\my\u202e identity.pdf', files.pdf);
    expect(answer).toMatchObject({ result: { fileName: 'my identity.pdf' } });
  });
});

describe('a bad file', () => {
  const bomb = deflateSync(Buffer.alloc(64));
  const hugePng = Buffer.from(files.png);
  hugePng.writeUInt32BE(100_000, 16);
  hugePng.writeUInt32BE(100_000, 20);

  it.each([
    ['one byte more than the limit', 'large.pdf', padded(uploadMaxBytes + 1), 413],
    ['another ending', 'notes.txt', files.pdf, 415],
    ['no ending', 'notes', files.pdf, 415],
    ['two endings', 'photo.png.exe', files.png, 415],
    ['nothing in it', 'empty.pdf', new Uint8Array(), 415],
    ['text that is called PDF', 'notes.pdf', Buffer.from('just words'), 415],
    ['a program that is called PDF', 'setup.pdf', Buffer.from('MZ\x90\0%PDF-1.7'), 415],
    ['a packed folder that is called PDF', 'papers.pdf', Buffer.from('PK\x03\x04'), 415],
    ['a picture that is called PDF', 'photo.pdf', files.png, 415],
    ['a PDF that is called picture', 'photo.png', files.pdf, 415],
    ['a page that is called picture', 'page.jpg', Buffer.from('<script>alert(1)</script>'), 415],
    ['a drawing that can run', 'seal.png', Buffer.from('<svg onload="alert(1)"/>'), 415],
    ['the first bytes of a picture only', 'photo.png', files.png.subarray(0, 8), 422],
    ['half a picture', 'photo.jpg', files.jpg.subarray(0, 120), 422],
    ['a picture too large to draw', 'huge.png', hugePng, 424],
    ['a PDF cut short', 'cut.pdf', files.pdf.subarray(0, 200), 422],
    ['the test virus', 'virus.pdf', Buffer.from(eicar), 415],
    ['packed nothing', 'bomb.png', bomb, 415],
  ])('with %s is not kept', async (_, fileName, bytes, status) => {
    const before = [await rows(), await stored()];
    const { code, answer } = await upload(fileName, bytes);
    expect([code, answer]).toEqual([200, { status }]);
    expect([await rows(), await stored()]).toEqual(before);
  });

  it('is refused when the scanner finds something, and when the scanner cannot look', async () => {
    const { deps } = service;
    const infected = Buffer.concat([Buffer.from('%PDF-1.7\n%'), Buffer.from(eicar), files.pdf]);
    const before = [await rows(), await stored()];
    const { scanner } = deps;
    deps.scanner = {
      find: async (bytes) =>
        Buffer.from(bytes as Uint8Array).includes('EICAR') ? 'Eicar-Test' : undefined,
    };
    expect((await upload('virus.pdf', infected)).answer).toEqual({ status: 415 });
    expect((await upload('clean.pdf', files.pdf)).answer).toMatchObject({ status: 200 });
    deps.scanner = { find: () => Promise.reject(new Error('nobody there')) };
    expect((await upload('clean.pdf', files.pdf)).answer).toEqual({ status: 503 });
    deps.scanner = scanner;
    expect(await rows()).toBe((before[0] ?? 0) + 1);
  });

  it('is stored without data after the picture', async () => {
    const { answer } = await upload(
      'photo.png',
      Buffer.concat([files.png, Buffer.from('<?php ?>')]),
    );
    expect(Buffer.from(await bytesOf(answer)).includes('<?php')).toBe(false);
  });
});

describe('a picture', () => {
  it('is stored upright, without metadata', async () => {
    const lying = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#B45309' },
    })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera of somebody', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 48/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const { answer } = await upload('land.jpg', lying);
    const kept = await bytesOf(answer);
    const { width, height, exif, orientation } = await sharp(kept).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 });
    expect(Buffer.from(kept).includes('Camera of')).toBe(false);
  });

  it('is made smaller when a side has more than 4,096 pixels', async () => {
    const wide = await sharp({
      create: { width: 6000, height: 30, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const kept = await bytesOf((await upload('wide.png', wide)).answer);
    expect((await sharp(kept).metadata()).width).toBe(4096);
  });
});

describe('files that wait', () => {
  it('are at most 60 for a user', async () => {
    const other = await service.signInAs('otherCitizen');
    const send = () =>
      service.send('saveFileToTemp', { fileName: 'a.pdf', bytes: files.pdf }, other.token);
    for (let count = 0; count < 60; count += 1) {
      expect((await send()).answer).toMatchObject({ status: 200 });
    }
    expect((await send()).answer).toEqual({ status: 503 });
  });

  it('are deleted after a day, with their bytes, unless they are attached', async () => {
    const { db, files: store } = service.deps;
    const waiting = await upload('forgotten.pdf', files.pdf);
    expect(waiting.answer).toMatchObject({ status: 200 });
    service.clock.pass(24 * 60 + 1);
    citizen = await service.signInAs('citizen');
    await upload('fresh.pdf', files.pdf);
    await deleteUnusedFiles(db, store, service.clock.now());
    const names = (await db.select({ name: documents.fileName }).from(documents)).map(
      ({ name }) => name,
    );
    expect(names).not.toContain('forgotten.pdf');
    expect(names).toContain('fresh.pdf');
    expect(names).toContain('khatiyan.pdf');
    expect(await stored()).toBe(await rows());
  });

  it('are deleted from the store if the row was never written', async () => {
    const { db, files: store } = service.deps;
    await store.put('torn-in-the-middle', files.pdf);
    await deleteUnusedFiles(db, store, service.clock.now());
    expect(await store.get('torn-in-the-middle')).toBeDefined();
    service.clock.pass(7 * 24 * 60 + 1);
    const before = await rows();
    await deleteUnusedFiles(db, store, service.clock.now());
    expect(await store.get('torn-in-the-middle')).toBeUndefined();
    expect(await stored()).toBe(await rows());
    expect(await rows()).toBeLessThan(before);
  });
});
