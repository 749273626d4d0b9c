import {
  Button,
  ErrorMessage,
  Fieldset,
  Form,
  FormGroup,
  InputGroup,
  InputPrefix,
  Label,
  Select,
  TextInput,
} from '@trussworks/react-uswds';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { places, words } from '../../page/data.ts';
import { useCodeBoxes } from '../../page/useCodeBoxes.ts';
import { useDetails } from '../../page/useDetails.ts';

interface FieldProps extends Omit<ComponentProps<typeof TextInput>, 'name' | 'ref'> {
  label: string;
  error: string | undefined;
  onValue: (value: string) => void;
  before?: ReactNode;
  after?: ReactNode;
}

function Field({ label, error, onValue, before, after, ...input }: FieldProps) {
  const { id } = input;
  const text = (
    <TextInput
      {...input}
      name={id}
      validationStatus={error === undefined ? undefined : 'error'}
      aria-describedby={error && `${id}-error`}
      onChange={(event) => onValue(event.target.value)}
    />
  );
  return (
    <FormGroup error={error !== undefined}>
      <Label htmlFor={id} error={error !== undefined}>
        {label}
      </Label>
      {error !== undefined && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      {before === undefined ? (
        text
      ) : (
        <InputGroup error={error !== undefined}>
          <InputPrefix>{before}</InputPrefix>
          {text}
        </InputGroup>
      )}
      {after}
    </FormGroup>
  );
}

function Code({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const boxes = useCodeBoxes(value, onValue);
  return (
    <Fieldset id="code" legend={words.code}>
      <div className="r-code">
        {boxes.map(({ keep, ...box }) => (
          <TextInput key={box.id} ref={keep} type="text" name={box.id} {...box} />
        ))}
      </div>
    </Fieldset>
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
    onValue: set(name),
  });
  const placeError = errorOf('place');
  return (
    <Form large noValidate onSubmit={submit}>
      <Field {...field('name')} type="text" autoComplete="name" />
      <Field
        {...field('password')}
        type={isShown ? 'text' : 'password'}
        after={
          <Button
            type="button"
            unstyled
            aria-label={isShown ? undefined : words.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </Button>
        }
      />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field
        {...field('mobile')}
        type="tel"
        before="+91"
        after={
          <Button type="button" unstyled>
            {words.verify}
          </Button>
        }
      />
      <Code value={values.code} onValue={set('code')} />
      <FormGroup error={placeError !== undefined}>
        <Label htmlFor="place">{words.place}</Label>
        {placeError !== undefined && <ErrorMessage id="place-error">{placeError}</ErrorMessage>}
        <Select
          id="place"
          name="place"
          value={values.place}
          aria-describedby={placeError && 'place-error'}
          onChange={(event) => set('place')(event.target.value)}
        >
          <option value="">{words.choose}</option>
          {places.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormGroup>
      <Button type="submit">{words.submit}</Button>
    </Form>
  );
}
