import type { ComponentProps } from 'react';
import * as styles from './Form.css.ts';

/** What a form takes, beside everything a native form takes. */
export type FormProps = Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'>;

/** A column of fields, sent by POST where there is no script; the browser's own messages are off, because the fields show theirs. */
export function Form(props: FormProps) {
  return <form method="post" {...props} noValidate className={styles.form} />;
}
