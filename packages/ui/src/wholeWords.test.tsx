import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { afterEach, it } from 'vitest';
import { page } from 'vitest/browser';
import * as dataTable from './components/DataTable/DataTable.stories.tsx';
import * as siteHeader from './components/SiteHeader/SiteHeader.stories.tsx';
import * as statTile from './components/StatTile/StatTile.stories.tsx';
import * as statusPatch from './components/StatusPatch/StatusPatch.stories.tsx';
import * as steps from './components/Steps/Steps.stories.tsx';
import * as table from './components/Table/Table.stories.tsx';
import * as tabs from './components/Tabs/Tabs.stories.tsx';
import * as tag from './components/Tag/Tag.stories.tsx';

const longestShortWord = 12;
const word = /[\p{L}\p{M}\p{Nd}]{2,}/gu;

/** Returns the short words below an element that are in two lines. */
function listBrokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const box = node.parentElement;
    // A box of one pixel has a text for screen readers only.
    if (!box?.checkVisibility() || box.closest('caption, thead') || box.clientWidth === 1) continue;
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(word)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 && text.length <= longestShortWord) broken.push(text);
    }
  }
  return broken;
}

const all = {
  ...composeStories(siteHeader),
  'cells of a DataTable': composeStories(dataTable).CardsIn320Px,
  'a StatTile': composeStories(statTile).LongText,
  'a StatusPatch': composeStories(statusPatch).LongText,
  Steps: composeStories(steps).LongText,
  'cells of a Table': composeStories(table).LongText,
  Tabs: composeStories(tabs).LongText,
  'a Tag': composeStories(tag).LongText,
};

afterEach(() => page.viewport(1280, 900));

it.each(Object.entries(all))('no short word is broken at 320 px in %s', async (_, story) => {
  await page.viewport(320, 740);
  await story.run();
  await expect(listBrokenWords(document.body)).toEqual([]);
});

it('a word in a box that is too narrow is broken', async () => {
  const box = document.createElement('p');
  box.style = 'inline-size: 2ch; overflow-wrap: anywhere';
  box.textContent = 'Mouza';
  document.body.append(box);
  await expect(listBrokenWords(box)).toEqual(['Mouza']);
  box.remove();
});
