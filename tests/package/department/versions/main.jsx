import '@temple-land/ui/styles.css';
import 'temple-land-ui-next/styles.css';
import * as present from '@temple-land/ui';
import { or } from '@temple-land/ui/dictionaries/or';
import * as next from 'temple-land-ui-next';
import { hi } from 'temple-land-ui-next/dictionaries/hi';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = ['Puri', 'Paradip'].map((label) => ({ value: label, label }));

function Part({ kit, dictionary, name }) {
  const [isOpen, setOpen] = useState(false);
  const { Button, Combobox, DateField, Dialog, DictionaryProvider, TextField } = kit;
  return h(
    DictionaryProvider,
    { dictionary },
    h(TextField, { label: `${name} boat` }),
    h(Combobox, { label: `${name} port`, options }),
    h(DateField, { label: `${name} day` }),
    h(Button, { onClick: () => setOpen(true) }, `${name} question`),
    h(Dialog, { isOpen, onOpenChange: setOpen, title: `${name} dialog` }),
  );
}

const container = document.body.appendChild(document.createElement('main'));
createRoot(container).render([
  h('h1', { key: 'title' }, 'Two versions'),
  h(Part, { key: 'present', kit: present, dictionary: or, name: 'Present' }),
  h(Part, { key: 'next', kit: next, dictionary: hi, name: 'Next' }),
]);
