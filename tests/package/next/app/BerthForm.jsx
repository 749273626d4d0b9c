'use client';
import {
  Button,
  Checkbox,
  Combobox,
  DateField,
  Dialog,
  Form,
  PasswordField,
  Select,
  TextField,
} from '@temple-land/ui';
import { useState } from 'react';

const harbours = [
  { value: 'puri', label: 'Puri' },
  { value: 'paradip', label: 'Paradip' },
];

/** A form of interactive components. */
export function BerthForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Form>
      <TextField label="Name of the boat" name="boat" />
      <Select label="Harbour" name="harbour" options={harbours} />
      <Combobox label="Home port" name="port" options={harbours} />
      <DateField label="Arrival" name="arrival" />
      <PasswordField label="Password" name="password" />
      <Checkbox label="I know the rules of the harbour" name="rules" />
      <Button kind="primary" onClick={() => setOpen(true)}>
        Continue
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Send the application?" />
    </Form>
  );
}
