import { expect, test } from '@playwright/test';
import type { Language } from '@temple-land/portal-core';
import { assistiveActor, keyboardActor, pointerActor } from '../support/actor.ts';
import { watchConsole } from '../support/audit.ts';
import { forgets, readsNotices, readsTenders, registers, tracks } from './visits.ts';

const visits = [
  ['registers', registers],
  ['sets a forgotten password anew', forgets],
  ['tracks an application', tracks],
  ['finds and prints a tender', readsTenders],
  ['finds a notice and its file', readsNotices],
] as const;
const means = [
  ['by mouse', pointerActor],
  ['by keyboard alone', keyboardActor],
  ['from roles and names alone', assistiveActor],
] as const;
const languages: readonly Language[] = ['en', 'or', 'hi'];
const widths = [360, 1440];

// Each errand by each means; languages and widths turn with them, so that all of them meet.
const runs = visits.flatMap(([errand, visit], row) =>
  means.map(([by, actorOf], column) => ({
    errand,
    visit,
    by,
    actorOf,
    language: languages[(row + column) % languages.length] ?? 'en',
    width: widths[(row + column) % widths.length] ?? 360,
    mobile: `98610004${row}${column}`,
  })),
);

for (const { errand, visit, by, actorOf, language, width, mobile } of runs) {
  test(`a visitor ${errand} ${by}, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const lines = watchConsole(page);
    await visit(actorOf(page), { language, mobile, name: 'Kuni Barik', actorOf });
    expect(lines).toEqual([]);
  });
}
