import { QueryClientProvider } from '@tanstack/react-query';
import { act as actInReact } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query/queryClient.ts';
import { loadEnglishTexts } from '../../i18n/englishTexts.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { Captcha } from './Captcha.tsx';
import { useCaptcha, type CaptchaState } from './useCaptcha.ts';

const call = vi.hoisted(() => vi.fn<(name: string) => Promise<object>>());
vi.mock('../../api/call/call.ts', () => ({ call }));

const image = { status: 200, id: 'image', text: '<svg></svg>', audio: 'audio/image' };
// One key in sixteen has this prefix.
const challenge = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '000102030405060708090a0b0c0d0e0f',
  salt: '0f0e0d0c0b0a09080706050403020100',
  cost: 1,
  keyLength: 32,
  keyPrefix: '0',
};
const common = await loadEnglishTexts('common');
const specification = await loadEnglishTexts('specification');
const i18n = createI18n('en', { en: { common, specification } });

let container: HTMLElement;
let root: Root;
let captcha: CaptchaState;
let proofs: number;
let answerChallenge: () => Promise<object>;
const onChange = vi.fn<(answer: string) => void>();

function Screen({ onDrawn }: { onDrawn: (state: CaptchaState) => void }) {
  const state = useCaptcha();
  onDrawn(state);
  return <Captcha name="answer" captcha={state} errorMessage={undefined} onChange={onChange} />;
}

const act = (work: () => unknown) =>
  actInReact(async () => {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const buttonOf = (name: string) =>
  [...container.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
const shows = (text: string) =>
  vi.waitFor(() => act(() => expect(container.textContent).toContain(text)));
const press = (name: string) => act(() => buttonOf(name)?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  proofs = 0;
  answerChallenge = () => {
    proofs += 1;
    return Promise.resolve({ status: 200, id: `proof ${proofs}`, challenge });
  };
  call.mockImplementation((name) =>
    name === 'captchaChallenge' ? answerChallenge() : Promise.resolve(image),
  );
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await act(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <Screen onDrawn={(state) => (captcha = state)} />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  await vi.waitFor(() => act(() => expect(captcha.id).toBe('image')));
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
  call.mockReset();
  onChange.mockReset();
  vi.unstubAllGlobals();
});

describe('the captcha', () => {
  it('computes nothing until it is asked to', () => {
    expect(call.mock.calls.map(([name]) => name)).toEqual(['captchaGenerate']);
    expect(container.querySelector('input')).not.toBeNull();
  });

  it('is passed without the image, by keyboard and with announcements', async () => {
    const begin = buttonOf('Continue without the image');
    begin?.focus();
    await act(() => begin?.click());
    await shows('Confirmed without the image');
    expect(captcha.id).toBe('proof 1');
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange.mock.lastCall?.[0]).toMatch(/^[\da-f]{20}$/);
    expect(container.querySelector('input')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Confirmed without the image');
  });

  it('announces that the browser is being checked', async () => {
    answerChallenge = () => new Promise(() => undefined);
    await press('Continue without the image');
    const texts = [...container.querySelectorAll('[role=status]')].map((each) => each.textContent);
    expect(texts).toContain('Checking your browser. This takes a few seconds.');
    expect(buttonOf('Continue without the image')?.getAttribute('aria-busy')).toBe('true');
  });

  it('computes a new proof after an attempt, without being asked again', async () => {
    await press('Continue without the image');
    await shows('Confirmed without the image');
    await act(() => captcha.renew());
    await vi.waitFor(() => act(() => expect(captcha.id).toBe('proof 2')));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('keeps the image when the proof fails', async () => {
    answerChallenge = () => Promise.reject(new Error('There is no network.'));
    await press('Continue without the image');
    await shows('Your browser could not be checked.');
    expect(captcha.id).toBe('image');
    expect(container.querySelector('input')).not.toBeNull();
  });
});
