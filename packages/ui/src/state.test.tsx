import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { within } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Accordion,
  Checkbox,
  CheckboxGroup,
  DataTable,
  Dialog,
  FontSizeControl,
  LanguageSwitch,
  OtpField,
  Pagination,
  RadioCards,
  ThemeToggle,
} from './index.ts';

interface Plot {
  id: number;
}

let root: Root | undefined;

/** Renders an element of the page and returns the queries of it. */
function show(element: ReactElement) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root?.render(<form aria-label="form">{element}</form>));
  return within(document.body);
}

const readForm = () => [...new FormData(document.forms[0])].map(([, value]) => value);

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

const items = ['one', 'two'].map((id) => ({ id, title: `Title ${id}`, content: `Text ${id}` }));
const questions = {
  label: 'Land',
  choices: ['wet', 'dry'].map((value) => ({ value, label: value })),
};

const plotColumns = ['id', 'area'].map((id) => ({
  id,
  header: id,
  renderCell: (plot: Plot) => plot.id,
  compare: (one: Plot, other: Plot) => one.id - other.id,
}));

describe('a component without a value keeps its own', () => {
  it('Accordion names its open items', async () => {
    const onExpandedChange = vi.fn();
    const page = show(
      <Accordion items={items} defaultExpandedKeys={['one']} {...{ onExpandedChange }} />,
    );
    await userEvent.click(page.getByText('Title two'));
    await vi.waitFor(() => expect(onExpandedChange).toHaveBeenCalledOnce());
    expect(onExpandedChange).toHaveBeenCalledWith(new Set(['one', 'two']));
  });

  it('CheckboxGroup is sent with the values of its checkboxes', async () => {
    const onChange = vi.fn();
    const page = show(
      <CheckboxGroup label="Papers" name="papers" defaultValue={['a']} onChange={onChange}>
        <Checkbox label="A" value="a" />
        <Checkbox label="B" value="b" />
      </CheckboxGroup>,
    );
    expect(readForm()).toEqual(['a']);
    await userEvent.click(page.getByRole('checkbox', { name: 'B' }));
    expect(onChange).toHaveBeenCalledWith(['a', 'b']);
    expect(readForm()).toEqual(['a', 'b']);
  });

  it('DataTable sorts, hides and selects', async () => {
    const page = show(
      <DataTable
        caption="Plots"
        columns={plotColumns}
        rows={[1, 2, 3].map((id) => ({ id }))}
        keyOf={({ id }) => id}
        resultText={String}
        defaultSortDescriptor={{ column: 'id', direction: 'descending' }}
        defaultHiddenColumns={['area']}
        selection={{
          defaultSelectedKeys: new Set([2]),
          rowLabel: ({ id }) => `Select ${id}`,
          allLabel: 'Select all',
          countText: (count) => `${count} selected`,
        }}
      />,
    );
    expect(page.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['3', '2', '1']);
    expect(page.queryByRole('columnheader', { name: /area/ })).toBeNull();
    await userEvent.click(page.getByRole('checkbox', { name: 'Select 3' }));
    expect(page.getByText('2 selected')).toBeDefined();
  });

  it('Dialog closes itself', async () => {
    const onOpenChange = vi.fn();
    const page = show(
      <Dialog defaultOpen title="Question" closeLabel="Close" onOpenChange={onOpenChange} />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('FontSizeControl, LanguageSwitch, Pagination and ThemeToggle show what was pressed', async () => {
    const page = show(
      <>
        <FontSizeControl
          label="Text size"
          {...{ minValue: 16, maxValue: 17, resetValue: 16 }}
          {...{
            smallerLabel: 'Smaller',
            resetLabel: 'Normal',
            largerLabel: 'Larger',
            sizeText: '',
          }}
        />
        <LanguageSwitch
          label="Language"
          choices={['en', 'or'].map((tag) => ({ tag, name: tag, href: `/${tag}` }))}
        />
        <Pagination
          label="Pages"
          pageCount={3}
          {...{ previousLabel: 'Previous', nextLabel: 'Next', shortText: '', pageLabel: String }}
        />
        <ThemeToggle label="Dark theme" />
      </>,
    );
    for (const name of ['Larger', 'Next', 'Dark theme']) {
      await userEvent.click(page.getByRole('button', { name: new RegExp(`${name}$`) }));
    }
    await userEvent.click(page.getByRole('link', { name: 'or' }));
    expect(page.getByRole('button', { name: /Larger/ }).ariaDisabled).toBe('true');
    expect(page.getByRole('button', { current: 'page' }).textContent).toBe('2');
    expect(page.getByRole('button', { pressed: true }).ariaLabel).toBe('Dark theme');
    expect(page.getByRole('link', { current: true }).textContent).toBe('or');
  });

  it('OtpField and RadioCards are sent with their form', async () => {
    const page = show(
      <>
        <OtpField label="Code" name="code" defaultValue="12" />
        <RadioCards {...questions} name="land" defaultValue="wet" />
      </>,
    );
    expect(readForm()).toEqual(['12', 'wet']);
    await userEvent.type(page.getByRole('textbox', { name: 'Code' }), '3');
    await userEvent.click(page.getByRole('radio', { name: 'dry' }));
    expect(readForm()).toEqual(['123', 'dry']);
  });
});

describe('a component with a value shows it alone', () => {
  it('Accordion opens what its caller says', async () => {
    const onExpandedChange = vi.fn();
    const page = show(<Accordion items={items} expandedKeys={[]} {...{ onExpandedChange }} />);
    await userEvent.click(page.getByText('Title two'));
    expect(onExpandedChange.mock.calls).toEqual([[new Set(['two'])]]);
    expect(document.querySelector('details[open]')).toBeNull();
    show(<Accordion items={items} expandedKeys={['two']} {...{ onExpandedChange }} />);
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('RadioCards and Checkbox stay as they are', async () => {
    const onChange = vi.fn();
    const page = show(
      <>
        <RadioCards {...questions} value="wet" onChange={onChange} />
        <Checkbox label="All" isSelected={false} onChange={onChange} />
      </>,
    );
    await userEvent.click(page.getByRole('radio', { name: 'dry' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'All' }));
    expect(onChange.mock.calls).toEqual([['dry'], [true]]);
    expect(page.getByRole('radio', { checked: true })).toBe(
      page.getByRole('radio', { name: 'wet' }),
    );
    expect(page.queryByRole('checkbox', { checked: true })).toBeNull();
  });
});
