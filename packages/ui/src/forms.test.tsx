// Long because it is one table of all fields, with the checks that each of them has to hold.
import type { ReactElement, Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { within } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  CaptchaField,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DateRange,
  ErrorSummary,
  FileUpload,
  Form,
  MobileField,
  OtpField,
  PasswordField,
  RadioCards,
  Select,
  Switch,
  TextArea,
  TextField,
  type ValidationErrors,
} from './index.ts';

type Page = ReturnType<typeof within>;

interface Row {
  /** A field of the name `field` with an initial value. */
  render: (props: { ref: Ref<never>; onBlur: () => void; onChange: () => void }) => ReactElement;
  /** What its form sends at first. */
  initial: string[];
  fill: (page: Page) => Promise<void>;
  /** What its form sends then. */
  filled: string[];
  /** Whether assistive technology is told that it is required. */
  isRequired: boolean;
}

const choices = ['wet', 'dry'].map((value) => ({ value, label: `${value} land` }));
const text = { initial: ['old'], filled: ['oldnew'], isRequired: true };
const type = async (page: Page) => {
  await userEvent.type(page.getByLabelText('Label'), '{End}new');
};
const pressCheckbox = (role: 'checkbox' | 'switch') => (page: Page) =>
  userEvent.click(page.getByRole(role, { name: 'Label' }));
const typeDay = async (page: Page, at: number) => {
  await userEvent.click(page.getAllByRole('spinbutton')[at] ?? document.body);
  await userEvent.keyboard('24122025');
};
const paper = () => new File(['paper'], 'paper.pdf', { type: 'application/pdf' });

const common = { label: 'Label', name: 'field' };
const days = { from: '2026-11-20', to: '2026-11-21' };

const rows: Record<string, Row> = {
  CaptchaField: {
    ...text,
    render: (props) => (
      <CaptchaField
        {...common}
        {...props}
        defaultValue="old"
        drawing="<svg/>"
        audioSource={undefined}
        onRefresh={() => undefined}
      />
    ),
    fill: type,
  },
  Checkbox: {
    render: (props) => <Checkbox {...common} {...props} isRequired defaultSelected />,
    initial: ['on'],
    fill: pressCheckbox('checkbox'),
    filled: [],
    isRequired: true,
  },
  CheckboxGroup: {
    render: (props) => (
      <CheckboxGroup {...common} {...props} defaultValue={['wet']}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} {...choice} />
        ))}
      </CheckboxGroup>
    ),
    initial: ['wet'],
    fill: (page) => userEvent.click(page.getByRole('checkbox', { name: 'dry land' })),
    filled: ['wet', 'dry'],
    isRequired: false,
  },
  Combobox: {
    render: (props) => <Combobox {...common} {...props} options={choices} defaultValue="wet" />,
    initial: ['wet'],
    fill: async (page) => {
      await userEvent.fill(page.getByRole('combobox'), 'dry');
      await userEvent.click(await page.findByRole('option', { name: 'dry land' }));
    },
    filled: ['dry'],
    isRequired: true,
  },
  DateField: {
    render: (props) => <DateField {...common} {...props} defaultValue="2026-11-20" />,
    initial: ['2026-11-20'],
    fill: (page) => typeDay(page, 0),
    filled: ['2025-12-24'],
    isRequired: true,
  },
  DateRange: {
    render: (props) => (
      <DateRange label="Label" {...props} defaultValue={days} startName="field" endName="end" />
    ),
    initial: ['2026-11-20', '2026-11-21'],
    fill: (page) => typeDay(page, 0),
    filled: ['2025-12-24', '2026-11-21'],
    isRequired: true,
  },
  FileUpload: {
    render: (props) => <FileUpload {...common} {...props} />,
    initial: [''],
    fill: (page) => userEvent.upload(page.getByLabelText(/^Label/), paper()),
    filled: ['paper.pdf'],
    isRequired: false,
  },
  MobileField: {
    render: (props) => (
      <MobileField {...common} {...props} prefix="+91" state="unverified" defaultValue="90000" />
    ),
    initial: ['90000'],
    fill: (page) => userEvent.type(page.getByLabelText('Label'), '1'),
    filled: ['900001'],
    isRequired: true,
  },
  OtpField: {
    render: (props) => <OtpField {...common} {...props} defaultValue="12" />,
    initial: ['12'],
    fill: (page) => userEvent.type(page.getByLabelText('Label'), '3'),
    filled: ['123'],
    isRequired: true,
  },
  PasswordField: {
    ...text,
    render: (props) => <PasswordField {...common} {...props} defaultValue="old" />,
    fill: type,
  },
  RadioCards: {
    render: (props) => <RadioCards {...common} {...props} {...{ choices }} defaultValue="wet" />,
    initial: ['wet'],
    fill: (page) => userEvent.click(page.getByRole('radio', { name: 'dry land' })),
    filled: ['dry'],
    isRequired: true,
  },
  Select: {
    render: (props) => <Select {...common} {...props} options={choices} defaultValue="dry" />,
    initial: ['dry'],
    fill: (page) => userEvent.selectOptions(page.getByLabelText('Label'), 'wet'),
    filled: ['wet'],
    isRequired: true,
  },
  Switch: {
    render: (props) => <Switch {...common} {...props} defaultSelected />,
    initial: ['on'],
    fill: pressCheckbox('switch'),
    filled: [],
    isRequired: false,
  },
  TextArea: {
    ...text,
    render: (props) => (
      <TextArea {...common} {...props} defaultValue="old" countText={(count) => `${count} of 9`} />
    ),
    fill: type,
  },
  TextField: {
    ...text,
    render: (props) => <TextField {...common} {...props} defaultValue="old" />,
    fill: type,
  },
};

