'use client';
import {
  ComboBox,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';

const ports = ['Puri', 'Paradip', 'Gopalpur'];

/** A component of the application itself, made of React Aria in French. */
export function OwnCombobox() {
  return (
    <I18nProvider locale="fr-FR">
      <ComboBox>
        <Label>Port</Label>
        <Input />
        <Popover>
          <ListBox>
            {ports.map((port) => (
              <ListBoxItem key={port} id={port}>
                {port}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
