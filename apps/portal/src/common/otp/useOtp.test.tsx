import { QueryClientProvider } from '@tanstack/react-query';
import { act as actInReact, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query/queryClient.ts';
import { announcementAtom } from '../../state/announcement.ts';
import { closePopup } from '../../state/dialogs.ts';
import { portalStore } from '../../state/store.ts';
import { useRegistrationOtpCalls } from './otpCalls.ts';
import { useOtp, type Otp } from './useOtp.ts';

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<object>>());
vi.mock('../../api/call/call.ts', () => ({ call }));

const mobile = '9861000441';
const answerWith = (status: number) => call.mockResolvedValue({ status });
const sentWith = (name: string) =>
  call.mock.calls.flatMap(([called, input]) => (called === name ? [input] : []));

let place: HTMLElement;
let root: Root;
let otp: Otp;

function Screen({ onDrawn }: { onDrawn: (drawn: Otp) => void }) {
  const boxes = useState('');
  const clear = () => boxes[1]('');
  const drawn = useOtp({ ...useRegistrationOtpCalls(clear), resendSeconds: 90 }, boxes);
  useLayoutEffect(() => {
    onDrawn(drawn);
  });
  return null;
}

const act = (work: () => unknown) =>
  actInReact(async () => {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answerWith(200);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Screen onDrawn={(drawn) => (otp = drawn)} />
      </QueryClientProvider>,
    ),
  );
});

afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
  call.mockReset();
  closePopup();
  vi.unstubAllGlobals();
});

const heard = () => portalStore.get(announcementAtom);

describe('a requested one-time code', () => {
  it('opens the dialog with empty boxes and a countdown', async () => {
    await act(() => otp.send(mobile));
    expect(otp).toMatchObject({
      mobile,
      code: '',
      countdownKey: 1,
      canResend: false,
      resendSeconds: 90,
    });
  });

  it('does not open the dialog when it was not sent, with or without a message', async () => {
    answerWith(401);
    await act(() => otp.send(mobile));
    answerWith(599);
    await act(() => otp.send(mobile));
    expect(otp).toMatchObject({ mobile: undefined, countdownKey: 0 });
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
  it('resumes its countdown without sending another code', async () => {
    vi.setSystemTime(Date.now() + 30_000);
    await act(() => otp.send(mobile));
    expect(sentWith('sendRegOtp')).toHaveLength(1);
    expect(otp).toMatchObject({ mobile, canResend: false, resendSeconds: 60 });
  });

  it('sends another code once the countdown has ended, and at once to another number', async () => {
    await act(() => otp.send('9861000442'));
    expect(sentWith('sendRegOtp')).toHaveLength(2);
    await act(() => otp.close());
    vi.setSystemTime(Date.now() + 90_000);
    await act(() => otp.send('9861000442'));
    expect(sentWith('sendRegOtp')).toHaveLength(3);
    expect(otp).toMatchObject({ canResend: false, resendSeconds: 90 });
  });
});

describe('another code', () => {
  beforeEach(async () => {
    await act(() => otp.send(mobile));
    await act(() => otp.setCode('123'));
  });

  it('cannot be requested before the countdown has ended', async () => {
    await act(() => otp.resend('A new code was sent.'));
    expect(sentWith('resendRegOtp')).toHaveLength(0);
  });

  it('clears the boxes, restarts the countdown and is announced', async () => {
    await act(() => otp.allowResend());
    await act(() => otp.resend('A new code was sent.'));
    expect(sentWith('resendRegOtp')).toMatchObject([{ mobileno: mobile }]);
    expect(otp).toMatchObject({ code: '', countdownKey: 2, canResend: false });
    expect(heard().text).toBe('A new code was sent.');
  });

  it.each([
    ['with words of its own', 500, { key: 'registration.otp.resendFailed' } as const],
    ['by a popup', 599, undefined],
  ])(
    'that was not sent, as reported %s, can be requested again at once',
    async (_, status, message) => {
      const { count } = heard();
      answerWith(status);
      await act(() => otp.allowResend());
      await act(() => otp.resend('A new code was sent.'));
      expect(otp).toMatchObject({ code: '123', countdownKey: 1, canResend: true });
      expect(otp.problem).toEqual(message);
      expect(heard().count).toBe(count);
    },
  );
});

describe('a typed code', () => {
  beforeEach(() => act(() => otp.send(mobile)));

  it('of fewer than six digits is not sent', async () => {
    await act(() => otp.setCode('12345'));
    await act(() => otp.verify());
    expect(sentWith('verifyRegOtp')).toHaveLength(0);
    expect(otp.problem).toEqual({ key: 'registration.otp.invalid' });
  });

  it('loses its message as soon as something else is typed', async () => {
    await act(() => otp.verify());
    await act(() => otp.setCode('1'));
    expect(otp.problem).toBeUndefined();
  });

  it('that is right verifies the number and closes the dialog', async () => {
    await act(() => otp.setCode('123456'));
    await act(() => otp.verify());
    expect(sentWith('verifyRegOtp')).toMatchObject([{ mobileno: mobile, otp: '123456' }]);
    expect(otp).toMatchObject({ verified: mobile, mobile: undefined });
  });

  it('is still checked while something else is typed', async () => {
    let answer = (_answer: object) => {};
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await act(() => otp.setCode('123456'));
    await act(() => otp.verify());
    await act(() => otp.setCode('1234'));
    await act(() => answer({ status: 200 }));
    expect(otp).toMatchObject({ verified: mobile, mobile: undefined });
  });

  it('that is wrong verifies nothing and keeps the dialog open', async () => {
    answerWith(500);
    await act(() => otp.setCode('123456'));
    await act(() => otp.verify());
    expect(otp).toMatchObject({ verified: undefined, mobile });
    expect(otp.problem).toEqual({ key: 'registration.otp.invalid' });
  });

  it('can be cancelled: the dialog closes and nothing is verified', async () => {
    await act(() => otp.close());
    expect(otp).toMatchObject({ verified: undefined, mobile: undefined });
  });
});
