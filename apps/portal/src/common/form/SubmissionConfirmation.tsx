import { ButtonLink } from '@temple-land/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './formPage.css.ts';

/** The props of `SubmissionConfirmation`. */
export interface SubmissionConfirmationProps {
  title: string;
  /** The label of the number. */
  numberLabel: string;
  number: string;
  /** What happens next, in order. */
  next: readonly string[];
  /** The path of the applicant's own applications; no link without it. */
  listPath: string | undefined;
  /** What can be done with the submitted form, beside the link to the list. */
  children?: ReactNode;
}

/** The confirmation of a submitted form: its number and what happens next. */
export function SubmissionConfirmation({
  title,
  numberLabel,
  number,
  next,
  listPath,
  children,
}: SubmissionConfirmationProps) {
  const { t } = useTranslation(['common', 'specification']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.formCard} ${styles.narrow}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{numberLabel}</p>
      <p className={styles.bigNumber} data-testid="application-number">
        {number}
      </p>
      <h2>{t('common:apply.done.next')}</h2>
      <ol className={styles.plainList}>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        {listPath !== undefined && (
          <ButtonLink kind="primary" href={listPath}>
            {t('common:apply.done.dashboard')}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}
