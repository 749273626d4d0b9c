import { beforeAll, describe, expect, it } from 'vitest';
import { api, sealAddress, type AddressPurpose } from '@temple-land/portal-core';
import { findKhatiyan, applyFor } from '../../../../../tests/support/landApplication.ts';
import { openPdf } from '../../../../../tests/support/hostile/openedPdf.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildUrl } from '../../../../../tests/support/wire.ts';
import { createNodeAddressCipher } from '../../ports/addressCipher.ts';
import { systemRandom } from '../../ports/random.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
let documentId = '';
beforeAll(async () => {
  const place = await findKhatiyan(service);
  const { applicationId } = await applyFor(service, citizen, place);
  const detail = await service.result('applyLandDraft', { applicationId }, citizen.token);
  documentId = String(detail.documents[0]?.documentId);
});

const ticketOf = ({ token }: SignedInUser) => service.result('accessToken', {}, token);

async function open(ticket: string, path = `downloadFile/${documentId}`) {
  const url = buildUrl(`${path}?ticket=${encodeURIComponent(ticket)}`);
  return service.raw({ method: 'GET', url, headers: {} });
}

describe('a document ticket', () => {
  // Requirement: CA-044
  it('opens one file once', async () => {
    const ticket = await ticketOf(citizen);
    const first = await open(ticket);
    expect(first.code).toBe(200);
    expect(await openPdf(first.bytes)).toMatchObject({ pages: 1 });
    expect((await open(ticket)).code).toBe(401);
  });

  it('opens one of two requests that use it at the same time', async () => {
    const ticket = await ticketOf(citizen);
    const codes = (await Promise.all([open(ticket), open(ticket)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 401]);
  });

  it('lives for a minute', async () => {
    const [young, old] = [await ticketOf(citizen), await ticketOf(citizen)];
    service.clock.pass(0.98);
    expect((await open(young)).code).toBe(200);
    service.clock.pass(0.04);
    expect((await open(old)).code).toBe(401);
  });

  it('ends with the session that asked for it', async () => {
    const other = await service.signInAs('landOfficer');
    const ticket = await ticketOf(other);
    await service.call('logout', {}, other.token);
    expect((await open(ticket)).code).toBe(401);
  });

  it('opens only documents that its owner may read', async () => {
    const stranger = await service.signInAs('otherCitizen');
    expect((await open(await ticketOf(stranger))).code).toBe(404);
  });

  it('is not a session for other calls', async () => {
    const ticket = await ticketOf(citizen);
    expect((await open(ticket, 'getFormName')).code).toBe(401);
    expect((await open('', `downloadFile/${documentId}`)).code).toBe(401);
  });

  it('is for an address that a browser opens: a call that is sent does not take it', async () => {
    const url = buildUrl(`land/receipt?ticket=${encodeURIComponent(await ticketOf(citizen))}`);
    const headers = { 'content-type': 'application/json' };
    expect((await service.raw({ method: 'POST', url, headers, payload: '{}' })).code).toBe(401);
  });
});

describe('a document by its hidden number', () => {
  const hidden = (purpose: AddressPurpose, text: string, key = service.deps.config.ADDRESS_KEY) =>
    sealAddress(createNodeAddressCipher(key, systemRandom), purpose, text);
  const fetchHidden = (encryptedPath: string, who = citizen) =>
    service.send('encryptedFile', { encryptedPath }, who.token);

  // Requirement: CA-048
  it('is returned to users with access', async () => {
    const address = hidden('document', documentId);
    expect(address.length).toBeLessThan(120);
    const { code, bytes } = await fetchHidden(address);
    expect(code).toBe(200);
    expect(await openPdf(bytes)).toMatchObject({ pages: 1 });
    expect((await fetchHidden(address, await service.signInAs('landOfficer'))).code).toBe(200);
    expect((await fetchHidden(address, await service.signInAs('otherCitizen'))).code).toBe(404);
  });

  it('is not found by a path, another purpose, another key or a changed address', async () => {
    const address = hidden('document', documentId);
    const changed = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
    const wrong = [
      hidden('document', '../../etc/passwd'),
      hidden('document', '1e1'),
      hidden('report', documentId),
      hidden('document', documentId, 'another-key'),
      changed,
      address.slice(0, -4),
    ];
    for (const one of wrong) expect((await fetchHidden(one)).code).toBe(404);
    expect(api.encryptedFile.path).toBe('viewDocument/:encryptedPath');
  });
});

describe('the forms', () => {
  // Requirement: CA-042
  it('have names in the caller’s language, and lists of documents', async () => {
    const list = await service.result('formName', {}, citizen.token);
    expect(list.map(({ formId }) => formId)).toEqual([1, 2, 6]);
    const counts = await Promise.all(
      list.map(async ({ formId }) => {
        const papers = await service.result('documentList', { formId }, citizen.token);
        return papers.length;
      }),
    );
    expect(counts).toEqual([1, 7, 3]);
  });
});
