import { expect, type Page } from '@playwright/test';

/** Gives the live regions that stand inside another one: their words are spoken twice. */
const innerVoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const voice =
      '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
    return [...document.querySelectorAll(voice)]
      .filter((element) => element.parentElement?.closest(voice))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Gives the words that stand in two live regions at the same time; behind an open dialog none speaks. */
const wordsSaidTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const said = [...heard.querySelectorAll('[role=alert], [role=status]')]
      .map((element) => element.textContent.trim())
      .filter((words) => words !== '');
    return said.filter((words, index) => said.indexOf(words) !== index);
  });

/**
 * Gives the sentences that a screen reader speaks in the wrong voice: four or more English words in a row
 * on a page, or in a part of it, that is said to be Odia or Hindi; Odia or Hindi letters said to be English.
 */
const wrongVoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const native = /[\p{Script=Oriya}\p{Script=Devanagari}]/u;
    const english = /(?:\b[A-Za-z]{2,}\b[ ,]+){3,}\b[A-Za-z]{2,}\b/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent ?? '';
      const parent = node.parentElement;
      // A label is text alone; it has no part in another language.
      if (parent === null || parent.closest('script, style, label') !== null) continue;
      const isEnglish = parent.closest('[lang]')?.getAttribute('lang') === 'en';
      if (isEnglish ? native.test(words) : english.test(words) && !native.test(words))
        found.push(words.slice(0, 80));
    }
    return found;
  });

/** Gives the ids by which an element is named or described and that no element has, as one with a space in it. */
const lostReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/))
        .filter((id) => document.getElementById(id) === null),
    ),
  );

/** Gives how many times Tab stops between the skip link's target and the heading of the page. */
const stopsBeforeHeading = (page: Page): Promise<number> =>
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

// The Back link, and the way to a place: at most its district, tahasil and mouza.
const mostStops = 4;

/** Expects that a page is read well: once, in the right voice, and from its heading on soon after the skip link. */
export async function expectGoodReading(page: Page, where: string): Promise<void> {
  expect(await innerVoices(page), `spoken twice on ${where}`).toEqual([]);
  expect(await wordsSaidTwice(page), `said in two places on ${where}`).toEqual([]);
  expect(await wrongVoices(page), `in the wrong voice on ${where}`).toEqual([]);
  expect(await lostReferences(page), `ids that nothing has on ${where}`).toEqual([]);
  expect(
    await stopsBeforeHeading(page),
    `stops before the heading of ${where}`,
  ).toBeLessThanOrEqual(mostStops);
}
