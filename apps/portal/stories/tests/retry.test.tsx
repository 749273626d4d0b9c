import type { EndpointName } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n } from '../../src/i18n/i18n.ts';
import { buildBidderPath } from '../screen/hiddenPaths.ts';
import type { StoryUser } from '../screen/users.ts';
import { fail } from '../service/mockedCall.ts';
import { setAnswers } from '../service/worker.ts';
import { showScreen } from './showScreen.tsx';

const findButtons = (name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const findRetries = () => findButtons(i18n.t('common:application.retry'));
const exists = (selector: string) => () => document.querySelector(selector) !== null;

interface Failure {
  path: string;
  user?: StoryUser;
  call: EndpointName;
  /** What is on the page only when the call has succeeded. */
  shown: string;
}

const failures: readonly Failure[] = [
  { path: '/website/faq', call: 'faq', shown: 'main summary' },
  { path: '/website/contact-us', call: 'contactList', shown: 'main a[href^="tel:"]' },
  { path: '/website/notification', call: 'notificationSearch', shown: 'main li h2' },
  { path: '/home', call: 'notificationSearch', shown: 'main a[href^="/website/notification/"]' },
  { path: '/website/plot-check', call: 'fillDropDown', shown: 'main select option:nth-child(2)' },
  { path: buildBidderPath(1), user: 'citizen', call: 'tenderSearch', shown: 'main form input' },
];

describe('what could not be loaded', () => {
  it.each(failures)('is shown after a retry: $call of $path', async (row) => {
    const { path, user, call, shown } = row;
    await showScreen({ path, user, calls: [fail(call, 500)] }, async () => {
      await expect.poll(() => findRetries().elements().length).toBe(1);
      expect(exists(shown)()).toBe(false);
      setAnswers([]);
      (findRetries().element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(exists(shown)).toBe(true);
      expect(findRetries().elements()).toEqual([]);
      expect(document.querySelector('main:focus, main :focus')).not.toBeNull();
    });
  });

  it.each([
    ['/website/about', 'summary'],
    ['/home', 'summary'],
  ] as const)('of the figures is shown after a retry: %s', async (path, call) => {
    await showScreen({ path, calls: [fail(call, 500)] }, async () => {
      const notLoaded = () =>
        document.querySelector('main')?.textContent?.includes(i18n.t('common:figures.notLoaded'));
      expect(notLoaded()).toBe(true);
      setAnswers([]);
      (findRetries().first().element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(notLoaded).toBe(false);
      expect(document.querySelector('main:focus, main :focus')).not.toBeNull();
    });
  });
});

it('a failure is not cached: opening the page again loads it again', async () => {
  const calls = [fail('faq', 500)];
  await showScreen({ path: '/website/faq', calls }, async ({ router }) => {
    await expect.poll(() => findRetries().elements().length).toBe(1);
    await router.navigate('/website/terms');
    await expect.poll(() => findRetries().elements().length).toBe(0);
    setAnswers([]);
    await router.navigate(-1);
    await expect.poll(exists('main summary')).toBe(true);
  });
});

describe('a list that could not be loaded', () => {
  const lists = [
    ['/website/notification', 'notificationSearch', 'main li h2'],
    ['/website/tender', 'tenderSearch', 'main article'],
  ] as const;
  const buttons = ['specification:track.search', 'common:list.refresh'] as const;

  it.each(lists.flatMap((list) => buttons.map((button) => [...list, button] as const)))(
    '%s is loaded again: %s, %s by %s',
    async (path, call, shown, button) => {
      await showScreen({ path, calls: [fail(call, 500)] }, async () => {
        expect(exists(shown)()).toBe(false);
        setAnswers([]);
        await findButtons(i18n.t(button)).first().click();
        await expect.poll(exists(shown)).toBe(true);
      });
    },
  );
});
