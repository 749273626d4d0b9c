import type { UseFormRegisterReturn } from 'react-hook-form';

/** Returns the registration of a field in its form as props of the kit, whose `onChange` is called with the value. */
export function toFieldProps({ name, ref, onBlur, onChange }: UseFormRegisterReturn) {
  return {
    name,
    ref,
    onBlur,
    onChange: (value: boolean | string) => void onChange({ target: { name, value } }),
  };
}

/**
 * Returns the registration of a group or a date as props of the kit: no element of them has the whole value, so the form
 * gets none.
 */
export function toGroupProps(registration: UseFormRegisterReturn, defaultValue: string) {
  const { name, onChange } = toFieldProps(registration);
  return { name, onChange, defaultValue };
}
