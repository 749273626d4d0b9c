import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { FieldCount } from '../Field/FieldCount.tsx';
import { useValueLength } from '../Field/useValueLength.ts';
import * as styles from './TextArea.css.ts';

/** The props of `TextArea`, with those of a native text area. */
export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** Returns the text of the counter for the number of characters, for example "120 of 500 characters". */
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
  const { length, update } = useValueLength(area);
  const countId = useId();
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (countText) update(event.target.value);
    onChange?.(event);
  };
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(controlProps) => (
        <>
          <textarea
            {...area}
            {...controlProps}
            aria-describedby={
              [controlProps['aria-describedby'], countText && countId].filter(Boolean).join(' ') ||
              undefined
            }
            onChange={change}
            className={styles.area}
          />
          {countText && <FieldCount id={countId} text={countText(length)} />}
        </>
      )}
    </Field>
  );
}
