import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './MapPanel.stories.tsx';

const all = composeStories(stories);
const page = within(document.body);
const button = (name: string) => page.getByRole('button', { name });
const edgeOf = (element: Element) => element.getBoundingClientRect();
const map = () => page.getByRole('region', { name: 'Map of the plots' });
const plot = () => button('Plot 198');

async function focusedAfterTabs(presses: number): Promise<string[]> {
  const names: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await userEvent.tab();
    const { ariaLabel, textContent } = document.activeElement ?? {};
    names.push(ariaLabel ?? (textContent?.trim() || document.activeElement?.tagName) ?? '');
  }
  return names;
}

describe('MapPanel', () => {
  it('names and describes the map, and mentions the table', async () => {
    await all.Default.run();
    await expect(map()).toHaveAccessibleDescription(/^Arrow keys move.*The table has all plots/);
  });

  it('has panel, switch, tools and map in tab order', async () => {
    await all.Default.run();
    const names = await focusedAfterTabs(16);
    await expect(names.slice(0, 2)).toEqual(['INPUT', 'Search']);
    await expect(names.slice(8)).toEqual([
      'Map',
      'Table',
      'Zoom in',
      'Zoom out',
      'My location',
      'Measure',
      'Full screen',
      'Plot 198',
    ]);
  });

  it('puts the panel at the start and the tools at the end of a map that fills the frame', async () => {
    await all.Default.run();
    const frame = edgeOf(map());
    const panel = edgeOf(page.getByRole('heading', { name: 'Search plot' }));
    await expect(frame.width).toBe(window.innerWidth);
    await expect(panel.left).toBeLessThan(64);
    await expect(frame.right - edgeOf(button('Zoom in')).right).toBeLessThan(24);
    await all.RightToLeft.run();
    await expect(edgeOf(button('Zoom in')).left).toBeLessThan(24);
  });

  it('shows and hides layers with Space, each with its own swatch', async () => {
    await all.Default.run();
    const group = within(page.getByRole('group', { name: 'Layers' }));
    const leased = group.getByRole('checkbox', { name: /^Leased\s+38$/ });
    await expect(leased).toBeChecked();
    leased.focus();
    await userEvent.keyboard(' ');
    await expect(leased).not.toBeChecked();
    await expect(all.Default.args.onLayerChange).toHaveBeenCalledWith('leased', false);
    const samples = [...document.querySelectorAll('[role=group] label svg pattern')];
    await expect(samples).toHaveLength(5);
    await expect(new Set(samples.map(({ innerHTML }) => innerHTML)).size).toBe(5);
    const hatches = samples.map((sample) => sample.children[1]?.outerHTML);
    await expect(new Set(hatches).size).toBe(5);
  });

  it('marks which tool is on and which is disabled', async () => {
    await all.Measuring.run();
    await expect(button('Measure')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Zoom out')).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button('Zoom out'));
    await expect(all.Measuring.args.tools?.[1]?.onClick).toHaveBeenCalledOnce();
  });

  it('shows the plots as a table and back; the switch keeps the focus', async () => {
    await all.Default.run();
    button('Table').focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('table', { name: 'Plots of the mouza' })).toBeVisible();
    await expect(button('Table')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Table')).toHaveFocus();
    await expect(page.queryByRole('region', { name: 'Map of the plots' })).toBeNull();
    await expect(all.Default.args.onViewChange).toHaveBeenCalledWith('table');
    await userEvent.click(button('Map'));
    await expect(map()).toBeVisible();
  });

  it('keeps the table beside the panel', async () => {
    await all.AsATable.run();
    const fieldset = edgeOf(page.getByRole('group', { name: 'Layers' }));
    await expect(edgeOf(page.getByRole('table')).left).toBeGreaterThan(fieldset.right);
  });
});

describe('the popover of a plot', () => {
  it('is a non-modal dialog that receives the focus', async () => {
    await all.Default.run();
    plot().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Plot 198' });
    await expect(dialog).toHaveFocus();
    await expect(dialog).not.toHaveAttribute('aria-modal');
    await expect(within(dialog).getAllByRole('definition')[2]).toHaveTextContent('0.4200 acre');
    await userEvent.click(button('Zoom in'));
    await expect(dialog).toBeVisible();
  });

  it('closes with Escape from itself and from the map and returns the focus', async () => {
    await all.Default.run();
    for (const isInMap of [false, true]) {
      plot().focus();
      await userEvent.keyboard('{Enter}');
      if (isInMap) plot().focus();
      await userEvent.keyboard('{Escape}');
      await expect(page.queryByRole('dialog')).toBeNull();
      await expect(plot()).toHaveFocus();
    }
  });

  it('closes with its button and returns the focus', async () => {
    await all.PlotPicked.run();
    await userEvent.click(button('Close'));
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(plot()).toHaveFocus();
  });

  it('stays inside the map', async () => {
    await all.PlotPicked.run();
    const dialog = edgeOf(page.getByRole('dialog'));
    await expect(dialog.right).toBeLessThanOrEqual(edgeOf(map()).right);
    await expect(dialog.bottom).toBeLessThanOrEqual(edgeOf(map()).bottom);
  });
});

describe('the panel of a tool', () => {
  const panel = () => page.getByRole('dialog', { name: 'Go to a place' });

  it('is below the switch and beside the tools, and stays beside the table', async () => {
    await all.ToolPanel.run();
    await expect(edgeOf(panel()).right).toBeLessThan(edgeOf(button('Zoom in')).left);
    await expect(edgeOf(panel()).top).toBeGreaterThan(edgeOf(button('Table')).bottom);
    await userEvent.click(button('Table'));
    await expect(edgeOf(page.getByRole('table')).right).toBeLessThan(edgeOf(panel()).left);
    panel().focus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('dialog')).toBeNull();
  });

  it('is a sheet in a narrow container that can be collapsed to its heading', async () => {
    await all.NarrowToolPanel.run();
    await waitFor(() => expect(edgeOf(panel()).bottom).toBe(edgeOf(map()).bottom));
    for (const name of ['Zoom in', 'My location', 'Table'])
      await expect(edgeOf(button(name)).bottom).toBeLessThan(edgeOf(panel()).top);
    const height = edgeOf(panel()).height;
    await userEvent.click(button('Show less'));
    await expect(page.queryByRole('textbox')).toBeNull();
    await expect(edgeOf(panel()).height).toBeLessThan(height);
    await expect(button('Show more')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Show more'));
    await expect(page.getByRole('textbox', { name: 'Latitude' })).toBeVisible();
  });
});

describe('MapPanel in a narrow container', () => {
  it('has Search and Layers as buttons that open a sheet at the bottom edge', async () => {
    await all.Narrow.run();
    await expect(page.queryByRole('checkbox')).toBeNull();
    await expect(button('Search plot')).toHaveAttribute('aria-expanded', 'false');
    button('Layers').focus();
    await userEvent.keyboard('{Enter}');
    const sheet = document.getElementById(button('Layers').getAttribute('aria-controls') ?? '');
    if (!sheet) throw new Error('a sheet is expected');
    await waitFor(() => expect(edgeOf(sheet).bottom).toBe(edgeOf(map()).bottom));
    await expect(edgeOf(sheet).width).toBe(320);
    await userEvent.tab();
    await expect(button('Close')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('checkbox')).toBeNull();
    await expect(button('Layers')).toHaveFocus();
  });

  it('closes a sheet with its button, with a press on the map and when the other one opens', async () => {
    await all.NarrowLayers.run();
    await userEvent.click(button('Close'));
    await expect(button('Layers')).toHaveFocus();
    await userEvent.click(button('Layers'));
    await userEvent.click(button('Search plot'));
    await expect(page.queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(page.getByRole('textbox')).toBeVisible());
    await userEvent.click(button('Zoom in'));
    await expect(page.queryByRole('textbox')).toBeNull();
  });

  it('scrolls its row of tools to the one that is focused or pressed', async () => {
    await all.NarrowManyTools.run();
    const row = page.getByRole('group', { name: 'Map tools' });
    const isInRow = (name: string) =>
      edgeOf(button(name)).right <= edgeOf(row).right &&
      edgeOf(button(name)).left >= edgeOf(row).left;
    await expect(isInRow('Print')).toBe(false);
    button('Basket').focus();
    await expect(isInRow('Basket')).toBe(true);
    // The half of the next one shows that the row goes on.
    await expect(edgeOf(button('Print')).left).toBeLessThan(edgeOf(row).right);
    button('Print').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect(isInRow('Print')).toBe(true);
    button('Zoom in').focus();
    await expect(isInRow('Zoom in')).toBe(true);
  });

  it('shows the plot as a sheet of full width and hides wide tools', async () => {
    await all.NarrowPlotPicked.run();
    const dialog = page.getByRole('dialog');
    await waitFor(() => expect(edgeOf(dialog).bottom).toBe(edgeOf(map()).bottom));
    await expect(edgeOf(dialog).width).toBe(320);
    await expect(page.queryByRole('button', { name: 'Measure' })).toBeNull();
    await expect(button('Zoom in')).toBeVisible();
  });
});
