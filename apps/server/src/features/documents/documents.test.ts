import { beforeAll, describe, expect, it } from 'vitest';
import { findPlace, applyFor } from '../../../../../tests/support/landApplication.ts';
import { openPdf } from '../../../../../tests/support/hostile/openedPdf.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { documents } from '../../db/schema/documents.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
});

describe('the list of documents', () => {
  // Requirement: CA-043
  it('contains the allowed types and size', async () => {
    const list = await service.result('documentList', { formId: 2 }, citizen.token);
    expect(list.map(({ maxKb }) => maxKb)).toEqual(list.map(() => 2048));
    expect(list[0]?.types).toEqual(['pdf', 'jpg', 'jpeg', 'png']);
  });

  it.each([
    '=',
    '=%20',
    '=2%20',
    '=%2B2',
    '=02',
    '=2.0',
    '=1e0',
    '=0x2',
    '=Infinity',
    '=1,2',
    '=-1',
    '=2&formId=2',
    `=${'9'.repeat(10)}`,
    `=${'2'.repeat(400)}`,
  ])('is refused with 400 for the address formId%s', async (value) => {
    const { code, headers, answer } = await service.raw({
      method: 'GET',
      url: `/service/getDocumentList?formId${value}`,
      headers: { authorization: `Bearer ${citizen.token}` },
    });
    expect([code, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer).toEqual({ status: 400 });
  });

  it('is given for the digits of a form, whatever else stands in the address', async () => {
    const { answer } = await service.raw({
      method: 'GET',
      url: '/service/getDocumentList?formId=2&x=1&x=%20&__proto__=1',
      headers: { authorization: `Bearer ${citizen.token}` },
    });
    const list = await service.result('documentList', { formId: 2 }, citizen.token);
    expect(answer).toEqual({ status: 200, result: list });
  });
});

describe('a document', () => {
  let documentId = '';
  beforeAll(async () => {
    citizen = await service.signInAs('citizen');
    const place = await findPlace(service);
    const { applicationId } = await applyFor(service, citizen, place);
    const detail = await service.result('applyLandDraft', { applicationId }, citizen.token);
    documentId = String(detail.documents[0]?.documentId);
  });

  const codeFor = async (who: SignedInUser) =>
    (await service.send('fileBlob', { documentId }, who.token)).code;

  // Requirements: CA-047, CA-062, UN-082
  it('is returned to its owner as a download', async () => {
    const { code, headers, bytes } = await service.send('fileBlob', { documentId }, citizen.token);
    expect(code).toBe(200);
    expect(await openPdf(bytes)).toMatchObject({ pages: 1, active: [] });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''identity.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('is returned to the officers of its district and tahasil and to administrators', async () => {
    const readers = ['landOfficer', 'tahasilOfficer', 'administrator'] as const;
    for (const person of readers) expect(await codeFor(await service.signInAs(person))).toBe(200);
  });

  it('is not returned to other citizens and counter operators', async () => {
    const strangers = ['otherCitizen', 'counter'] as const;
    for (const person of strangers) expect(await codeFor(await service.signInAs(person))).toBe(404);
  });

  it('is not returned to officers of other places, except those of the whole state', async () => {
    const { otherDistrict, otherTahasil, everywhere } = await officersElsewhere(service);
    expect(await codeFor(otherDistrict)).toBe(404);
    expect(await codeFor(otherTahasil)).toBe(404);
    expect(await codeFor(everywhere)).toBe(200);
  });

  it('that is not attached is returned to its owner only', async () => {
    const upload = { fileName: 'waiting.pdf', bytes: files.pdf };
    await service.send('saveFileToTemp', upload, citizen.token);
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
