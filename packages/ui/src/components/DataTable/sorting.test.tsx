import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, within } from 'storybook/test';
import { it, onTestFinished } from 'vitest';
import { columns, plots, type Plot } from './DataTable.sample.tsx';
import { DataTable } from './DataTable.tsx';

const lastFirst = (one: Plot, other: Plot) => plots.indexOf(other) - plots.indexOf(one);

it('DataTable sorts its rows again when the comparison of the sorted column changes', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const render = (shown: typeof columns) =>
    flushSync(() =>
      root.render(
        <DataTable
          caption="Plots"
          columns={shown}
          rows={plots}
          keyOf={({ number }) => number}
          resultText={String}
          defaultSortDescriptor={{ column: 'number', direction: 'ascending' }}
        />,
      ),
    );
  const first = () => within(container).getAllByRole('rowheader')[0];
  render(columns);
  await expect(first()).toHaveTextContent('212');
  render(columns.map((column) => ({ ...column, compare: lastFirst })));
  await expect(first()).toHaveTextContent('220');
});
