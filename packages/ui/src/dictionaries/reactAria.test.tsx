import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { createRoot } from 'react-dom/client';
import { within } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox, DateField, DictionaryProvider } from '../index.ts';
import { recordAnnouncements } from '../speech/recordAnnouncements.ts';
import { or } from './or.ts';

const towns = ['ପୁରୀ', 'ପିପିଲି', 'ନିମାପଡ଼ା'];
const hostCombobox = (label: string) => (
  <ComboBox aria-label={label} allowsEmptyCollection>
    <Input />
    <Popover>
      <ListBox>
        {towns.map((town) => (
          <ListBoxItem key={town} id={town}>
            {town}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </ComboBox>
);

// An application with components of React Aria of its own in English and in French.
const box = document.createElement('div');
document.body.append(box);
let root = createRoot(box);
const screen = within(document.body);
beforeEach(() => {
  root.unmount();
  root = createRoot(box);
  root.render(
    <>
      <DictionaryProvider dictionary={or}>
        <Combobox label="ସହର" options={towns.map((town) => ({ value: town, label: town }))} />
        <DateField label="ତାରିଖ" defaultValue="2026-11-05" today="2026-11-18" />
      </DictionaryProvider>
      <I18nProvider locale="en-IN">{hostCombobox('English')}</I18nProvider>
      <I18nProvider locale="fr-FR">{hostCombobox('French')}</I18nProvider>
    </>,
  );
});

const getAnnounced = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

async function typeInto(label: string, text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.keyboard(text);
}

describe('React Aria beside the kit', () => {
  it('announces in the words of the dictionary for the kit, from the first announcement of the page', async () => {
    const stop = recordAnnouncements();
    await typeInto('ସହର', 'ପ');
    await vi.waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /କ୍ୟାଲେଣ୍ଡରରୁ/ }));
    await userEvent.click(await screen.findByRole('button', { name: or.dateField.nextLabel }));
    await vi.waitFor(() => expect(getAnnounced()).toContain('ଡିସେମ୍ବର 2026'));
    const texts = stop();
    expect(texts).toContain('3ଟି ଫଳାଫଳ');
    expect(texts.join(' ')).not.toMatch(/\p{Script=Latin}/u);
  });

  it('does not describe the date field in its own words', async () => {
    const day = await screen.findByRole('spinbutton', { name: /^ଦିନ/ });
    const described = [day, day.closest('[role=group]')].map((element) =>
      element?.getAttribute('aria-describedby'),
    );
    expect(described).toEqual([null, null]);
  });

  it.each([
    ['English', /3\soptions\savailable/u],
    ['French', /3\soptions\sdisponible/u],
  ])('keeps its own words in %s', async (label, announcement) => {
    await typeInto(label, 'ପ');
    await vi.waitFor(() => expect(getAnnounced()).toMatch(announcement));
  });
});
