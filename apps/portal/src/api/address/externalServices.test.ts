import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordActivity } from '../monitoring/recordActivity.ts';
import { lookUpIp, registerPushToken } from './externalServices.ts';
import { createSigner } from '../call/signer.ts';
import { sealResponse } from '@temple-land/portal-core';
import { mainHostAtom } from '../../state/mainHost.ts';
import { endSession, startSession } from '../../state/session.ts';
import { portalStore } from '../../state/store.ts';
import { citizenSession } from '../../../../../tests/support/citizenSession.ts';

const lookup = 'https://ip.example/json';
const messaging = { url: 'https://push.example/register', bearer: 'of-the-messaging-service' };
const key = 'test-envelope-key';
const configuration = { mode: 'demo', envelopeKey: key, addressKey: 'a', ipLookupUrl: lookup };

const fetched = vi.fn<(address: string, init: RequestInit) => Response>();

const answers = (address: string) => {
  if (address.endsWith('/config')) return Response.json(configuration);
  if (/^https:\/\/(www\.)?ip\.example\/json$/.test(address))
    return Response.json({ ip: '203.0.113.7' });
  return Response.json(sealResponse(createSigner(key), { status: 200 }));
};

const sentTo = (address: string) =>
  fetched.mock.calls.filter(([to]) => to.includes(address)).map(([, init]) => init);

beforeEach(() => {
  fetched.mockImplementation(answers);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => fetched(address, init));
  startSession(citizenSession);
});

afterEach(() => {
  endSession();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe('the IP lookup', () => {
  it('is requested at its own address without the portal’s bearer', async () => {
    expect(await lookUpIp(lookup)).toBe('203.0.113.7');
    expect(sentTo(lookup)).toEqual([{ credentials: 'omit' }]);
  });

  // Requirements: EV-025, UN-084
  it('is requested with a www prefix when its host is the configured main host', async () => {
    portalStore.set(mainHostAtom, 'ip.example');
    expect(await lookUpIp(lookup)).toBe('203.0.113.7');
    portalStore.set(mainHostAtom, '');
    expect(fetched.mock.calls.map(([to]) => to)).toEqual(['https://www.ip.example/json']);
  });

  it.each([
    ['no address', () => Response.json({})],
    ['a text that is none', () => Response.json({ ip: 'localhost' })],
    ['an error', () => Response.json({ ip: '203.0.113.7' }, { status: 503 })],
  ])('tells nothing with %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(lookUpIp(lookup)).rejects.toThrow();
  });

  // Requirement: UN-085
  it('is the source of the address in activity records when it is configured', async () => {
    vi.stubGlobal('location', { pathname: '/home' });
    await recordActivity({ action: 'VIEW' });
    await vi.waitFor(() => expect(sentTo('activityTracker/save')).toHaveLength(1));
    const [save] = sentTo('activityTracker/save');
    const { REQUEST_DATA } = JSON.parse(String(save?.body)) as { REQUEST_DATA: string };
    const record = JSON.parse(Buffer.from(REQUEST_DATA, 'base64').toString()) as object;
    expect(record).toMatchObject({ currentIp: '203.0.113.7', actionType: 'VIEW' });
    expect(sentTo('/service/ip')).toEqual([]);
  });
});

it.each([
  ['the service cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the service refuses the record', async () => new Response('', { status: 503 })],
])('an activity record that fails is only logged when %s', async (_, answer) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('location', { pathname: '/home' });
  vi.stubGlobal('fetch', answer);
  await expect(recordActivity({ action: 'DOWNLOAD' })).resolves.toBeUndefined();
  await vi.waitFor(() => expect(logged.mock.calls.map(([what]) => what)).toEqual(['activity']));
  logged.mockRestore();
});

describe('a push token', () => {
  // Requirement: UN-102
  it('is sent nowhere while the message engine is off', async () => {
    await registerPushToken('of-this-browser', messaging);
    expect(fetched).not.toHaveBeenCalled();
  });

  // Requirement: UN-102
  it('is sent to the messaging service with that service’s bearer once the engine is on', async () => {
    fetched.mockImplementation(() => new Response());
    await registerPushToken('of-this-browser', messaging, true);
    expect(sentTo(messaging.url)).toEqual([
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: 'Bearer of-the-messaging-service',
        },
        body: '{"token":"of-this-browser"}',
        credentials: 'omit',
      },
    ]);
  });

  it('rejects when the messaging service refuses it', async () => {
    fetched.mockImplementation(() => new Response('', { status: 403 }));
    await expect(registerPushToken('x', messaging, true)).rejects.toThrow('403');
  });
});
