import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadEnglishTexts } from '../../../i18n/englishTexts.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { CornersField } from './CornersField.tsx';
import { useCorners } from './useCorners.ts';

const [common, specification, drawing] = await Promise.all([
  loadEnglishTexts('common'),
  loadEnglishTexts('specification'),
  loadEnglishTexts('drawing'),
]);
const i18n = createI18n('en', { en: { common, specification, drawing } });

let container: HTMLElement;
let root: Root;
let text: string;

function Drawing() {
  const [corners, setCorners] = useState('');
  const tools = useCorners(corners, (next) => {
    setCorners(next);
    text = next;
  });
  return <CornersField label="Corners" tools={tools} rings={[]} />;
}

beforeEach(() => {
  text = '';
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Drawing />
      </I18nextProvider>,
    ),
  );
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const group = (name: string) => page.getByRole('group', { name, exact: true });
const field = (point: string, name: 'Latitude' | 'Longitude') =>
  group(point).getByRole('textbox', { name, exact: true });

function paste(point: string, pasted: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', pasted);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  field(point, 'Latitude').element().dispatchEvent(event);
}

it('points are typed, added, moved and removed by keys alone', async () => {
  field('New point', 'Latitude').element().focus();
  for (const [latitude, longitude] of [
    ['19.8', '85.8'],
    ['19,9', '85.9'],
    ['20.1', '86.1'],
  ] as const) {
    await userEvent.keyboard(`${latitude}{Tab}${longitude}{Enter}`);
  }
  await expect.poll(() => text).toBe('19.8, 85.8\n19.9, 85.9\n20.1, 86.1');
  await expect.element(field('New point', 'Latitude')).toHaveFocus();

  page.getByRole('button', { name: 'Move up: Point 3' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text).toBe('19.8, 85.8\n20.1, 86.1\n19.9, 85.9');
  await expect.element(page.getByRole('button', { name: 'Move up: Point 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text).toBe('20.1, 86.1\n19.8, 85.8\n19.9, 85.9');
  const up = page.getByRole('button', { name: 'Move up: Point 1' });
  await expect.element(up).toHaveFocus();
  // The first point cannot move up.
  await userEvent.keyboard('{Enter}');
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  expect(text).toBe('20.1, 86.1\n19.8, 85.8\n19.9, 85.9');

  page.getByRole('button', { name: 'Remove: Point 2' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text).toBe('20.1, 86.1\n19.9, 85.9');
  await expect.element(page.getByRole('button', { name: 'Remove: Point 2' })).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => text).toBe('20.1, 86.1\n19.8, 85.8\n19.9, 85.9');
});

it('a wrong number is named at its row once the row is left, and nothing wrong is added', async () => {
  await userEvent.type(field('New point', 'Latitude'), '19.8');
  await page.getByRole('button', { name: 'Add point' }).click();
  await expect.element(field('New point', 'Longitude')).toBeInvalid();
  expect(text).toBe('');
  await userEvent.type(field('New point', 'Longitude'), '85.8{Enter}');
  await expect.poll(() => text).toBe('19.8, 85.8');

  await userEvent.fill(field('Point 1', 'Latitude'), 'here');
  await expect.element(field('Point 1', 'Latitude')).toBeValid();
  field('New point', 'Latitude').element().focus();
  await expect.element(field('Point 1', 'Latitude')).toBeInvalid();
  await expect.element(group('Point 1').getByText(/Type a latitude/)).toBeVisible();
  await userEvent.fill(field('Point 1', 'Latitude'), '19.7');
  await expect.poll(() => text).toBe('19.7, 85.8');
});

it('many lines are pasted into a row, and the same text is edited as text', async () => {
  paste('New point', '19.1, 85.1\n85.2 19.2\n45N 377570 2191180');
  await expect.poll(() => text.split('\n').length).toBe(3);
  await expect.element(field('Point 2', 'Latitude')).toHaveValue('19.2000000');
  paste('Point 1', '19.3, 85.3');
  await expect.element(field('Point 1', 'Longitude')).toHaveValue('85.3');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  const area = page.getByRole('textbox', { name: 'Corners' });
  await expect.element(area).toHaveValue(text);
  await userEvent.fill(area, '19.8, 85.8');
  await page.getByRole('button', { name: 'Edit as a list' }).click();
  await expect.element(field('Point 1', 'Latitude')).toHaveValue('19.8');
});
