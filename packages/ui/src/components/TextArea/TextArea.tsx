'use client';
import { useId, type ChangeEvent } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { FieldCount } from '../Field/FieldCount.tsx';
import { toNativeProps, type ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import { useValueLength } from '../Field/useValueLength.ts';
import * as styles from './TextArea.css.ts';

/** The props of `TextArea`, with those of a native text area. */
export interface TextAreaProps extends FieldFrameProps, ControlProps<'textarea'> {
  /** Returns the text of the counter for the number of characters, for example "120 of 500 characters". */
  countText?: ((count: number) => string) | undefined;
}

/** Several lines of text, with a counter when there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, root } = useFieldProps(props);
  const { countText, ...area } = control;
  const { onChange, ...native } = toNativeProps(area);
  const { length, update } = useValueLength(root, area);
  const countId = useId();
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (countText) update(event.target.value);
    onChange(event);
  };
  return (
    <Field {...mergeProps({ className: styles.root }, frame)}>
      {(controlProps) => (
        <>
          <textarea
            {...mergeProps(
              mergeProps(controlProps, { 'aria-describedby': countText ? countId : undefined }),
              native,
            )}
            onChange={change}
            className={styles.area}
          />
          {countText && <FieldCount id={countId} text={countText(length)} />}
        </>
      )}
    </Field>
  );
}
