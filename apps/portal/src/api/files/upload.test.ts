import { sealResponse } from '@temple-land/portal-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../state/session.ts';
import { createSigner } from '../call/signer.ts';
import { uploadFile } from './upload.ts';
import { citizenSession } from '../../../../../tests/support/citizenSession.ts';

const key = 'upload-key';
const stored = { tempId: 'a'.repeat(24), fileName: 'deed.pdf', size: 3 };

/** Replaces XMLHttpRequest: stores what is sent and answers with `answer`. */
class FakeRequest extends EventTarget {
  static answer = '';
  static last: FakeRequest | undefined;
  upload = new EventTarget();
  status = 200;
  responseText = FakeRequest.answer;
  opened = '';
  sent: unknown;
  headers: Record<string, string> = {};

  constructor() {
    super();
    FakeRequest.last = this;
  }

  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: unknown) {
    this.sent = body;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const configuration = { mode: 'demo', envelopeKey: key, addressKey: 'a' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(configuration)));
});
afterEach(() => vi.unstubAllGlobals());

// Requirements: EV-013, EV-014
it('sends a file unsealed and opens the sealed answer', async () => {
  FakeRequest.answer = JSON.stringify(
    sealResponse(createSigner(key), { status: 200, result: stored }),
  );
  const file = new File(['abc'], 'deed.pdf');
  expect(await uploadFile(file)).toEqual({ status: 200, result: stored });
  const { opened, sent, headers } = FakeRequest.last ?? {};
  expect(headers).toEqual({});
  expect(opened).toBe('POST /service/saveFileToTemp');
  const form = sent instanceof FormData ? sent : new FormData();
  expect([...form.keys()]).toEqual(['idempotencyKey', 'file']);
  expect(await (form.get('file') as File).text()).toBe('abc');
});

it('sends a file again with the same idempotency key, and another file with another one', async () => {
  FakeRequest.answer = JSON.stringify(
    sealResponse(createSigner(key), { status: 200, result: stored }),
  );
  const sentKey = async (file: File) => {
    await uploadFile(file);
    const { sent } = FakeRequest.last ?? {};
    return sent instanceof FormData ? sent.get('idempotencyKey') : undefined;
  };
  const file = new File(['abc'], 'deed.pdf');
  const first = await sentKey(file);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await sentKey(file)).toBe(first);
  expect(await sentKey(new File(['abc'], 'deed.pdf'))).not.toBe(first);
});

it('sends the bearer of the session, and lets the browser set the content type', async () => {
  startSession(citizenSession);
  FakeRequest.answer = JSON.stringify(
    sealResponse(createSigner(key), { status: 200, result: stored }),
  );
  await uploadFile(new File(['abc'], 'deed.pdf'));
  expect(FakeRequest.last?.headers).toEqual({ Authorization: 'Bearer secret-token' });
  endSession();
});

it('rejects an answer sealed with another key', async () => {
  FakeRequest.answer = JSON.stringify(
    sealResponse(createSigner('forged'), { status: 200, result: stored }),
  );
  await expect(uploadFile(new File(['abc'], 'deed.pdf'))).rejects.toMatchObject({
    failure: 'signature',
  });
});
