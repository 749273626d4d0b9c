import '@temple-land/ui/styles.css';
import { Combobox, DictionaryProvider } from '@temple-land/ui';
import { or } from '@temple-land/ui/dictionaries/or';
import { createElement as h } from 'react';
import {
  Button,
  ComboBox,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';

const ports = ['Puri', 'Paradip'];

/** A combobox of React Aria itself. */
const Own = ({ label, locale }) =>
  h(
    I18nProvider,
    { locale },
    h(
      ComboBox,
      { 'aria-label': label },
      h(Input),
      h(Button, null, '▾'),
      h(
        Popover,
        null,
        h(
          ListBox,
          null,
          ports.map((port) => h(ListBoxItem, { key: port, id: port, textValue: port }, port)),
        ),
      ),
    ),
  );

const container = document.body.appendChild(document.createElement('main'));
createRoot(container).render([
  h('h1', { key: 'title' }, 'Beside React Aria'),
  h(
    DictionaryProvider,
    { key: 'kit', dictionary: or },
    h(Combobox, { label: 'Kit', options: ports.map((port) => ({ value: port, label: port })) }),
  ),
  h(Own, { key: 'en', label: 'English', locale: 'en-US' }),
  h(Own, { key: 'fr', label: 'Français', locale: 'fr-FR' }),
]);
