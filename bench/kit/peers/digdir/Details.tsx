import {
  Button,
  Field,
  Fieldset,
  Input,
  Label,
  Select,
  Textfield,
  ValidationMessage,
} from '@digdir/designsystemet-react';
import { useState, type ChangeEvent } from 'react';
import { places, words } from '../../page/data.ts';
import { useCodeBoxes } from '../../page/useCodeBoxes.ts';
import { useDetails } from '../../page/useDetails.ts';

function Code({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const boxes = useCodeBoxes(value, onValue);
  return (
    <Fieldset id="code">
      <Fieldset.Legend>{words.code}</Fieldset.Legend>
      <div className="r-code">
        {boxes.map(({ keep, ...box }) => (
          <Input key={box.id} ref={keep} {...box} />
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
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(name)(event.target.value),
  });
  const choose = (event: ChangeEvent<HTMLSelectElement>) => set('place')(event.target.value);
  return (
    <form noValidate className="r-form" onSubmit={submit}>
      <Textfield {...field('name')} autoComplete="name" />
      <div>
        <Textfield {...field('password')} type={isShown ? 'text' : 'password'} />
        <Button
          variant="tertiary"
          aria-label={isShown ? undefined : words.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </Button>
      </div>
      <Textfield {...field('email')} type="email" autoComplete="email" />
      <div>
        <Textfield {...field('mobile')} type="tel" prefix="+91" />
        <Button variant="tertiary">{words.verify}</Button>
      </div>
      <Code value={values.code} onValue={set('code')} />
      <Field>
        <Label>{words.place}</Label>
        <Select
          id="place"
          value={values.place}
          aria-invalid={errorOf('place') !== undefined}
          onChange={choose}
        >
          <Select.Option value="">{words.choose}</Select.Option>
          {places.map(({ value, label }) => (
            <Select.Option key={value} value={value}>
              {label}
            </Select.Option>
          ))}
        </Select>
        {errorOf('place') !== undefined && (
          <ValidationMessage>{errorOf('place')}</ValidationMessage>
        )}
      </Field>
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
