'use client';
import {
  Button,
  ComboBox,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';

/** A combobox of React Aria itself, in French. */
export function HostCombobox() {
  return (
    <I18nProvider locale="fr-FR">
      <ComboBox aria-label="Port">
        <Input />
        <Button>▾</Button>
        <Popover>
          <ListBox>
            <ListBoxItem id="puri">Puri</ListBoxItem>
            <ListBoxItem id="paradip">Paradip</ListBoxItem>
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
