import type { EndpointName } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { never } from '../service/mockedCall.ts';
import { showScreen } from './showScreen.tsx';

const countShown = (selector: string) => () => document.querySelectorAll(selector).length;
const countBars = countShown('[aria-busy] > [aria-hidden="true"]:has(> div:empty)');

describe('a loading list', () => {
  it.each<[path: string, call: EndpointName, shown: string]>([
    ['/home', 'tenderSearch', 'main h3'],
    ['/website/tender', 'tenderSearch', 'main article'],
    ['/website/notification', 'notificationSearch', 'main li h2'],
    ['/website/faq', 'faq', 'main summary'],
  ])('of %s reserves its space until the answer is shown', async (path, call, shown) => {
    expect(await showScreen({ path, calls: [never(call)] }, countBars)).toBeGreaterThan(0);
    await showScreen({ path }, async () => {
      await expect.poll(countShown(shown)).toBeGreaterThan(0);
      expect(countBars()).toBe(0);
    });
  });

  it('of tenders has no number in its tabs', async () => {
    const readTab = () => document.querySelector('main [role=tab]')?.textContent;
    const calls = [never('tenderSearch')];
    expect(await showScreen({ path: '/website/tender', calls }, readTab)).toContain('–');
    expect(await showScreen({ path: '/website/tender' }, readTab)).toMatch(/\d/);
  });
});
