import { useEffect, useState, type FormEvent } from 'react';

/** The six values of the form. */
export interface Details {
  name: string;
  password: string;
  email: string;
  mobile: string;
  code: string;
  place: string;
}

const initialDetails: Details = {
  name: 'Sanatan',
  password: 'short',
  email: 'no address',
  mobile: '94370',
  code: '',
  place: '',
};

const rules: Record<keyof Details, (value: string) => string | undefined> = {
  name: (value) => (value === '' ? 'Enter your full name.' : undefined),
  password: (value) => (value.length < 8 ? 'Enter at least 8 characters.' : undefined),
  email: (value) => (value.includes('@') ? undefined : 'Enter a valid e-mail address.'),
  mobile: (value) => (/^\d{10}$/.test(value) ? undefined : 'Enter ten digits.'),
  code: () => undefined,
  place: (value) => (value === '' ? 'Select a district.' : undefined),
};

/** Returns values, errors and handlers of the form; four values are invalid at the start. */
export function useDetails() {
  const [values, setValues] = useState(initialDetails);
  useEffect(() => {
    const clear = () => setValues((now) => ({ ...now, code: '' }));
    window.addEventListener('clear-code', clear);
    return () => window.removeEventListener('clear-code', clear);
  }, []);
  const set = (name: keyof Details) => (value: string) =>
    setValues((now) => ({ ...now, [name]: value }));
  const errorOf = (name: keyof Details) => rules[name](values[name]);
  const submit = (event: FormEvent) => event.preventDefault();
  return { values, set, errorOf, submit };
}
