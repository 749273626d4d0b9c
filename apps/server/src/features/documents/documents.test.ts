import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadMaxBytes } from '@temple-land/portal-core';
import { allPlots, applyFor, files } from '../../../../../tests/support/landApplication.ts';
import { makeApp, type SignedInUser, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { urlOf } from '../../../../../tests/support/wire.ts';
import { documents } from '../../db/schema/applications.ts';

let service: TestApp;
let citizen: SignedInUser;
beforeAll(async () => {
  service = await makeApp();
  citizen = await service.signInAs('citizen');
});
afterAll(() => service.close());

const kept = () => service.deps.db.$count(documents);

function padded(file: Uint8Array, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(file);
  return bytes;
}

async function upload(fileName: string, bytes: Uint8Array, field = 'file') {
  return service.send('saveFileToTemp', { fileName, bytes, field }, citizen.token);
}

describe('an upload', () => {
  it.each([
    ['identity.pdf', files.pdf],
    ['IDENTITY.PDF', files.pdf],
    ['photo.png', files.png],
    ['photo.jpg', files.jpg],
    ['photo.jpeg', files.jpg],
  ])('of %s is kept under a name that nobody can guess', async (fileName, bytes) => {
    const { code, answer } = await upload(fileName, bytes);
    expect(code).toBe(200);
    const result = { tempId: expect.stringMatching(/^[\w-]{32}$/), fileName, size: bytes.length };
    expect(answer).toEqual({ status: 200, result });
  });

  it('may be as large as the limit', async () => {
    const { answer } = await upload('large.pdf', padded(files.pdf, uploadMaxBytes));
    expect(answer).toMatchObject({ status: 200, result: { size: uploadMaxBytes } });
  });

  it.each([
    ['one byte more than the limit', 'large.pdf', padded(files.pdf, uploadMaxBytes + 1), 413],
    ['another ending', 'notes.txt', files.pdf, 415],
    ['no ending', 'notes', files.pdf, 415],
    ['text that is called PDF', 'notes.pdf', Buffer.from('just words'), 415],
    ['a picture that is called PDF', 'photo.pdf', files.png, 415],
    ['a PDF that is called picture', 'photo.png', files.pdf, 415],
    ['a page that is called picture', 'page.jpg', Buffer.from('<script>alert(1)</script>'), 415],
    ['two endings', 'photo.png.exe', files.png, 415],
    ['nothing in it', 'empty.pdf', new Uint8Array(), 415],
  ])('with %s is not kept', async (_, fileName, bytes, status) => {
    const before = await kept();
    const { code, answer } = await upload(fileName, bytes);
    expect([code, answer]).toEqual([200, { status }]);
    expect(await kept()).toBe(before);
  });

  it('far beyond the limit is not even read', async () => {
    expect((await upload('huge.pdf', padded(files.pdf, 2 * uploadMaxBytes + 1))).code).toBe(413);
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
    const request = { method: 'POST', url: urlOf('saveFileToTemp'), headers, payload } as const;
    expect((await service.raw(request)).code).toBe(code);
  });

  it('loses path and control characters of its name', async () => {
    const { answer } = await upload('C:\\papers\\my\u202e identity.pdf', files.pdf);
    expect(answer).toMatchObject({ result: { fileName: 'my identity.pdf' } });
  });

  it('sweeps away what others left for a day', async () => {
    const { answer } = await upload('forgotten.pdf', files.pdf);
    expect(answer).toMatchObject({ status: 200 });
    const before = await kept();
    service.clock.pass(24 * 60 + 1);
    citizen = await service.signInAs('citizen');
    await upload('fresh.pdf', files.pdf);
    expect(await kept()).toBeLessThan(before);
  });
});

describe('the list of papers', () => {
  it('tells types and size that an upload may have', async () => {
    const list = await service.result('documentList', { formId: 2 }, citizen.token);
    expect(list.map(({ maxKb }) => maxKb)).toEqual([2048, 2048]);
    expect(list[0]?.types).toEqual(['pdf', 'jpg', 'jpeg', 'png']);
  });
});

describe('a document', () => {
  let documentId = '';
  beforeAll(async () => {
    citizen = await service.signInAs('citizen');
    const places = await allPlots(service);
    const place = places.find(({ tahasil }) => tahasil === 'Brahmagiri');
    if (place === undefined) throw new Error('The sample has no plot in Brahmagiri.');
    const { applicationId } = await applyFor(service, citizen, place);
    const detail = await service.result('applyLandDraft', { applicationId }, citizen.token);
    documentId = String(detail.documents[0]?.documentId);
  });

  const codeFor = async (who: SignedInUser) =>
    (await service.send('fileBlob', { documentId }, who.token)).code;

  it('comes to its owner as a file that no browser opens by itself', async () => {
    const { code, headers, bytes } = await service.send('fileBlob', { documentId }, citizen.token);
    expect(code).toBe(200);
    expect(Buffer.from(bytes)).toEqual(files.pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''identity.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('comes to the officers of its district and tahasil and to administrators', async () => {
    const readers = ['landOfficer', 'tahasilOfficer', 'administrator'] as const;
    for (const person of readers) expect(await codeFor(await service.signInAs(person))).toBe(200);
  });

  it('comes to no other citizen and no counter', async () => {
    const strangers = ['otherCitizen', 'counter'] as const;
    for (const person of strangers) expect(await codeFor(await service.signInAs(person))).toBe(404);
  });

  it('comes to no officer of another place, but to one who is responsible for all', async () => {
    const { otherDistrict, otherTahasil, everywhere } = await officersElsewhere(service);
    expect(await codeFor(otherDistrict)).toBe(404);
    expect(await codeFor(otherTahasil)).toBe(404);
    expect(await codeFor(everywhere)).toBe(200);
  });

  it('that was uploaded but not handed in comes to its owner only', async () => {
    await upload('waiting.pdf', files.pdf);
    const all = await service.deps.db.select({ id: documents.id }).from(documents);
    const waiting = String(Math.max(...all.map(({ id }) => id)));
    const codes = await Promise.all(
      [citizen, await service.signInAs('landOfficer')].map(async ({ token }) => {
        return (await service.send('fileBlob', { documentId: waiting }, token)).code;
      }),
    );
    expect(codes).toEqual([200, 404]);
  });

  it.each(['0', '999999', '900000000000', '1e3', '1 or 1=1', '%2e%2e'])(
    'answers 404 to the name %s',
    async (name) => {
      const { code } = await service.send('fileBlob', { documentId: name }, citizen.token);
      expect(code).toBe(404);
    },
  );
});
