import { api, serviceBase, type EndpointName } from '@temple-land/portal-core';
import { fireEvent, userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { caseViews } from '../../src/features/officer/casePage/caseView.ts';
import type { StoryScreen } from '../screen/createScreen.ts';
import { waitForAnswers } from '../screen/waitForAnswers.ts';
import { answer } from '../service/mockedCall.ts';
import { landApplication } from '../samples/officer.ts';
import { showScreen } from './showScreen.tsx';

const user = 'tahasilOfficer';
const userType = 'T';
const casePath = `/officer/applications?open=${encodeURIComponent(landApplication.result.applicationNo)}`;
const paths = [
  '/officer',
  '/officer/visits',
  '/officer/applications',
  '/officer/applications?list=all',
  '/officer/applications?tab=asked',
  '/officer/cases',
  '/officer/hearings',
  ...caseViews.map((view) => `${casePath}&view=${view}`),
];
/** The code of a page is loaded when it is first opened. */
const patience = { timeout: 20_000 };
/** More than any page has; a button that creates another one would be pressed for ever. */
const maxButtons = 60;

const patterns = (Object.keys(api) as EndpointName[]).map((name) => {
  const path = api[name].path.replaceAll(/:\w+/g, '[^/]+');
  return [name, new RegExp(`${serviceBase}${path}$`)] as const;
});

const mayCall = (name: EndpointName): boolean => {
  const { auth } = api[name];
  return typeof auth === 'string' || auth.includes(userType);
};

/** Returns the calls that were made while `work` ran. */
async function listCalls(work: () => Promise<unknown>): Promise<ReadonlySet<EndpointName>> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  try {
    await work();
    const paths = fetched.mock.calls.map(
      ([address]) => new URL(String(address), location.href).pathname,
    );
    const called = patterns.filter(([, pattern]) => paths.some((path) => pattern.test(path)));
    return new Set(called.map(([name]) => name));
  } finally {
    fetched.mockRestore();
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typedByKind: Readonly<Record<string, string>> = {
  date: '2025-11-27',
  'datetime-local': '2025-11-27T10:30',
  number: '1',
};

/** Fills in the empty fields of a layer, so that the buttons send what they otherwise refuse as incomplete. */
async function fillFields(layer: Element): Promise<void> {
  const fields = layer.querySelectorAll<Field>(
    'input:enabled:not([type=file], [type=checkbox], [type=radio], [readonly]), textarea:enabled, select:enabled',
  );
  for (const field of fields) {
    if (field.value !== '' || !field.isConnected || !field.checkVisibility()) continue;
    if (field instanceof HTMLSelectElement) {
      const value = [...field.options].find((option) => option.value !== '')?.value;
      if (value !== undefined) await fireEvent.change(field, { target: { value } });
    } else {
      await fireEvent.input(field, { target: { value: typedByKind[field.type] ?? '1' } });
      await fireEvent.blur(field);
    }
  }
}

/** Presses every button of the page and of the dialogs that they open, each once, with every field filled in. */
async function pressButtons(loaded: { screen: StoryScreen }): Promise<number> {
  const pressed = new Set<string>();
  while (pressed.size < maxButtons) {
    const dialog = [
      ...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]'),
    ].at(-1);
    const layer = dialog ?? document.querySelector('main');
    const nameOf = (button: Element) =>
      `${layer === dialog} ${button.getAttribute('aria-label') ?? button.textContent}`;
    const next = [...(layer?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])].find(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) && !pressed.has(nameOf(button)),
    );
    if (next !== undefined) {
      pressed.add(nameOf(next));
      if (layer) await fillFields(layer);
      if (next.isConnected) await userEvent.click(next);
    } else if (dialog !== undefined && !pressed.has('Escape')) {
      pressed.add('Escape');
      await userEvent.keyboard('{Escape}');
    } else break;
    await waitForAnswers({ loaded });
  }
  return pressed.size;
}

it.each(paths)('%s has no button whose call the field staff may not make', async (path) => {
  let count = 0;
  const files = [
    answer('hearingCalendar', new Uint8Array()),
    answer('caseExport', new Uint8Array()),
  ];
  const calls = await listCalls(() =>
    showScreen({ path, user, calls: files }, async (screen) => {
      await vi.waitFor(
        () => expect(document.querySelector('main button:enabled')).not.toBeNull(),
        patience,
      );
      count = await pressButtons({ screen });
    }),
  );
  expect(count, 'buttons').toBeGreaterThan(0);
  expect(calls.size, 'calls').toBeGreaterThan(0);
  expect([...calls].filter((name) => !mayCall(name))).toEqual([]);
});

it('every link of the menu leads the field staff to a page that they may open', async () => {
  const links = await showScreen({ path: '/officer', user }, () =>
    [...document.querySelectorAll('nav a[href^="/officer"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
  expect(links).toContain('/officer/visits');
  for (const path of new Set(links)) {
    await showScreen({ path, user }, ({ router }) => {
      expect(`${router.state.location.pathname}`).toBe(path);
    });
  }
});
