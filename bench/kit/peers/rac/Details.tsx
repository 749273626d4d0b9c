import { useState, type ReactNode } from 'react';
import {
  Button,
  FieldError,
  Form,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import { places, words } from '../../page/data.ts';
import { useCodeBoxes } from '../../page/useCodeBoxes.ts';
import { useDetails } from '../../page/useDetails.ts';

interface FieldProps extends TextFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
}

function Field({ label, error, before, after, ...field }: FieldProps) {
  return (
    <TextField {...field} className="field" validationBehavior="aria" isInvalid={!!error}>
      <Label>{label}</Label>
      <div className="together">
        {before}
        <Input />
        {after}
      </div>
      <FieldError className="error">{error}</FieldError>
    </TextField>
  );
}

function Code({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const boxes = useCodeBoxes(value, onValue);
  return (
    <Group id="code" className="field" aria-labelledby="code-label">
      <span id="code-label" className="label">
        {words.code}
      </span>
      <div className="r-code">
        {boxes.map(({ keep, ...box }) => (
          <Input key={box.id} ref={keep} {...box} />
        ))}
      </div>
    </Group>
  );
}

export function Details() {
  const { values, set, errorOf, submit } = useDetails();
  const [isShown, setShown] = useState(false);
  const field = (name: keyof typeof values) => ({
    id: name,
    label: words[name],
    value: values[name],
    error: errorOf(name),
    onChange: set(name),
  });
  const toggle = (
    <Button
      className="button"
      aria-label={isShown ? undefined : words.showPassword}
      onPress={() => setShown(!isShown)}
    >
      {isShown ? words.hide : words.show}
    </Button>
  );
  return (
    <Form className="r-form" validationBehavior="aria" onSubmit={submit}>
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('password')} type={isShown ? 'text' : 'password'} after={toggle} />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field
        {...field('mobile')}
        type="tel"
        before={<span>+91</span>}
        after={<Button className="button">{words.verify}</Button>}
      />
      <Code value={values.code} onValue={set('code')} />
      <Select
        className="field"
        placeholder={words.choose}
        validationBehavior="aria"
        isInvalid={errorOf('place') !== undefined}
        selectedKey={values.place === '' ? null : values.place}
        onSelectionChange={(key) => set('place')(String(key))}
      >
        <Label>{words.place}</Label>
        <Button className="value">
          <SelectValue />
        </Button>
        <FieldError className="error">{errorOf('place')}</FieldError>
        <Popover>
          <ListBox items={places} className="list">
            {(place) => <ListBoxItem id={place.value}>{place.label}</ListBoxItem>}
          </ListBox>
        </Popover>
      </Select>
      <Button type="submit" className="button main">
        {words.submit}
      </Button>
    </Form>
  );
}
