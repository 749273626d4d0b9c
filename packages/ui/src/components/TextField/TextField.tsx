import type { ComponentProps, ReactNode } from 'react';
import {
  control,
  group,
  grouped,
  prefix as prefixStyle,
  suffix as suffixStyle,
} from '../../styles/field.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as styles from './TextField.css.ts';

/** What a text field takes, beside everything a native input takes. */
export interface TextFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'prefix' | 'width'> {
  /** A fixed text before the value, for example +91. */
  prefix?: string;
  /** A fixed text after the value, for example acres. */
  suffix?: string;
  /** A link on the label's line. */
  labelAside?: ReactNode;
  /** How long the answer is expected to be. */
  width?: keyof typeof styles.width;
}

/** One line of text. */
export function TextField({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  labelAside,
  prefix,
  suffix,
  width = 'full',
  ...input
}: TextFieldProps) {
  const isGrouped = prefix !== undefined || suffix !== undefined;
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage, labelAside }}>
      {(wiring) => (
        <div className={`${styles.width[width]} ${isGrouped ? group : ''}`}>
          {prefix !== undefined && <span className={prefixStyle}>{prefix}</span>}
          <input type="text" {...input} {...wiring} className={isGrouped ? grouped : control} />
          {suffix !== undefined && <span className={suffixStyle}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
