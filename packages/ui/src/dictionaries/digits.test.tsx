import { composeStories } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, fn, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Combobox,
  Countdown,
  DataTable,
  DateField,
  DictionaryProvider,
  MobileField,
  OtpField,
  TextField,
  useDigits,
} from '../index.ts';
import * as dates from '../components/DateField/DateField.stories.tsx';
import * as pages from '../components/Pagination/Pagination.stories.tsx';
import { or } from './or.ts';

const screen = within(document.body);
const { OdiaDigits: OdiaDate } = composeStories(dates);
const { OdiaDigits: OdiaPages } = composeStories(pages);
const [typed, dated] = [fn(), fn()];
const label = { date: 'ତାରିଖ', code: 'ସଂକେତ', mobile: 'ମୋବାଇଲ', amount: 'ପରିମାଣ', name: 'ନାମ' };

function Area() {
  return useDigits()((1.24).toFixed(4));
}

const plots = [{ id: 1 }, { id: 2 }];
let root: ReturnType<typeof createRoot> | undefined;
const render = (locale?: string) => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <DictionaryProvider dictionary={or} {...(locale === undefined ? {} : { locale })}>
      <DataTable
        caption="ପ୍ଲଟ"
        columns={[
          { id: 'id', header: '#', renderCell: ({ id }: { id: number }) => id },
          { id: 'area', header: 'ଏକର', renderCell: () => <Area /> },
        ]}
        rows={plots}
        keyOf={({ id }) => id}
        totalCount={1234}
        pageSize={2}
      />
      <Countdown seconds={60} runKey="1" />
      <Combobox label={label.name} options={[{ value: 'a', label: 'Ward 12' }]} />
      <DateField label={label.date} onChange={dated} />
      <OtpField label={label.code} onChange={typed} />
      <MobileField label={label.mobile} prefix="+91" state="unverified" onChange={typed} />
      <TextField label={label.amount} inputMode="decimal" name="amount" onChange={typed} />
    </DictionaryProvider>,
  );
};

beforeEach(() => {
  typed.mockClear();
  dated.mockClear();
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

describe('digits of the reader', () => {
  it('are Latin by default', async () => {
    render();
    await waitFor(() => expect(screen.getByText('1,234ଟିରୁ ଧାଡ଼ି 1 ରୁ 2')).toBeVisible());
    await expect(screen.getAllByRole('cell', { name: '1.2400' })[0]).toBeVisible();
  });

  it('are in the texts of numbers, in pages and in what the caller writes with useDigits', async () => {
    render('or-IN-u-nu-orya');
    await waitFor(() => expect(screen.getByText('୧,୨୩୪ଟିରୁ ଧାଡ଼ି ୧ ରୁ ୨')).toBeVisible());
    await expect(screen.getAllByRole('cell', { name: '୧.୨୪୦୦' })[0]).toBeVisible();
    await expect(screen.getByRole('button', { name: 'ପୃଷ୍ଠା ୩' })).toHaveTextContent('୩');
    await expect(screen.getAllByText(/^(୬୦|୫୯) ସେକେଣ୍ଡ ବାକି$/)[0]).toBeInTheDocument();
    await OdiaPages.run();
    await expect(screen.getByRole('option', { name: '୫୦' })).toHaveValue('50');
  });

  it.each([undefined, 'or-IN-u-nu-orya'])(
    'are typed in any script, and the value is Latin (%s)',
    async (locale) => {
      render(locale);
      (await screen.findByRole('spinbutton', { name: /^ଦିନ/ })).focus();
      for (const text of ['୦', '୫', '१', '१', '2', '୦', '୨', '6']) await userEvent.keyboard(text);
      await waitFor(() => expect(dated).toHaveBeenLastCalledWith('2026-11-05'));
      for (const [name, text, value] of [
        [label.code, '୪୨୧', '421'],
        [label.mobile, '९८६१', '9861'],
        [label.amount, '୧.୨୫', '1.25'],
      ] as const) {
        const field = screen.getByRole<HTMLInputElement>('textbox', { name });
        field.focus();
        for (const character of text) await userEvent.keyboard(character);
        await waitFor(() => expect(typed).toHaveBeenLastCalledWith(value));
        await expect(field.value).toBe(value);
      }
    },
  );

  it('leave the digits of a name as they are', async () => {
    render('or-IN-u-nu-orya');
    await userEvent.click(await screen.findByRole('combobox', { name: label.name }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Ward 12'));
    await expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      '୧ଟି ଫଳାଫଳ',
    );
  });

  it('are in the segments and in the calendar of a date', async () => {
    await OdiaDate.run();
    await expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toContain('୩୦');
    const segments = screen.getAllByRole('spinbutton', { hidden: true });
    await expect(segments.map((segment) => segment.textContent)).toEqual(['୦୫', '୧୧', '୨୦୨୬']);
  });
});
