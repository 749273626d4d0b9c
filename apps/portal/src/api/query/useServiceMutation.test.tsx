import { QueryClientProvider } from '@tanstack/react-query';
import type { Input } from '@temple-land/portal-core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePopup, popupAtom } from '../../state/dialogs.ts';
import { portalStore } from '../../state/store.ts';
import { CallError } from '../call/callError.ts';
import type { ScreenEffects } from '../call/outcomeEffects.ts';
import { createQueryClient } from './queryClient.ts';
import { useServiceMutation } from './useServiceMutation.ts';

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<object>>());
vi.mock('../call/call.ts', () => ({ call }));

let root: Root;

/** Renders a mutation; `current` is its latest state. */
function render<Name extends 'raiseQuery' | 'forgotMatch'>(
  name: Name,
  effects: ScreenEffects = {},
) {
  const result: { current?: ReturnType<typeof useServiceMutation<Name>> } = {};
  function Screen() {
    result.current = useServiceMutation(name, { effects });
    return null;
  }
  flushSync(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
  return result;
}

const question: Input<'raiseQuery'> = {
  name: 'Kuni Barik',
  mobileNo: '9437000001',
  emailId: '',
  subject: 'Lease',
  query: 'When does it end?',
};
const answered = { status: 200, result: { queryNo: 'Q1' } };
const sentKeys = () =>
  call.mock.calls.map(([, input]) => (input as { idempotencyKey: string }).idempotencyKey);

beforeEach(() => {
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  root.unmount();
  call.mockReset();
  closePopup();
});

describe('a mutation', () => {
  it('keeps its idempotency key until the service has answered, then has a new one', async () => {
    const result = render('raiseQuery');
    call.mockRejectedValueOnce(new CallError('unavailable', ''));
    await expect(result.current?.mutateAsync(question)).rejects.toThrow('raiseQuery');
    call.mockResolvedValue(answered);
    await expect(result.current?.mutateAsync(question)).resolves.toEqual(answered);
    await result.current?.mutateAsync(question);
    const [first, again, next] = sentKeys();
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('shows a general failure in a popup and not on its screen', async () => {
    const result = render('raiseQuery');
    call.mockResolvedValue({ status: 599 });
    await expect(result.current?.mutateAsync(question)).rejects.toMatchObject({
      userMessage: undefined,
    });
    expect(portalStore.get(popupAtom)).toEqual({ key: 'general.statusNotOk' });
  });

  it('shows its own failure on its screen after the effects have run', async () => {
    const clearOtp = vi.fn();
    const result = render('forgotMatch', { clearOtp });
    call.mockResolvedValue({ status: 401 });
    await result.current?.mutateAsync({ mobileNo: '9437000001', otp: '123456' }).catch(() => {});
    expect(clearOtp).toHaveBeenCalledOnce();
    await vi.waitFor(() =>
      expect(result.current?.error?.userMessage).toEqual({ key: 'forgot.otp.invalid' }),
    );
    expect(portalStore.get(popupAtom)).toBeUndefined();
  });
});
