import { act as actInReact, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcementAtom } from '../../../state/announcement.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { portalStore } from '../../../state/store.ts';
import type { OtpCalls } from './otpCalls.ts';
import { useOtp, type Otp } from './useOtp.ts';

const mobile = '9861000441';
const done = { isSuccess: true, message: undefined };
const refused = (message: UserMessage | undefined) => ({ isSuccess: false, message });

const send = vi.fn<OtpCalls['send']>();
const resend = vi.fn<OtpCalls['resend']>();
const verify = vi.fn<OtpCalls['verify']>();

let place: HTMLElement;
let root: Root;
let otp: Otp;

function Screen({ onDrawn }: { onDrawn: (drawn: Otp) => void }) {
  const drawn = useOtp(
    {
      send,
      resend,
      verify,
      isSending: false,
      isResending: false,
      isVerifying: false,
      sendProblem: undefined,
      resendSeconds: 90,
    },
    useState(''),
  );
  useLayoutEffect(() => {
    onDrawn(drawn);
  });
  return null;
}

const act = (work: () => unknown) => actInReact(async () => void (await work()));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockReset().mockResolvedValue(done);
  resend.mockReset().mockResolvedValue(done);
  verify.mockReset().mockResolvedValue(done);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(() => root.render(<Screen onDrawn={(drawn) => (otp = drawn)} />));
});

afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const heard = () => portalStore.get(announcementAtom);

describe('a one-time code that is asked for', () => {
  it('opens the dialog with empty boxes and a countdown', async () => {
    await act(() => otp.send(mobile));
    expect(otp).toMatchObject({ mobile, code: '', runKey: 1, canResend: false, resendSeconds: 90 });
  });

  it('opens nothing when it was not sent, with words or without', async () => {
    send.mockResolvedValue(refused({ key: 'registration.otp.limit' }));
    await act(() => otp.send(mobile));
    send.mockResolvedValue(refused(undefined));
    await act(() => otp.send(mobile));
    expect(otp).toMatchObject({ mobile: undefined, runKey: 0 });
  });
});

describe('a dialog that is closed and opened again', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await act(() => otp.send(mobile));
    await act(() => otp.setCode('12'));
    await act(() => otp.close());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // Requirement: OT-007
  it('goes on counting where it was, and no other code is sent', async () => {
    vi.setSystemTime(Date.now() + 30_000);
    await act(() => otp.send(mobile));
    expect(send).toHaveBeenCalledOnce();
    expect(otp).toMatchObject({ mobile, canResend: false, resendSeconds: 60 });
  });

  it('sends another code once the countdown has ended, and at once to another number', async () => {
    await act(() => otp.send('9861000442'));
    expect(send).toHaveBeenCalledTimes(2);
    await act(() => otp.close());
    vi.setSystemTime(Date.now() + 90_000);
    await act(() => otp.send('9861000442'));
    expect(send).toHaveBeenCalledTimes(3);
    expect(otp).toMatchObject({ canResend: false, resendSeconds: 90 });
  });
});

describe('another code', () => {
  beforeEach(async () => {
    await act(() => otp.send(mobile));
    await act(() => otp.setCode('123'));
  });

  it('cannot be asked for before the countdown has ended', async () => {
    await act(() => otp.resend('A new code was sent.'));
    expect(resend).not.toHaveBeenCalled();
  });

  it('empties the boxes, starts the countdown again and is told aloud', async () => {
    await act(() => otp.allowResend());
    await act(() => otp.resend('A new code was sent.'));
    expect(resend).toHaveBeenCalledWith(mobile);
    expect(otp).toMatchObject({ code: '', runKey: 2, canResend: false });
    expect(heard().text).toBe('A new code was sent.');
  });

  it.each([
    ['with words of its own', { key: 'registration.otp.resendFailed' } as const],
    ['by a popup', undefined],
  ])('that was not sent, as told %s, can be asked for again at once', async (_, message) => {
    const { count } = heard();
    resend.mockResolvedValue(refused(message));
    await act(() => otp.allowResend());
    await act(() => otp.resend('A new code was sent.'));
    expect(otp).toMatchObject({ code: '123', runKey: 1, canResend: true });
    expect(otp.problem).toEqual(message);
    expect(heard().count).toBe(count);
  });
});

describe('a typed code', () => {
  beforeEach(() => act(() => otp.send(mobile)));

  it('of fewer than six digits is not sent', async () => {
    await act(() => otp.setCode('12345'));
    await act(() => otp.verify());
    expect(verify).not.toHaveBeenCalled();
    expect(otp.problem).toEqual({ key: 'registration.otp.invalid' });
  });

  it('loses its message as soon as something else is typed', async () => {
    await act(() => otp.verify());
    await act(() => otp.setCode('1'));
    expect(otp.problem).toBeUndefined();
  });

  it('that is right proves the number and closes the dialog', async () => {
    await act(() => otp.setCode('123456'));
    await act(() => otp.verify());
    expect(verify).toHaveBeenCalledWith(mobile, '123456');
    expect(otp).toMatchObject({ verified: mobile, mobile: undefined });
  });

  it('that is wrong proves nothing and keeps the dialog', async () => {
    verify.mockResolvedValue(refused({ key: 'registration.otp.invalid' }));
    await act(() => otp.setCode('123456'));
    await act(() => otp.verify());
    expect(otp).toMatchObject({ verified: undefined, mobile });
    expect(otp.problem).toEqual({ key: 'registration.otp.invalid' });
  });

  it('can be given up: the dialog closes and nothing is proven', async () => {
    await act(() => otp.close());
    expect(otp).toMatchObject({ verified: undefined, mobile: undefined });
  });
});
