import { useState, type ComponentProps, type ReactNode } from 'react';
import { places, words } from '../page/data.ts';
import { useCodeBoxes } from '../page/useCodeBoxes.ts';
import { useDetails } from '../page/useDetails.ts';

interface FieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  error: string | undefined;
  onValue: (value: string) => void;
  before?: ReactNode;
  after?: ReactNode;
}

function Field({ id, label, error, onValue, before, after, ...input }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="together">
        {before}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onValue(event.target.value)}
        />
        {after}
      </div>
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

function Code({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const boxes = useCodeBoxes(value, onValue);
  return (
    <fieldset id="code" className="field">
      <legend>{words.code}</legend>
      <div className="r-code">
        {boxes.map(({ keep, ...box }) => (
          <input key={box.id} ref={keep} {...box} />
        ))}
      </div>
    </fieldset>
  );
}

export function Details() {
  const { values, set, errorOf, submit } = useDetails();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="button"
      aria-label={isShown ? undefined : words.showPassword}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? words.hide : words.show}
    </button>
  );
  const field = (name: keyof typeof values) => ({
    id: name,
    label: words[name],
    value: values[name],
    error: errorOf(name),
    onValue: set(name),
  });
  return (
    <form noValidate className="r-form" onSubmit={submit}>
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('password')} type={isShown ? 'text' : 'password'} after={toggle} />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field
        {...field('mobile')}
        type="tel"
        before={<span>+91</span>}
        after={
          <button type="button" className="button">
            {words.verify}
          </button>
        }
      />
      <Code value={values.code} onValue={set('code')} />
      <div className="field">
        <label htmlFor="place">{words.place}</label>
        <select
          id="place"
          value={values.place}
          aria-invalid={errorOf('place') !== undefined || undefined}
          aria-describedby={errorOf('place') && 'place-error'}
          onChange={(event) => set('place')(event.target.value)}
        >
          <option value="">{words.choose}</option>
          {places.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {errorOf('place') && (
          <p id="place-error" className="error">
            {errorOf('place')}
          </p>
        )}
      </div>
      <button type="submit" className="button main">
        {words.submit}
      </button>
    </form>
  );
}