const sources = import.meta.glob<string>('./components/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

/** Renders the field of a row in a form; returns its element, the queries of the page and what was called. */
async function showField(row: Row, validationErrors?: ValidationErrors) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const ref: { current: HTMLElement | null } = { current: null };
  const [onBlur, onChange] = [vi.fn(), vi.fn()];
  const show = (errors: ValidationErrors | undefined) =>
    flushSync(() =>
      root?.render(
        <Form
          aria-label="Form"
          validationErrors={errors}
          onSubmit={(event) => event.preventDefault()}
        >
          <ErrorSummary />
          <div id="box">{row.render({ ref: ref as Ref<never>, onBlur, onChange })}</div>
          <button type="reset">Reset</button>
        </Form>,
      ),
    );
  show(validationErrors);
  const box = document.querySelector<HTMLElement>('#box');
  if (!box) throw new Error('Nothing is rendered.');
  const page = within(document.body);
  // The date fields replace the browser's own ones after the first render.
  await vi.waitFor(() => expect(ref.current).not.toBeNull());
  await vi.waitFor(() => expect(readForm()).toEqual(row.initial));
  await new Promise(requestAnimationFrame);
  return { ref, onBlur, onChange, box, page, show };
}

const readForm = () =>
  [...new FormData(document.forms[0])].map(([, value]) =>
    typeof value === 'string' ? value : value.name,
  );

/** Returns what a field shows: its texts, values and checks. */
const readShown = (box: HTMLElement) => [
  ...[...box.querySelectorAll('p, span')]
    .filter((element) => element.childElementCount === 0 && !element.closest('[role="status"]'))
    .map(({ textContent }) => textContent),
  ...[...box.querySelectorAll('input, select, textarea')].map((control) => {
    const { value, checked } = control as HTMLInputElement;
    return `${value} ${checked}`;
  }),
];

it('the table has every component that is part of a form', () => {
  const parts = Object.entries(sources).filter(([, source]) =>
    /\b(useFieldProps|useFormField|startName)\b/.test(source),
  );
  expect(parts.map(([path]) => path.split('/')[2]).toSorted()).toEqual(Object.keys(rows));
});

it('an OtpField leaves the focus to the summary, and takes it from a button', async () => {
  const { page, show } = await showField(rows['OtpField'] as Row);
  const reset = page.getByRole('button', { name: 'Reset' });
  document.forms[0]?.requestSubmit();
  show({ field: 'Wrong code' });
  expect(page.getByRole('alert')).toBe(document.activeElement);
  show({});
  reset.focus();
  show({ field: 'Wrong again' });
  expect(page.getByLabelText('Label')).toBe(document.activeElement);
});

describe.each(Object.entries(rows))('%s in a form', (_name, row) => {
  it('is focused by its ref and calls onBlur when the focus leaves it', async () => {
    const { ref, box, onBlur, page } = await showField(row);
    ref.current?.focus();
    await vi.waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    expect(onBlur).not.toHaveBeenCalled();
    page.getByRole('button', { name: 'Reset' }).focus();
    await vi.waitFor(() => expect(onBlur).toHaveBeenCalledOnce());
  });

  it('is sent with its form and reset by it, by button and by script', async () => {
    const { box, page } = await showField(row);
    const shown = readShown(box);
    expect(readForm()).toEqual(row.initial);
    await row.fill(page);
    await vi.waitFor(() => expect(readForm()).toEqual(row.filled));
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await vi.waitFor(() => expect(readForm()).toEqual(row.initial));
    await vi.waitFor(() => expect(readShown(box)).toEqual(shown));
    await row.fill(page);
    await vi.waitFor(() => expect(readForm()).toEqual(row.filled));
    page.getByRole('button', { name: 'Reset' }).focus();
    document.forms[0]?.reset();
    await vi.waitFor(() => expect(readForm()).toEqual(row.initial));
    await vi.waitFor(() => expect(readShown(box)).toEqual(shown));
  });

  it('calls onChange again for the same value after a reset', async () => {
    const { onChange, page } = await showField(row);
    await row.fill(page);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    document.forms[0]?.reset();
    await vi.waitFor(() => expect(readForm()).toEqual(row.initial));
    onChange.mockClear();
    await row.fill(page);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  });

  it('says that it is required where that can be said', async () => {
    const { box } = await showField(row);
    expect(box.querySelector('[aria-required="true"]') !== null).toBe(row.isRequired);
  });

  it('shows the message of the server, to which the summary leads, until it is changed', async () => {
    const { box, page, show } = await showField(row, { field: 'Not accepted' });
    expect(page.getByRole('alert')).toBe(document.activeElement);
    expect(box.querySelector('[data-invalid]')).not.toBeNull();
    await userEvent.click(page.getByRole('link', { name: 'Not accepted' }));
    await vi.waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    await row.fill(page);
    await vi.waitFor(() => expect(page.queryByText('Not accepted')).toBeNull());
    show({ field: 'Not accepted' });
    expect(page.getAllByText('Not accepted')).toHaveLength(2);
    document.forms[0]?.reset();
    await vi.waitFor(() => expect(page.queryByText('Not accepted')).toBeNull());
  });
});
