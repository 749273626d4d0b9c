import { expect, type Page } from '@playwright/test';

/** Returns the live regions inside of another one, whose text is announced twice. */
const findNestedLiveRegions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const voice =
      '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
    return [...document.querySelectorAll(voice)]
      .filter((element) => element.parentElement?.closest(voice))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Returns the texts that are in two live regions at the same time; those behind an open dialog are ignored. */
const findDuplicateLiveTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const texts = [...heard.querySelectorAll('[role=alert], [role=status]')]
      .map((element) => element.textContent.trim())
      .filter((words) => words !== '');
    return texts.filter((words, index) => texts.indexOf(words) !== index);
  });

/**
 * Returns the texts with a wrong `lang`: four or more English words in an element marked as Odia or Hindi, or Odia or
 * Hindi letters in one marked as English.
 */
const findWrongLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const native = /[\p{Script=Oriya}\p{Script=Devanagari}]/u;
    const english = /(?:\b[A-Za-z]{2,}\b[ ,]+){3,}\b[A-Za-z]{2,}\b/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent ?? '';
      const parent = node.parentElement;
      // A label is plain text without parts in another language; what a person has typed is theirs.
      if (parent === null || parent.closest('script, style, label, textarea') !== null) continue;
      const isEnglish = parent.closest('[lang]')?.getAttribute('lang') === 'en';
      if (isEnglish ? native.test(words) : english.test(words) && !native.test(words))
        found.push(words.slice(0, 80));
    }
    return found;
  });

/** Returns the ids in `aria-labelledby` and similar attributes that no element has. */
const findBrokenReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/))
        .filter((id) => document.getElementById(id) === null),
    ),
  );

/** Returns the number of tab stops between the skip link's target and the heading of the page. */
const countStopsBeforeHeading = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const stops = document.querySelectorAll('#main :is(a[href], button, input, select, textarea)');
    return [...stops].filter(
      (stop) =>
        heading !== null &&
        stop.checkVisibility() &&
        (stop.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ).length;
  });

// The Back link and the breadcrumbs of a place: at most district, tahasil and mouza.
const maxStops = 4;

/**
 * Expects that a screen reader announces texts once and in the right language, and reaches the heading soon after the
 * skip link.
 */
export async function expectScreenReaderSupport(page: Page, where: string): Promise<void> {
  expect(await findNestedLiveRegions(page), `spoken twice on ${where}`).toEqual([]);
  expect(await findDuplicateLiveTexts(page), `said in two places on ${where}`).toEqual([]);
  expect(await findWrongLanguages(page), `in the wrong voice on ${where}`).toEqual([]);
  expect(await findBrokenReferences(page), `ids that nothing has on ${where}`).toEqual([]);
  expect(
    await countStopsBeforeHeading(page),
    `stops before the heading of ${where}`,
  ).toBeLessThanOrEqual(maxStops);
}
