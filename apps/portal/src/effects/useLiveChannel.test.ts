import { notificationTopic, passwordTopic, type ServerFrame } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../api/query/queryClient.ts';
import { isCountShown, isSessionEndFrame } from './useLiveChannel.ts';
import { citizenSession } from '../../../../tests/support/citizenSession.ts';

const changed = (userId: number): ServerFrame => ({
  type: 'message',
  destination: passwordTopic,
  body: { userId, chengeType: 'changePassword' },
});
const bellFrame: ServerFrame = {
  type: 'message',
  destination: notificationTopic,
  body: { userId: 7, count: 1 },
};

describe('a live message ends a session', () => {
  it('when the password of the same user was changed', () => {
    expect(isSessionEndFrame(changed(7), citizenSession, '/citizen/citizen-dashboard')).toBe(true);
    expect(isSessionEndFrame(changed(7), citizenSession, '/officer/change-password')).toBe(true);
  });

  it('of nobody else', () => {
    expect(isSessionEndFrame(changed(8), citizenSession, '/citizen/citizen-dashboard')).toBe(false);
  });

  it('not on the page where a citizen changes the own password', () => {
    expect(isSessionEndFrame(changed(7), citizenSession, '/citizen/change-password')).toBe(false);
  });

  it('not when it rings the bell', () => {
    expect(isSessionEndFrame(bellFrame, citizenSession, '/citizen/citizen-dashboard')).toBe(false);
  });
});

describe('the count of a new connection', () => {
  const body = { userId: 7, count: 2 };
  it.each([
    ['known when the page has loaded it', { status: 200, count: 2 }, true],
    ['new when the page has another one', { status: 200, count: 1 }, false],
    ['new when the page has none unread', { status: 210 }, false],
    ['new while the page is loading it', undefined, false],
  ])('is %s', (_, shown, isKnown) => {
    const client = createQueryClient();
    client.setQueryData(['bellCount', { userId: 7 }], shown);
    expect(isCountShown(client, body)).toBe(isKnown);
  });

  it('is known when nothing is unread', () => {
    const client = createQueryClient();
    client.setQueryData(['bellCount', { userId: 7 }], { status: 210 });
    expect(isCountShown(client, { userId: 7, count: 0 })).toBe(true);
  });
});
