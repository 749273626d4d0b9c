import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

/** What a text area takes, beside everything a native one takes. */
export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** Gives the counter's words for the number of characters, for example "120 of 500 characters". */
  countText?: (count: number) => string;
}

/** Several lines of text, with a counter when there is a limit. */
export function TextArea({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  countText,
  onChange,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const count = area.value === undefined ? typed : String(area.value).length;
  const countId = useId();
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <>
          <textarea
            {...area}
            {...wiring}
            aria-describedby={
              [wiring['aria-describedby'], countText && countId].filter(Boolean).join(' ') ||
              undefined
            }
            onChange={change}
            className={styles.area}
          />
          {countText && (
            <p id={countId} className={styles.count}>
              {countText(count)}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
