import { notificationTopic, passwordTopic, type ServerFrame } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { isSessionEndFrame } from './useLiveChannel.ts';
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
