import { useController } from 'react-hook-form';

/** A field of the kit, by its name in the form around it. */
export function KitField({ as: Field, name, rules, ...props }) {
  const { field } = useController({ name, rules });
  const { value, disabled, ...rest } = field;
  const state = typeof value === 'boolean' ? { isSelected: value } : { value };
  return <Field isDisabled={disabled} {...props} {...rest} {...state} />;
}

/** Returns what `register` of react-hook-form returns, whose handler takes the event, for a text field of the kit. */
export const toNative = ({ onChange, ...rest }) => ({ ...rest, onInput: onChange });

/** Returns the messages of react-hook-form by the name of the field, for `Form` of the kit. */
export const toMessages = (errors) =>
  Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
