import { openResponse, sealAddress } from '@temple-land/portal-core';
import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../../../../tests/support/listen.ts';
import { openSocket, subscribe, trackSockets } from '../../../../../tests/support/liveClient.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildRequest } from '../../../../../tests/support/wire.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { setUnread } from '../../../../../tests/support/unread.ts';
import { documents } from '../../db/schema/documents.ts';
import { createNodeAddressCipher } from '../../ports/addressCipher.ts';
import { systemRandom } from '../../ports/random.ts';
import { createNodeSigner } from './signer.ts';

const keys = {
  ENVELOPE_KEY: 'the-new-envelope-key',
  ENVELOPE_KEY_PREVIOUS: 'the-envelope-key-before',
  ADDRESS_KEY: 'the-new-address-key',
  ADDRESS_KEY_PREVIOUS: 'the-address-key-before',
};
const before = createNodeSigner(keys.ENVELOPE_KEY_PREVIOUS);

const service = makeAppBeforeAll(keys);
const server = createBeforeAll(() => listen(service));
const sockets = trackSockets();

async function bodyOf(signer = before) {
  const { url, ...request } = await buildRequest(signer, 'publicStatistics', {});
  const reply = await service.app.inject({ ...request, url });
  return { code: reply.statusCode, body: reply.json<unknown>() };
}

describe('a page that was opened before the keys changed', () => {
  it('is answered with its key, and another key is refused', async () => {
    const { code, body } = await bodyOf();
    expect([code, openResponse(before, body).ok]).toEqual([200, true]);
    const current = await bodyOf(service.createSignIn);
    expect(openResponse(service.createSignIn, current.body).ok).toBe(true);
    expect((await bodyOf(createNodeSigner('a-key-of-nobody'))).code).toBe(400);
  });

  it('receives live messages', async () => {
    const { userId, token } = await service.signInAs('citizen');
    const opening = openSocket(server.liveUrl, before, sockets);
    const client = await subscribe(opening, token);
    await vi.waitFor(
      async () => {
        await setUnread(service.deps.db, userId, 3);
        expect(client.frames).toContainEqual(
          expect.objectContaining({ body: { userId, count: 3 } }),
        );
      },
      { timeout: 20_000 },
    );
  });

  it('opens the documents of its addresses', async () => {
    const { token, userId } = await service.signInAs('citizen');
    await service.call('saveFileToTemp', { fileName: 'plan.pdf', bytes: files.pdf }, token);
    const stored = await service.deps.db.select().from(documents);
    const file = stored.find(({ ownerId }) => ownerId === userId);
    const fetched = async (key: string) => {
      const cipher = createNodeAddressCipher(key, systemRandom);
      const encryptedPath = sealAddress(cipher, 'document', String(file?.id));
      return (await service.send('encryptedFile', { encryptedPath }, token)).code;
    };
    expect(await fetched(keys.ADDRESS_KEY)).toBe(200);
    expect(await fetched(keys.ADDRESS_KEY_PREVIOUS)).toBe(200);
    expect(await fetched('a-key-of-nobody')).toBe(404);
  });

  it('gets the new keys, and the previous address key', async () => {
    const reply = await service.app.inject('/service/config');
    expect(reply.json()).toMatchObject({
      envelopeKey: keys.ENVELOPE_KEY,
      addressKey: keys.ADDRESS_KEY,
      previousAddressKey: keys.ADDRESS_KEY_PREVIOUS,
    });
    expect(reply.body).not.toContain(keys.ENVELOPE_KEY_PREVIOUS);
  });
});
