import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './DataTable.stories.tsx';

const all = composeStories(stories);
const page = within(document.body);

afterEach(() => screen.viewport(1280, 900));

it('has serial numbers before the row header, which names the row and the totals', async () => {
  await all.SerialNumbers.run();
  const [, first] = page.getAllByRole('row');
  if (!first) throw new Error('rows are expected');
  await expect(first.firstElementChild).toHaveTextContent('1');
  await expect(first.firstElementChild?.tagName).toBe('TD');
  await expect(within(first).getByRole('rowheader')).toHaveTextContent('212');
  const total = page.getByRole('rowheader', { name: 'Total' });
  await expect(total).toHaveAttribute('colspan', '2');
  await userEvent.click(page.getByRole('button', { name: 'Columns' }));
  await expect(page.queryByRole('checkbox', { name: 'Sl.' })).toBeNull();
  await expect(page.queryByRole('checkbox', { name: 'Plot no.' })).toBeNull();
});

it('keeps the number and the row header side by side while the table is scrolled to the side', async () => {
  await screen.viewport(1000, 600);
  const { args } = all.SerialNumbers;
  const columns = (args.columns ?? []).map((column) =>
    column.isSerial === true ? column : { ...column, size: 14 },
  );
  await all.SerialNumbers.run({ args: { ...args, columns } });
  const [, first] = page.getAllByRole('row');
  if (!first) throw new Error('rows are expected');
  const region = page.getByRole('region');
  const distance = () => {
    const number = first.firstElementChild?.getBoundingClientRect();
    const header = within(first).getByRole('rowheader').getBoundingClientRect();
    return [
      Math.round((number?.left ?? 0) - region.getBoundingClientRect().left),
      Math.round(header.left - (number?.right ?? 0)),
    ];
  };
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await expect(distance()).toEqual([0, 0]);
  region.scrollTo({ left: 200, behavior: 'instant' });
  await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(50));
  await expect(distance()).toEqual([0, 0]);
});
