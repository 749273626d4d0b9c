import { sealResponse } from '@temple-land/portal-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../state/session.ts';
import { CallError } from './callError.ts';
import { call } from './call.ts';
import { createSigner } from './signer.ts';
import { citizenSession } from '../../../../../tests/support/citizenSession.ts';

const key = 'test-envelope-key';
const signer = createSigner(key);
const configuration = { mode: 'demo', envelopeKey: key, addressKey: 'a' };
const summary = { total_area: 1.5, total_district: 2, total_tahasil: 3, total_village: 4 };

const fetched = vi.fn<(address: string, init: RequestInit) => Response>();

/** Answers the configuration request, and every call with `answer`. */
function serve(answer: () => Response): void {
  fetched.mockImplementation((address) =>
    address.endsWith('/config') ? Response.json(configuration) : answer(),
  );
}

const sent = () => {
  const [address, init] = fetched.mock.calls.at(-1) ?? [];
  return { address, headers: init?.headers, body: JSON.parse(String(init?.body)) as unknown };
};

/** Rejects when its caller aborts. */
const untilAborted = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Answers with a body that never ends. */
const cutOff = (init: RequestInit) => {
  const start = (body: ReadableStreamDefaultController) => {
    untilAborted(init).catch((reason: unknown) => body.error(reason));
  };
  return new Response(new ReadableStream({ start }));
};

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof CallError ? error.failure : error),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    Promise.resolve().then(() => fetched(address, init)),
  );
});

afterEach(() => {
  endSession();
  fetched.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('call', () => {
  // Requirements: EV-011, EV-012
  it('seals the input, opens and checks the answer', async () => {
    serve(() => Response.json(sealResponse(signer, { status: 200, result: summary })));
    await expect(call('summary', {})).resolves.toEqual({ status: 200, result: summary });
    expect(sent()).toEqual({
      address: '/service/api/getSummaryDetails',
      headers: {
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
        Encrypted: 'true',
      },
      body: { REQUEST_DATA: signer.encode('{}'), REQUEST_TOKEN: signer.sign(signer.encode('{}')) },
    });
  });

  // Requirement: EV-009
  it('sends the bearer instead of the flag once there is a token', async () => {
    startSession(citizenSession);
    serve(() => Response.json({ status: 200, count: 3 }));
    await expect(call('bellCount', { userId: 7 })).resolves.toEqual({ status: 200, count: 3 });
    expect(sent()).toEqual({
      address: '/service/notificationDetails/showNotificationCount',
      headers: {
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
        Authorization: 'Bearer secret-token',
      },
      body: { userId: 7 },
    });
  });

  it('sends the token of the session in which it started, even if that session ends meanwhile', async () => {
    vi.stubGlobal('location', { pathname: '/home' });
    startSession(citizenSession);
    serve(() => Response.json(sealResponse(signer, { status: 200 })));
    const work = call('logout', {});
    endSession();
    await expect(work).resolves.toEqual({ status: 200 });
    expect(sent().headers).toMatchObject({ Authorization: 'Bearer secret-token' });
  });

  it('refuses an answer whose hash is wrong', async () => {
    serve(() =>
      Response.json(sealResponse(createSigner('forged'), { status: 200, result: summary })),
    );
    expect(await failureOf(call('summary', {}))).toBe('signature');
  });

  it('loads the key again when an answer is signed with a newer one', async () => {
    const newer = 'newer-envelope-key';
    await call('summary', {}).catch(() => {});
    fetched.mockImplementation((address) =>
      address.endsWith('/config')
        ? Response.json({ ...configuration, envelopeKey: newer })
        : Response.json(sealResponse(createSigner(newer), { status: 200, result: summary })),
    );
    expect(await call('summary', {})).toEqual({ status: 200, result: summary });
    serve(() => Response.json(sealResponse(signer, { status: 200, result: summary })));
    expect(await call('summary', {})).toEqual({ status: 200, result: summary });
  });

  it('refuses an answer that breaks the contract, and one that is not JSON', async () => {
    serve(() => Response.json(sealResponse(signer, { status: 'fine' })));
    expect(await failureOf(call('summary', {}))).toBe('answer');
    serve(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await failureOf(call('summary', {}))).toBe('answer');
  });

  it('sends no input that breaks the contract', async () => {
    serve(() => Response.json({}));
    expect(await failureOf(call('bellRead', { notificationId: -1 }))).toBe('input');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('distinguishes an ended session, a refusal without answer and a broken network', async () => {
    serve(() => new Response('', { status: 401 }));
    expect(await failureOf(call('currentUser', {}))).toBe('expired');
    serve(() => new Response('busy', { status: 503, statusText: 'Service Unavailable' }));
    expect(await failureOf(call('summary', {}))).toBe('unavailable');
    serve(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(call('summary', {}))).toBe('unavailable');
  });

  it.each([
    ['does not come', untilAborted],
    ['stops in the middle', cutOff],
  ])('times out after half a minute when the answer %s', async (_, answer) => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      address.endsWith('/config') ? Response.json(configuration) : answer(init),
    );
    const failed = call('summary', {}).catch((error: unknown) => error);
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(30_000));
    late.abort(new DOMException('signal timed out', 'TimeoutError'));
    expect(await failed).toMatchObject({ failure: 'unavailable', message: '' });
  });
});
